"""What a wheel carries besides the sources: compiled modules and built pages. Hatchling calls this.

Both are made in a copy of the project, so that building never writes into the checkout. Without a C compiler
the wheel is plain Python, without Node it has no pages; either is said in one line.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import compile
import web
from steps import ROOT, Failure, run, say

COPIED = ("src", "tools", "web", "locks", "pyproject.toml", "README.md")
LEFT_OUT = ("node_modules", "generated", "__pycache__", "*.so", "*.pyd")
SITE = "bosquet/house/site"  # where it lies in a wheel
PREBUILT = "BOSQUET_PREBUILT"  # pack the modules and pages that lie in the checkout, as a quick test does


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add what is made. An editable installation uses what lies in the checkout."""
        if version == "editable":
            return
        self.folder = Path(tempfile.mkdtemp(prefix="bosquet-build-"))
        included = build_data["force_include"]
        if self.target_name == "sdist":
            included.update(pages(self.folder, f"src/{SITE}"))
            return
        modules = compiled(self.folder)
        included.update(modules)
        included.update(pages(self.folder, SITE))
        if modules:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self.folder, ignore_errors=True)


def compiled(folder: Path) -> dict[str, str]:
    """Compiled modules by where they lie, and where they go in the wheel."""
    if os.environ.get(PREBUILT):
        return {str(module): str(module.relative_to(compile.SOURCE)) for module in compile.compiled_modules()}
    obstacle = compile.missing_compiler()
    if obstacle:
        say(f"{obstacle}: this wheel is plain Python, and its bots are slower.")
        return {}
    copy = copied(folder)
    say("Compiling the rules...")
    try:
        run([sys.executable, copy / "tools" / "compile.py", "wheel"], "The rules could not be compiled.")
    except Failure as failure:
        sys.exit(str(failure))  # whoever has a compiler is not handed the slow library in silence
    source = copy / "src"
    return {
        str(module): str(module.relative_to(source))
        for ending in ("*.so", "*.pyd")
        for module in source.rglob(ending)
    }


def pages(folder: Path, target: str) -> dict[str, str]:
    """The built pages: those that came with the sources, the checkout's if up to date, or new ones."""
    came_along = (ROOT / "PKG-INFO").exists() and (web.SITE / "index.html").exists()
    if came_along or os.environ.get(PREBUILT) or web.is_built():
        return {str(web.SITE): target}
    if not web.has_node():
        say("No Node found: the pages are left out. `bosquet serve` then needs `--site`.")
        return {}
    copy = copied(folder)
    say("Building the web pages...")
    command = [sys.executable, "-c", "import web; web.build()"]
    try:
        run(command, "The web pages could not be built.", copy / "tools")
    except Failure as failure:
        sys.exit(str(failure))
    return {str(copy / "src" / SITE): target}


def copied(folder: Path) -> Path:
    """The project once more, without what was made in it."""
    copy = folder / "bosquet"
    if not copy.exists():
        copy.mkdir()
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns(*LEFT_OUT))
            else:
                shutil.copy2(source, copy / name)
        shutil.rmtree(copy / "src" / SITE, ignore_errors=True)
    return copy
