"""Wheels with the engine compiled, for publishers (docs/PERFORMANCE.md).

    HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 python -m build --wheel

Without the variable the wheel is pure, and one for every Python. A compiled one holds the libraries
beside the sources, is for one Python on one platform, and plays the same games.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[Any]):
    """Compiles the engine before the wheel is packed."""

    def dependencies(self) -> list[str]:
        return ["mypy>=2.4", "setuptools>=80"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        here = os.getcwd()
        sys.path.insert(0, str(Path(self.root, "tools")))
        import compiling

        work = Path(self.root, ".cache", "fast", "work")
        libraries = work / "wheel"
        shutil.rmtree(libraries, ignore_errors=True)  # of earlier sources
        work.mkdir(parents=True, exist_ok=True)
        compiling.build(compiling.extensions(work), work, libraries, jobs=2)
        os.chdir(here)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in sorted(libraries.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(libraries).as_posix()
