"""Compares how Chromium and rsvg-convert paint frames that touchstone rendered.

    python3 frames.py TOUCHSTONE SAMPLES SCREENSHOTS

Each frame is painted by both, three pixels a point, and compared by `pixels.py`. The last line is "N passed,
N failed".
"""

import base64
import os
import re
import subprocess
import sys
import tempfile

from checks import check, run
from devtools import Browser
from pixels import COMPARE, limit_fonts, told

# Recording, scene, and times in seconds.
FRAMES = [
    ("demo", "workbench", (0.5, 4.7, 7.3)),
    ("scroll-flick", "scroll", (0.2, 0.6, 3)),
    ("scroll-pager", "scroll", (0.5,)),
    ("scroll-pinch", "scroll", (1.5,)),
]
# The number of pixels per point, as on a phone.
SCALE = 3
# The number of pixels in a thousand that may differ, and of the 576 in any square of 24 by
# 24 pixels. Measured: at most 0.89 and 49, all of them in letters, whose baselines Chromium
# puts on whole pixels; a missing dot of 7 points or a missing digit makes 103 and more in a square.
SHARE = 1.5
CROWD = 72

# The stored picture of labels and controls.
CONTROLS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../TouchReportTests/Golden/controls.svg")

def in_browser(page, svg):
    """Chromium's rendering: a PNG in base 64."""
    width, height = (int(float(re.search(rf'<svg[^>]* {side}="([0-9.]+)"', open(svg).read())[1])) for side in ("width", "height"))
    page.show(svg, width, height)
    page.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=SCALE, mobile=False)
    page.frame()
    return page.send("Page.captureScreenshot", format="png")["data"]


def in_rsvg(svg):
    """librsvg's rendering: a PNG in base 64."""
    return base64.b64encode(subprocess.run(["rsvg-convert", "--zoom", str(SCALE), svg], check=True, capture_output=True).stdout).decode()


def is_alike(seen):
    return "share" in seen and seen["share"] <= SHARE and seen["crowd"] <= CROWD


def compare(page, svg, other):
    """The differences between the browser's rendering of one file and librsvg's of another."""
    one, two = in_browser(page, svg), in_rsvg(other)
    page.send("Page.navigate", url="about:blank")
    page.until("location.protocol === 'about:' && document.readyState === 'complete'")
    return page.evaluate(f"{COMPARE}('{one}', '{two}')"), one, two


def without(svg, kind, path):
    """Writes the picture without its last shape of a kind; returns whether there is one."""
    text = open(svg).read()
    found = list(re.finditer(rf"<{kind}\b[^>]*?(/>|>[^<]*</{kind}>)", text))
    if not found:
        return False
    with open(path, "w") as file:
        file.write(text[: found[-1].start()] + text[found[-1].end() :])
    return True


def hold(page, name, svg, folder):
    """Checks that both render a picture alike, and stores both renderings."""
    seen, one, two = compare(page, svg, svg)
    print(f"{name}: {told(seen)}")
    check(f"{name}: Chromium and librsvg paint it alike", is_alike(seen), seen)
    for painter, picture in (("chromium", one), ("librsvg", two)):
        with open(os.path.join(folder, f"{os.path.basename(svg)[:-4]}-{painter}.png"), "wb") as file:
            file.write(base64.b64decode(picture))


def main():
    with tempfile.TemporaryDirectory() as room:
        limit_fonts(room)
        look(*map(os.path.abspath, sys.argv[1:4]))


def look(program, samples, folder):
    os.makedirs(folder, exist_ok=True)
    browser = Browser()
    try:
        page = browser.open()
        for recording, scene, moments in FRAMES:
            for moment in moments:
                name = f"{scene}, {recording} at {moment} s"
                svg = os.path.join(folder, f"{recording}-{moment}.svg")
                subprocess.run(
                    [program, "render", os.path.join(samples, f"{recording}.touches"), "--scene", scene,
                     "--at", str(moment), "-o", svg], check=True)
                hold(page, name, svg, folder)
        # Labels and controls: shadows, round clips, opacity of groups.
        hold(page, "controls", CONTROLS, folder)
        # The test can fail: it finds a shape, a text or a colour that one of them omits.
        recording, scene, moments = FRAMES[0]
        svg = os.path.join(folder, f"{recording}-{moments[1]}.svg")
        lacking = os.path.join(folder, "lacking.svg")
        for kind in ("rect", "circle", "path", "text"):
            if without(svg, kind, lacking):
                seen, _, _ = compare(page, svg, lacking)
                print(f"without its last {kind}: {told(seen)}")
                check(f"a picture without its last {kind} is another one", not is_alike(seen), seen)
        os.remove(lacking)
    finally:
        browser.close()


run(main)
