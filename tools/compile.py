"""Compile the rules and the search in place with mypyc, beside their plain sources.

pyproject.toml lists what is compiled, once for this and for the wheel. Without a C compiler everything runs
interpreted.
"""

import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from steps import BIN, LOCK, ROOT, Failure, digest, read_stamp, run, say, write_stamp

SOURCE = ROOT / "src"
STAMP = ROOT / "build" / "compiled.json"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
INTERPRETED = "Bosquet runs interpreted (slower bots)."


def ensure_compiled(required: bool) -> None:
    """Compile if anything changed. A failure stops only those who require the compiled modules."""
    obstacle = missing_compiler()
    if obstacle:
        remove_compiled()
        say(f"{obstacle}: {INTERPRETED}")
        return
    stamp = read_stamp(STAMP)
    now = compiled_digest()
    if stamp.get("digest") == now:
        modules = stamp.get("modules")
        if modules and all((ROOT / module).exists() for module in modules):
            return
        if modules == [] and not required:
            say(f"The rules could not be compiled last time: {INTERPRETED}")
            return
    remove_compiled()
    say("Compiling the rules...")
    try:
        run([BIN / "python", __file__], "The rules could not be compiled.")
    except Failure:
        remove_compiled()
        write_stamp(STAMP, digest=now, modules=[])
        if required:
            raise
        say(f"The rules could not be compiled: {INTERPRETED}")
        return
    write_stamp(STAMP, digest=now, modules=[str(file.relative_to(ROOT)) for file in compiled_modules()])


def compiler() -> str | None:
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command[0])


def missing_compiler() -> str | None:
    if not compiler():
        return "No C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "No C headers of Python found (on Debian: python3-dev)"
    return None


def hook() -> dict[str, Any]:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())
    found: dict[str, Any] = config["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    return found


def matching(patterns: list[str]) -> set[Path]:
    return {file for pattern in patterns for file in ROOT.glob(pattern)}


def compiled_digest() -> str:
    settings = hook()
    return digest([LOCK, *matching(settings["include"])], settings, SUFFIX, compiler())


def compiled_modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.so"))


def remove_compiled() -> None:
    STAMP.unlink(missing_ok=True)
    for module in compiled_modules():
        module.unlink()


def compile_in_place() -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution  # before mypyc, which looks for it
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CompileError, LinkError

    os.chdir(ROOT)
    settings = hook()
    sources = sorted(matching(settings["include"]) - matching(settings["exclude"]))
    names = [str(file.relative_to(ROOT)) for file in sources]
    extensions = mypycify(names, target_dir="build/c", **settings["options"])
    for extension in extensions:
        extension.extra_compile_args.append("-fvisibility=hidden")  # lets the compiler inline: 5 % faster
    command = build_ext(Distribution({"package_dir": {"": "src"}, "ext_modules": extensions}))
    command.inplace = True
    command.force = True
    command.build_lib = "build/lib"
    command.build_temp = "build/temp"
    command.ensure_finalized()
    try:
        command.run()
    except (CompileError, LinkError):
        sys.exit("The C compiler failed.")


if __name__ == "__main__":
    compile_in_place()
