"""The documentation site: built by `python tools/docs_site.py` from the pages of this repository.

The root of the repository is the source, so that links between pages work on the site as they do in
a checkout, and no text is kept twice.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

project = "Aquelarre"
copyright = "The Aquelarre authors"
extensions = ["myst_parser", "sphinx.ext.autodoc", "site_parts"]
root_doc = "docs/site/index"
include_patterns = [
    "README.md",
    "README.es.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/*.md",
    "docs/site/*.md",
    "docs/site/api/*.md",
    "src/aquelarre/games/*/RULES.md",
]
exclude_patterns = [".*", "**/_template", "build", "dist", "src/aquelarre/web"]

html_theme = "furo"
html_title = "Aquelarre"
html_copy_source = False
html_show_sphinx = False

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "imported-members": True, "undoc-members": True}
autoclass_content = "both"
# Examples are shortened with "…", which is in no language.
suppress_warnings = ["misc.highlighting_failure"]
