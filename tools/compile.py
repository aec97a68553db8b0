"""Compile the rules and the search in place with mypyc, beside their plain sources.

pyproject.toml lists what is compiled. Without a C compiler everything runs interpreted. In parts, core and
every game are libraries of their own, so that a change to one game compiles no other. A wheel has the same
parts, better optimised. Whole, everything is one library and a little faster (docs/architecture.md).
"""

import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from steps import BIN, LOCKS, ROOT, Failure, digest, read_stamp, run, say, write_stamp

if TYPE_CHECKING:
    from setuptools import Extension

SOURCE = ROOT / "src"
GAMES = SOURCE / "bosquet" / "games"
STAMP = ROOT / "build" / "compiled.json"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
INTERPRETED = "Bosquet runs interpreted (slower bots)."
NEWS = "Compiled "  # begins a line that people see while it goes on
# How much the C compiler thinks. 1 takes half the time of 3, and a game a tenth longer.
LEVELS = {"parts": "1", "wheel": "3", "whole": "3"}
LIBRARY = "__mypyc"  # how mypyc ends the name of a library


def ensure_compiled(required: bool, whole: bool = False) -> None:
    """Compile if anything changed. A failure stops only those who require the compiled modules."""
    obstacle = missing_compiler()
    if obstacle:
        remove_compiled()
        say(f"{obstacle}: {INTERPRETED}")
        return
    stamp = read_stamp(STAMP)
    now = compiled_digest(whole)
    if stamp.get("digest") == now:
        modules = stamp.get("modules")
        if modules and all((ROOT / module).exists() for module in modules):
            return
        if modules == [] and not required:
            say(f"The rules could not be compiled last time: {INTERPRETED}")
            return
    remove_compiled()
    say("Compiling the rules...")
    how = "whole" if whole else "parts"
    try:
        run([BIN / "python", __file__, how], "The rules could not be compiled.", news=NEWS)
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


def listed() -> dict[str, list[str]]:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())
    found: dict[str, list[str]] = config["tool"]["bosquet"]["compile"]
    return found


def matching(patterns: list[str]) -> set[Path]:
    return {file for pattern in patterns for file in ROOT.glob(pattern)}


def sources() -> list[Path]:
    patterns = listed()
    return sorted(matching(patterns["include"]) - matching(patterns["exclude"]))


def parts() -> dict[str, list[Path]]:
    """What is compiled together: a game, and everything that is no game."""
    found: dict[str, list[Path]] = {}
    for file in sources():
        game = file.relative_to(GAMES).parts[0] if file.is_relative_to(GAMES) else "core"
        found.setdefault(game, []).append(file)
    return found


def tools_digest() -> str:
    """What makes everything compile anew: other tools or other settings."""
    return digest([LOCKS / "compile.txt", Path(__file__)], listed(), SUFFIX, compiler())


def compiled_digest(whole: bool) -> str:
    return digest(sources(), tools_digest(), whole)


def compiled_modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.so"))


def remove_compiled() -> None:
    STAMP.unlink(missing_ok=True)
    for module in compiled_modules():
        module.unlink()


def compile_in_place(how: str) -> None:
    """Only what changed since the last time is compiled: what it is made from is kept in `build`."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CompileError, LinkError

    class Build(build_ext):
        def build_extension(self, ext: "Extension") -> None:
            built = Path(self.get_ext_fullpath(ext.name))
            before = built.stat().st_mtime_ns if built.exists() else 0
            super().build_extension(ext)
            if ext.name.endswith(LIBRARY) and built.stat().st_mtime_ns != before:
                say(f"{NEWS}{ext.name.removesuffix(LIBRARY).removeprefix('bosquet_')}.")

    os.chdir(ROOT)
    folder = Path("build", how)
    stamp = folder / "tools.json"
    if read_stamp(stamp).get("digest") != tools_digest():
        shutil.rmtree(folder, ignore_errors=True)
    extensions = generate_c(folder / "c", how)
    # The longest first: nobody waits at the end for one that began late.
    extensions.sort(key=lambda extension: -sum(Path(file).stat().st_size for file in extension.sources))
    command = Build(Distribution({"package_dir": {"": "src"}, "ext_modules": extensions}))
    command.inplace = True
    command.parallel = os.cpu_count()
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.ensure_finalized()
    try:
        command.run()
    except (CompileError, LinkError):
        sys.exit("The C compiler failed.")
    write_stamp(stamp, digest=tools_digest())


def generate_c(folder: Path, how: str) -> list[Any]:
    """mypyc's part, a few seconds. A C file is written anew only where its text changes."""
    from mypyc.build import mypycify

    options: dict[str, Any] = {"target_dir": str(folder), "opt_level": LEVELS[how], "debug_level": "0"}
    paths = [str(file.relative_to(ROOT)) for file in sources()]
    if how == "whole":
        extensions = mypycify(paths, group_name="bosquet", **options)
    else:
        groups: list[tuple[list[str], str | None]] = [
            ([str(file.relative_to(ROOT)) for file in files], f"bosquet_{name}")
            for name, files in parts().items()
        ]
        # Without a cache of mypy's own: it saves a second or two, and would be one more thing to trust.
        no_cache = f"--cache-dir={os.devnull}"
        extensions = mypycify([no_cache, *paths], separate=groups, **options)
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")  # lets the compiler inline: 5 % faster
    return extensions


if __name__ == "__main__":
    compile_in_place(sys.argv[1])
