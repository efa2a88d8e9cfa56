"""Compares two pictures pixel by pixel, for scripts that paint them with the same fonts.

A pixel differs where no pixel of the other picture, out of the nine around the same place, is of nearly its
colour: edges may be smoothed and letters hinted in another way, but nothing may be missing, moved or of another
colour.
"""

import os

# The difference in red, green and blue up to which two colours count as nearly the same.
NEAR = 48
# The side of the squares in which differing pixels are counted.
SQUARE = 24

# The only fonts that the painters see: a machine's font for Helvetica isn't compared.
FONTS = "/usr/share/fonts/truetype/liberation"
FACES = ("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf")

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
