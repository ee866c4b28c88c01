# make play   play now        make test   every test        make build   build/tessera
# All of them install what is missing first (tools/need says what and why) and work
# without a network once it is there.

.PHONY: play build test bench load fuzz format clean

build: build/.ready
	@ninja -C build

build/.ready: tools/need
	@tools/need build
	@test -f build/build.ninja || meson setup build >/dev/null
	@touch $@

play: build
	@build/tessera serve

test:
	@tools/test

bench: build
	@build/tessera bench --all

load:
	@tools/need test
	@test -f build/load/build.ninja || meson setup build/load -Dtests=true >/dev/null
	@ninja -C build/load tessera test/bench/load >/dev/null
	@test/bench/load build/load/tessera build/load/test/bench/load

fuzz:
	@tools/need fuzz
	@tools/fuzz $(SECONDS)

format:
	@git ls-files '*.c' '*.h' | xargs clang-format -i

clean:
	@rm -rf build
