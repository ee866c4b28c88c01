"""Builds the wheel (PEP 517) with the standard library alone, so that it works offline.

The C library comes from TESSERA_LIBRARY, or is built here by meson and ninja: the one of
src/lib/meson.build that has libsodium within it, so that the wheel needs nothing of the machine.
"""
import base64
import hashlib
import os
import pathlib
import subprocess
import sysconfig
import tempfile
import tomllib
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
NAME = "tessera_games"


def _project():
    return tomllib.loads((HERE / "pyproject.toml").read_text())["project"]


def _tag():
    return "py3-none-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")


def _library(folder):
    """The path of libtessera, built in `folder` if nobody names one."""
    if os.environ.get("TESSERA_LIBRARY"):
        return pathlib.Path(os.environ["TESSERA_LIBRARY"])
    subprocess.run(["meson", "setup", folder, str(HERE.parent), "-Dlibrary=true", "-Db_lto=false"], check=True)
    subprocess.run(["meson", "compile", "-C", folder, "tessera-wheel:shared_library"], check=True)
    return pathlib.Path(folder) / "src/lib/libtessera-wheel.so"


def _metadata():
    p = _project()
    lines = ["Metadata-Version: 2.1", f"Name: {p['name']}", f"Version: {p['version']}",
             f"Summary: {p['description']}", f"Requires-Python: {p['requires-python']}"]
    lines += [f"Requires-Dist: {d}" for d in p["dependencies"]]
    lines += ["Description-Content-Type: text/markdown", "", (HERE / "README.md").read_text()]
    return "\n".join(lines)


def _write(wheel, files):
    """Writes the files and the record of their hashes, always with the same bytes."""
    record = []
    place = f"{NAME}-{_project()['version']}.dist-info/RECORD"
    for name, data in files + [(place, None)]:
        if data is None:
            data = "".join(f"{line}\n" for line in [*record, f"{place},,"]).encode()
        info = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
        info.external_attr = 0o644 << 16
        wheel.writestr(info, data, zipfile.ZIP_DEFLATED)
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record.append(f"{name},sha256={digest},{len(data)}")


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel and returns its name."""
    version = _project()["version"]
    info = f"{NAME}-{version}.dist-info"
    with tempfile.TemporaryDirectory() as folder:
        library = _library(folder).read_bytes()
    files = [(str(p.relative_to(HERE)), p.read_bytes()) for p in sorted((HERE / "tessera").rglob("*"))
             if p.suffix == ".py" or p.name == "py.typed"]
    files += [(f"tessera/drawing/maps/{p.name}", p.read_bytes())
              for p in sorted((HERE.parent / "data" / "maps").glob("*.json"))]
    files += [("tessera/libtessera.so", library),
              (f"{info}/METADATA", _metadata().encode()),
              (f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: tessera\nRoot-Is-Purelib: false\n"
                                f"Tag: {_tag()}\n".encode())]
    name = f"{NAME}-{version}-{_tag()}.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w") as wheel:
        _write(wheel, files)
    return name
