// The scene: the display list of a moment, painted on a canvas, and the touches over it.

/// The pictures of the scene. Each is the one before with some commands exchanged; every 64th is kept.
const film = (() => {
  const frames = record.film.frames;
  const times = frames.map((frame) => frame[0]);
  const kept = [];
  let list = [];
  const changed = (list, frame) => {
    const [, start, gone, ...fresh] = frame;
    return list.slice(0, start).concat(fresh, list.slice(start + gone));
  };
  frames.forEach((frame, i) => {
    list = changed(list, frame);
    if (i % 64 === 0) kept.push(list);
  });
  return {
    /// Which picture shows a moment; -1 where none does.
    indexAt(time) { return firstPast(times, (moment) => moment > time) - 1; },
    commands(index) {
      const base = index >> 6;
      let list = kept[base];
      for (let i = (base << 6) + 1; i <= index; i++) list = changed(list, frames[i]);
      return list;
    },
  };
})();

const Scene = (() => {
  const canvas = document.getElementById("scene");
  const [width, height] = record.screen;
  const paths = new Map();
  let shown = null;

  function path(data) {
    let found = paths.get(data);
    if (!found) paths.set(data, (found = new Path2D(data)));
    return found;
  }

  /// A second canvas as large as the first, for a group that is painted as a whole.
  const spare = [];
  function layer(depth) {
    const own = (spare[depth] ??= document.createElement("canvas"));
    own.width = canvas.width;
    own.height = canvas.height;
    return own.getContext("2d");
  }

  /// Paints commands from a place on, up to the end of the group they are in; gives back the next place.
  function paint(context, list, start, depth) {
    let i = start;
    while (i < list.length) {
      const command = record.film.commands[list[i]];
      i++;
      switch (command[0]) {
        case "e": return i;
        case "f":
          context.fillStyle = command[2];
          context.fill(path(command[1]), command[3] ? "evenodd" : "nonzero");
          break;
        case "s": stroke(context, command); break;
        case "t": text(context, command); break;
        case "l":
          context.save();
          context.beginPath();
          context.rect(0, 0, command[1], command[2]);
          context.clip();
          paint(context, command[3], 0, depth);
          context.restore();
          break;
        case "g": i = group(context, command, list, i, depth); break;
      }
    }
    return i;
  }

  function stroke(context, [, data, color, width, cap, join, limit, dash, phase]) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.lineCap = ["butt", "round", "square"][cap ?? 0];
    context.lineJoin = ["miter", "round", "bevel"][join ?? 0];
    context.miterLimit = limit ?? 10;
    context.setLineDash(dash ?? []);
    context.lineDashOffset = phase ?? 0;
    context.stroke(path(data));
  }

  function text(context, [, words, x, y, size, weight, alignment, color]) {
    context.fillStyle = color;
    context.font = `${weight} ${size}px Helvetica, Arial, sans-serif`;
    context.textAlign = ["left", "center", "right"][alignment];
    context.textBaseline = "alphabetic";
    context.fillText(words, x, y);
  }

  function group(context, [, matrix, opacity, clip, evenOdd, shadow], list, start, depth) {
    context.save();
    if (matrix) context.transform(...matrix);
    if (clip !== 0 && clip !== undefined) context.clip(path(clip), evenOdd ? "evenodd" : "nonzero");
    let next;
    if ((opacity ?? 1) < 1 || shadow) {
      const own = layer(depth);
      own.setTransform(context.getTransform());
      next = paint(own, list, start, depth + 1);
      const map = context.getTransform();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = opacity ?? 1;
      if (shadow) {
        // A canvas measures shadows in its own pixels.
        const [color, dx, dy, blur] = shadow;
        context.shadowColor = color;
        context.shadowOffsetX = map.a * dx + map.c * dy;
        context.shadowOffsetY = map.b * dx + map.d * dy;
        context.shadowBlur = 2 * blur * Math.sqrt(Math.abs(map.a * map.d - map.b * map.c));
      }
      context.drawImage(own.canvas, 0, 0);
    } else {
      next = paint(context, list, start, depth);
    }
    context.restore();
    return next;
  }

  return {
    /// Shows the scene at a moment; does nothing where that is what is shown already.
    show(time) {
      const index = film.indexAt(time);
      if (index === shown) return;
      shown = index;
      const context = canvas.getContext("2d");
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      if (index < 0) return;
      context.scale(canvas.width / width, canvas.height / height);
      paint(context, film.commands(index), 0, 0);
    },
    /// Takes it that the canvas has another size.
    resize() {
      const ratio = window.devicePixelRatio || 1;
      const box = canvas.getBoundingClientRect();
      const size = [Math.round(box.width * ratio), Math.round(box.height * ratio)];
      if (canvas.width === size[0] && canvas.height === size[1]) return;
      [canvas.width, canvas.height] = size;
      shown = null;
    },
  };
})();
