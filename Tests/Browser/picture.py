"""Compares the README's picture of a report with the page that touchstone writes now.

    python3 picture.py REPORT PICTURE SCREENSHOT

The page is painted to SCREENSHOT; where TOUCHSTONE_WRITE_PICTURES is 1 it replaces PICTURE as well. The last line
is "N passed, N failed".
"""

import base64
import os
import shutil
import sys
import tempfile

from checks import check, run
from devtools import Browser
from pixels import COMPARE, limit_fonts, told

# The window, in points: the README shows about half of its width.
WINDOW = (1280, 960)
# What the picture shows: a swipe that was just recognized.
MOMENT = "#t=3.4"
# Another moment, which the comparison has to tell from it.
OTHER = "#t=2.5"
# The number of pixels in a thousand that may differ: builds of Chromium smooth edges in their own ways.
SHARE = 5


def encoded(path):
    with open(path, "rb") as file:
        return base64.b64encode(file.read()).decode()


def main():
    report, stored, painted = map(os.path.abspath, sys.argv[1:4])
    with tempfile.TemporaryDirectory() as room:
        limit_fonts(room)
        browser = Browser()
        try:
            page = browser.open()
            other = os.path.join(room, "other.png")
            for path, moment in ((painted, MOMENT), (other, OTHER)):
                page.show(report, *WINDOW, fragment=moment)
                page.screenshot(path)
            if os.environ.get("TOUCHSTONE_WRITE_PICTURES") == "1":
                shutil.copyfile(painted, stored)
            page.send("Page.navigate", url="about:blank")
            page.until("location.protocol === 'about:' && document.readyState === 'complete'")
            seen, unlike = (page.evaluate(f"{COMPARE}('{encoded(stored)}', '{encoded(one)}')") for one in (painted, other))
            print(f"the README's picture: {told(seen)}")
            check("the README's picture of a report is fresh; TOUCHSTONE_WRITE_PICTURES=1 writes it",
                  seen.get("share", 1000) <= SHARE, seen)
            check("a picture of another moment is another one", unlike.get("share", 1000) > SHARE, unlike)
        finally:
            browser.close()


run(main)
