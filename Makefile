# make play   play now        make test   every test        make build   build/tessera
# All of them install what is missing first (tools/need says what and why) and work
# without a network once it is there.

.PHONY: play build test site install uninstall deb wheel conform static bench figures load fuzz chaos format clean

PREFIX ?= /usr/local

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

# The whole program as static files for any web space: build/site, docs/site.md.
site:
	@tools/need site
	@tools/site

# Program, library, manual, completion, unit and documents; DESTDIR stands before it all.
install:
	@tools/need build
	@test -f build/install/build.ninja || \
	  meson setup build/install -Dlibrary=true -Dprefix=$(PREFIX) >/dev/null
	@meson configure build/install -Dprefix=$(PREFIX)
	@ninja -C build/install
	@DESTDIR=$(DESTDIR) meson install -C build/install --no-rebuild >/dev/null
	@echo "Installed into $(DESTDIR)$(PREFIX)."

# Takes away what the last `make install` has brought.
uninstall:
	@ninja -C build/install uninstall >/dev/null

deb:
	@tools/need deb
	@packaging/deb

# The Python package with the library in it: build/wheel/*.whl
wheel:
	@tools/need build
	@tools/wheel

# The tests of PettingZoo, Gymnasium and OpenSpiel on our environments, where they are installed.
conform:
	@tools/need test
	@tools/conform

static:
	@tools/need static
	@tools/static

bench: build
	@build/tessera bench --all

# All figures of docs/performance.md, from one command.
figures:
	@tools/figures

load:
	@tools/need test
	@test -f build/load/build.ninja || meson setup build/load -Dtests=true >/dev/null
	@ninja -C build/load tessera test/bench/load >/dev/null
	@test/bench/load build/load/tessera build/load/test/bench/load

fuzz:
	@tools/need fuzz
	@tools/fuzz $(SECONDS)

# Faults under load for so many seconds on each database: lost 0, stale 0.
chaos:
	@tools/need test
	@test -f build/load/build.ninja || meson setup build/load -Dtests=true >/dev/null
	@ninja -C build/load test/tessera-toys test/wallstep.so >/dev/null
	@test/server/chaos build/load/test/tessera-toys $(or $(SECONDS),600)

format:
	@git ls-files '*.c' '*.h' | xargs clang-format -i

clean:
	@rm -rf build
