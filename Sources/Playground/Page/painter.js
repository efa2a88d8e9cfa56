// Paints a display list, straight from the module's memory, on a canvas.

const lineCaps = ["butt", "round", "square"];
const lineJoins = ["miter", "round", "bevel"];
const textAlignments = ["left", "center", "right"];
const fillRules = ["nonzero", "evenodd"];
/// How far, in standard deviations, a blur is seen.
const visibleBlur = 3;

/// Reads the words of a list, and paints them.
class Painter {
  /// - Parameters:
  ///   - canvas: Where it is painted.
  ///   - makeCanvas: Makes a canvas that isn't shown.
  constructor(canvas, makeCanvas) {
    this.canvas = canvas;
    this.makeCanvas = makeCanvas;
    this.spare = [];
    this.fonts = new Map();
    this.colors = new Map();
  }

  /// Paints a list over the whole canvas.
  paint(list) {
    const context = this.context ??= this.canvas.getContext("2d");
    this.whole = list.whole;
    this.fractions = list.fractions;
    this.bytes = list.bytes;
    const [width, height] = [list.fractions[list.start], list.fractions[list.start + 1]];
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    context.scale(this.canvas.width / width, this.canvas.height / height);
    this.#commands(context, list.start + 2, list.end, 0);
  }

  /// Paints commands up to the end of their group; gives back the place behind it.
  #commands(context, start, end, depth) {
    const { whole, fractions } = this;
    let place = start;
    while (place < end) {
      switch (whole[place]) {
        case 1: place = this.#group(context, place + 1, end, depth); break;
        case 2: return place + 1;
        case 3: {
          context.fillStyle = this.#color(whole[place + 2]);
          const next = this.#path(context, place + 3);
          context.fill(fillRules[whole[place + 1]]);
          place = next;
          break;
        }
        case 4: place = this.#stroke(context, place + 1); break;
        case 5: place = this.#text(context, place + 1); break;
        case 6: {
          const stop = place + 2 + whole[place + 1];
          context.save();
          context.beginPath();
          context.rect(0, 0, fractions[place + 2], fractions[place + 3]);
          context.clip();
          this.#commands(context, place + 4, stop, depth);
          context.restore();
          place = stop;
          break;
        }
        default: throw new Error(`the display list has no command ${whole[place]}`);
      }
    }
    return place;
  }

  /// Traces a path; gives back the place behind it.
  #path(context, start) {
    const { whole, fractions } = this;
    const end = start + 1 + whole[start];
    let place = start + 1;
    context.beginPath();
    while (place < end) {
      const f = fractions;
      switch (whole[place]) {
        case 0: context.moveTo(f[place + 1], f[place + 2]); place += 3; break;
        case 1: context.lineTo(f[place + 1], f[place + 2]); place += 3; break;
        case 2: context.quadraticCurveTo(f[place + 1], f[place + 2], f[place + 3], f[place + 4]); place += 5; break;
        case 3: context.bezierCurveTo(f[place + 1], f[place + 2], f[place + 3], f[place + 4], f[place + 5], f[place + 6]); place += 7; break;
        default: context.closePath(); place += 1;
      }
    }
    return end;
  }

  #stroke(context, start) {
    const { whole, fractions } = this;
    const count = whole[start + 6];
    context.strokeStyle = this.#color(whole[start]);
    context.lineWidth = fractions[start + 1];
    context.lineCap = lineCaps[whole[start + 2]];
    context.lineJoin = lineJoins[whole[start + 3]];
    context.miterLimit = fractions[start + 4];
    context.lineDashOffset = fractions[start + 5];
    context.setLineDash(count === 0 ? [] : Array.from(fractions.subarray(start + 7, start + 7 + count)));
    const next = this.#path(context, start + 7 + count);
    context.stroke();
    return next;
  }

  #text(context, start) {
    const { whole, fractions } = this;
    const length = whole[start + 6];
    const words = decoder.decode(this.bytes.subarray((start + 7) * 4, (start + 7) * 4 + length));
    context.fillStyle = this.#color(whole[start]);
    context.font = this.#font(whole[start + 4], fractions[start + 3]);
    context.textAlign = textAlignments[whole[start + 5]];
    context.textBaseline = "alphabetic";
    context.fillText(words, fractions[start + 1], fractions[start + 2]);
    return start + 7 + ((length + 3) >> 2);
  }

  /// A group: its transform, its shadow below it, its clip, its opacity as a whole.
  #group(context, start, end, depth) {
    const { whole, fractions } = this;
    const flags = whole[start];
    const opacity = fractions[start + 7];
    let place = start + 8;
    context.save();
    context.transform(...fractions.subarray(start + 1, start + 7));
    const clip = place;
    if (flags & 1) place += 1 + whole[place];
    const shadow = place;
    if (flags & 2) place += 4;
    if (flags & 1) {
      this.#path(context, clip);
      context.clip(fillRules[flags & 4 ? 1 : 0]);
    }
    const next = opacity < 1 || flags & 2
      ? this.#layer(context, place, end, depth, opacity, flags & 2 ? shadow : null)
      : this.#commands(context, place, end, depth);
    context.restore();
    return next;
  }

  /// Paints a group on a canvas of its own, and that on the one below.
  #layer(context, place, end, depth, opacity, shadow) {
    const map = context.getTransform();
    const { whole, fractions } = this;
    const box = new ListBounds(whole, fractions).of(place, end, [map.a, map.b, map.c, map.d, map.e, map.f]);
    const scale = Math.sqrt(Math.abs(map.a * map.d - map.b * map.c));
    const left = Math.max(Math.floor(box.left) - 1, 0);
    const top = Math.max(Math.floor(box.top) - 1, 0);
    const width = Math.min(Math.ceil(box.right) + 1, this.canvas.width) - left;
    const height = Math.min(Math.ceil(box.bottom) + 1, this.canvas.height) - top;
    if (!(width > 0 && height > 0)) return box.next;
    const own = this.#spare(depth, width, height);
    own.setTransform(map.a, map.b, map.c, map.d, map.e - left, map.f - top);
    const next = this.#commands(own, place, end, depth + 1);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = opacity;
    if (shadow !== null) {
      // A canvas measures shadows in its own pixels.
      const [dx, dy, blur] = fractions.subarray(shadow + 1, shadow + 4);
      context.shadowColor = this.#color(whole[shadow]);
      context.shadowOffsetX = map.a * dx + map.c * dy;
      context.shadowOffsetY = map.b * dx + map.d * dy;
      context.shadowBlur = 2 * blur * scale;
    }
    context.drawImage(own.canvas, 0, 0, width, height, left, top, width, height);
    return next;
  }

  /// An empty canvas for a depth of groups, at least as large as wanted.
  #spare(depth, width, height) {
    const canvas = (this.spare[depth] ??= this.makeCanvas());
    const own = canvas.getContext("2d");
    if (canvas.width < width || canvas.height < height) {
      canvas.width = Math.max(canvas.width, width);
      canvas.height = Math.max(canvas.height, height);
    } else {
      own.setTransform(1, 0, 0, 1, 0, 0);
      own.clearRect(0, 0, width, height);
    }
    return own;
  }

  #font(weight, size) {
    const key = weight * 4096 + size;
    let font = this.fonts.get(key);
    if (!font) this.fonts.set(key, (font = `${weight} ${size}px "Helvetica Neue", Helvetica, "Liberation Sans", Arial, sans-serif`));
    return font;
  }

  #color(value) {
    let color = this.colors.get(value);
    if (color) return color;
    const rgba = value >>> 0;
    color = `rgb(${rgba >>> 24} ${(rgba >>> 16) & 255} ${(rgba >>> 8) & 255} / ${((rgba & 255) / 255).toFixed(4)})`;
    // Colours that change as they are animated would fill the memory.
    if (this.colors.size > 4096) this.colors.clear();
    this.colors.set(value, color);
    return color;
  }
}
