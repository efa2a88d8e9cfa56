// The box around a part of a display list, so that a group's own canvas is no larger than it must be.

class ListBounds {
  constructor(whole, fractions) {
    this.whole = whole;
    this.fractions = fractions;
    this.left = this.top = Infinity;
    this.right = this.bottom = -Infinity;
  }

  /// The box of the commands from a place up to the end of their group, under a transform, and the place behind them.
  of(start, end, map) {
    const next = this.#commands(start, end, map);
    return { left: this.left, top: this.top, right: this.right, bottom: this.bottom, next };
  }

  #commands(start, end, map) {
    const { whole, fractions } = this;
    let place = start;
    while (place < end) {
      switch (whole[place]) {
        case 1: {
          let body = place + 9;
          if (whole[place + 1] & 1) body += 1 + whole[body];
          const inner = product(map, fractions.subarray(place + 2, place + 8));
          if (!(whole[place + 1] & 2)) {
            place = this.#commands(body, end, inner);
            break;
          }
          // A shadow lies around everything that the group paints.
          const own = new ListBounds(whole, fractions);
          const [dx, dy, blur] = fractions.subarray(body + 1, body + 4);
          place = own.#commands(body + 4, end, inner);
          this.#join(own, (Math.hypot(dx, dy) + blur * visibleBlur) * scaleOf(inner));
          break;
        }
        case 2: return place + 1;
        case 3: place = this.#path(place + 3, map, 0); break;
        case 4: {
          const reach = (fractions[place + 2] / 2) * Math.max(whole[place + 4] === 0 ? Math.max(fractions[place + 5], 1) : 1, 1.42);
          place = this.#path(place + 8 + whole[place + 7], map, Math.min(reach, fractions[place + 2] * 5));
          break;
        }
        case 5: {
          const [x, y, size] = fractions.subarray(place + 2, place + 5);
          const length = whole[place + 7];
          // No letter is wider than its font is high, and none has fewer bytes than one.
          this.#add(map, x - length * size, y - size * 1.3, 0);
          this.#add(map, x + length * size, y + size * 0.5, 0);
          place += 8 + ((length + 3) >> 2);
          break;
        }
        case 6:
          this.#add(map, 0, 0, 0);
          this.#add(map, fractions[place + 2], 0, 0);
          this.#add(map, 0, fractions[place + 3], 0);
          this.#add(map, fractions[place + 2], fractions[place + 3], 0);
          place += 2 + whole[place + 1];
          break;
        default: throw new Error(`the display list has no command ${whole[place]}`);
      }
    }
    return place;
  }

  /// A curve lies within the box of its points.
  #path(start, map, reach) {
    const { whole, fractions } = this;
    const end = start + 1 + whole[start];
    let place = start + 1;
    while (place < end) {
      const points = [1, 1, 2, 3, 0][whole[place]];
      for (let i = 0; i < points; i++) this.#add(map, fractions[place + 1 + 2 * i], fractions[place + 2 + 2 * i], reach);
      place += 1 + 2 * points;
    }
    return end;
  }

  #add([a, b, c, d, e, f], x, y, reach) {
    const [px, py] = [a * x + c * y + e, b * x + d * y + f];
    const [rx, ry] = [reach * Math.hypot(a, c), reach * Math.hypot(b, d)];
    this.left = Math.min(this.left, px - rx);
    this.right = Math.max(this.right, px + rx);
    this.top = Math.min(this.top, py - ry);
    this.bottom = Math.max(this.bottom, py + ry);
  }

  #join(other, reach) {
    this.left = Math.min(this.left, other.left - reach);
    this.right = Math.max(this.right, other.right + reach);
    this.top = Math.min(this.top, other.top - reach);
    this.bottom = Math.max(this.bottom, other.bottom + reach);
  }
}

/// First the second transform, then the first, as a canvas does it.
function product([a, b, c, d, e, f], [g, h, i, j, k, l]) {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function scaleOf([a, b, c, d]) { return Math.max(Math.hypot(a, b), Math.hypot(c, d)); }
