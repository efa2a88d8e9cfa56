"""Compares how Chromium and rsvg-convert paint frames that touchstone rendered.

    python3 frames.py TOUCHSTONE SAMPLES SCREENSHOTS

Each frame is painted by both, three pixels a point. A pixel differs where no pixel of the other picture, out of
the nine around the same place, is of nearly its colour: edges may be smoothed and letters hinted in
another way, but nothing may be missing, moved or of another colour. The last line is "N passed, N failed".
"""

import base64
import os
import re
import subprocess
import sys
import tempfile

from checks import check, run
from devtools import Browser

# Recording, scene, and times in seconds.
FRAMES = [
    ("demo", "workbench", (0.5, 4.7, 7.3)),
    ("scroll-flick", "scroll", (0.2, 0.6, 3)),
    ("scroll-pager", "scroll", (0.5,)),
    ("scroll-pinch", "scroll", (1.5,)),
]
# The number of pixels per point, as on a phone.
SCALE = 3
# The difference in red, green and blue up to which two colours count as nearly the same.
NEAR = 48
# The number of pixels in a thousand that may differ, and of the 576 in any square of SQUARE by
# SQUARE pixels. Measured: at most 0.89 and 49, all of them in letters, whose baselines Chromium
# puts on whole pixels; a missing dot of 7 points or a missing digit makes 103 and more in a square.
SHARE = 1.5
SQUARE = 24
CROWD = 72

# The only fonts that both painters see: a machine's font for Helvetica isn't compared.
FONTS = "/usr/share/fonts/truetype/liberation"
FACES = ("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf")

# The stored picture of labels and controls.
CONTROLS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../TouchReportTests/Golden/controls.svg")

COMPARE = """(async (one, other) => {
  const pixels = async (data) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, image.width, image.height);
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height) {
    return { size: [a.width, a.height, b.width, b.height] };
  }
  const { width, height } = a;
  const apart = (p, i, q, j) => Math.max(
    Math.abs(p[i] - q[j]), Math.abs(p[i + 1] - q[j + 1]), Math.abs(p[i + 2] - q[j + 2]));
  const isAlone = (p, q, x, y) => {
    const i = 4 * (y * width + x);
    for (let v = Math.max(y - 1, 0); v <= Math.min(y + 1, height - 1); v += 1) {
      for (let u = Math.max(x - 1, 0); u <= Math.min(x + 1, width - 1); u += 1) {
        if (apart(p, i, q, 4 * (v * width + u)) <= NEAR) return false;
      }
    }
    return true;
  };
  const crowds = new Map();
  let [count, sum] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = 4 * (y * width + x);
      const way = apart(a.data, i, b.data, i);
      sum += way;
      if (way <= NEAR || !(isAlone(a.data, b.data, x, y) || isAlone(b.data, a.data, x, y))) continue;
      count += 1;
      const square = `${Math.floor(x / SQUARE) * SQUARE},${Math.floor(y / SQUARE) * SQUARE}`;
      crowds.set(square, (crowds.get(square) ?? 0) + 1);
    }
  }
  const worst = [...crowds].sort((p, q) => q[1] - p[1])[0] ?? ['', 0];
  return { share: 1000 * count / (width * height), mean: sum / (width * height), crowd: worst[1], at: worst[0] };
})""".replace("NEAR", str(NEAR)).replace("SQUARE", str(SQUARE))


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


def told(seen):
    """The measurements as text."""
    if "share" not in seen:
        return f"the sizes differ: {seen['size']}"
    return f"{seen['share']:.2f} ‰ of the pixels differ, {seen['crowd']} in a square, mean difference {seen['mean']:.2f}"


def limit_fonts(room):
    """Makes only two faces of one family visible to the painters."""
    for face in FACES:
        if not os.path.exists(os.path.join(FONTS, face)):
            raise RuntimeError(f"{FONTS}/{face} is missing; install Debian's fonts-liberation")
        os.symlink(os.path.join(FONTS, face), os.path.join(room, face))
    settings = os.path.join(room, "fonts.conf")
    with open(settings, "w", encoding="utf-8") as file:
        file.write(
            "<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'>"
            f"<fontconfig><dir>{room}</dir><cachedir>{room}/cache</cachedir></fontconfig>")
    os.environ["FONTCONFIG_FILE"] = settings


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
