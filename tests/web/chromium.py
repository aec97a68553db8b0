"""The browser of this machine, without what a test does not need."""

import shutil

from playwright.sync_api import Browser, Playwright

# The shell is the same engine without windows: a new page costs it a quarter.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]


def chromium(playwright: Playwright) -> Browser:
    path = next(found for name in NAMES if (found := shutil.which(name)))
    return playwright.chromium.launch(executable_path=path, args=QUIET)
