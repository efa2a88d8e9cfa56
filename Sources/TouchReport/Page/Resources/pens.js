// The timeline's drawing.

const Pens = (() => {
  const { axis, rows, rowOf, bottom, x, time, middle, visible } = Grid;
  const canvas = document.getElementById("blocks");
  /// The most attempts whose relations are all drawn; else only those of the chosen one are.
  const few = 160;
  let selected = null;
  let current = 0;
  const family = getComputedStyle(document.body).fontFamily;

  function font(weight) { return `${weight} 11px ${family}`; }

  /// What doesn't change with what is chosen, kept until another part is shown.
  const base = document.createElement("canvas");
  let drawn = "";

  /// Draws everything that can be seen, and what is chosen in it.
  function draw(now) {
    ({ selected, current } = now);
    const [from, until] = Grid.view;
    const state = [from, until, canvas.width, canvas.height, Colors.get("paper")].join(" ");
    if (drawn !== state) {
      drawn = state;
      base.width = canvas.width;
      base.height = canvas.height;
      drawBase(prepared(base));
    }
    const context = prepared(canvas);
    drawSequence(context);
    context.drawImage(base, 0, 0, Grid.width, bottom);
    drawChoice(context);
    canvas.dataset.from = Math.round(from);
    canvas.dataset.until = Math.round(until);
  }

  function prepared(canvas) {
    const context = canvas.getContext("2d");
    const ratio = canvas.width / Grid.width;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, Grid.width, bottom);
    return context;
  }

  function drawBase(context) {
    drawAxis(context);
    for (const row of rows) {
      context.fillStyle = Colors.get("line");
      context.fillRect(0, Math.round(row.top + row.height) - 1, Grid.width, 1);
      if (row.finger) drawFinger(context, row);
    }
    for (const row of rowOf.values()) drawBlocks(context, row);
    const shown = laneOrder.flatMap((recognizer) => visible(attemptsOf[recognizer]));
    if (shown.length <= few) for (const attempt of shown) drawRelations(context, attempt, 0.45);
    for (const row of rowOf.values()) drawSigns(context, row);
  }

  /// The chosen attempt or touch, and those that it has to do with.
  function drawChoice(context) {
    if (!selected) return;
    context.strokeStyle = Colors.get("ink");
    context.lineWidth = 1.6;
    const [left, right] = [x(selected.from), Math.max(x(selected.until), x(selected.from))];
    if (selected instanceof Touch) {
      const row = rows.find((row) => row.finger?.number === selected.finger);
      context.strokeRect(left - 1, row.top + 6, right - left + 2, row.height - 12);
      return;
    }
    const y = middle(rowOf.get(selected.recognizer));
    for (const attempt of Answers.attemptsIn(selected.sequence)) {
      if (attempt === selected || attempt.other === selected.recognizer) drawRelations(context, attempt, 1);
    }
    context.strokeStyle = Colors.get("ink");
    context.lineWidth = 1.6;
    box(context, left - 3, y - 12, right + 3, 24, 6);
    context.stroke();
    const state = outcomeOf(selected);
    if (selected.at !== null && state !== "possible" && state !== "active") drawSign(context, selected, state, x(selected.at), y);
  }

  function drawSequence(context) {
    const sequence = sequences[current];
    if (!sequence || sequences.length < 2) return;
    context.fillStyle = Colors.get("sunken");
    const left = x(sequence.from) - 3;
    context.fillRect(left, axis, Math.max(x(sequence.until) + 3 - left, 2), bottom - axis);
  }

  function drawAxis(context) {
    const least = (Grid.length / Grid.width) * 56;
    let step = 1e3;
    for (const factor of [2, 2.5, 2]) { if (step >= least) break; step *= factor; }
    while (step < least) { for (const factor of [2, 2.5, 2]) { if (step < least) step *= factor; } }
    const decimals = step >= 1e6 ? 0 : step >= 1e5 ? 1 : step >= 1e4 ? 2 : 3;
    context.font = font(400);
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (let tick = Math.ceil(Math.max(Grid.view[0], begin) / step) * step; tick <= Math.min(Grid.view[1], end); tick += step) {
      const place = Math.round(x(tick));
      context.fillStyle = Colors.get("line");
      context.fillRect(place, axis - 6, 1, bottom - axis + 6);
      context.fillStyle = Colors.get("muted");
      const label = `${seconds(tick, decimals)} s`;
      const half = context.measureText(label).width / 2;
      if (place - half >= 0 && place + half <= Grid.width) context.fillText(label, place, axis / 2 - 2);
    }
  }

  /// A pointer that doesn't touch: a broken line, as its mark is.
  function drawHover(context, left, right, base, color) {
    context.strokeStyle = color;
    context.lineWidth = 1.6;
    context.setLineDash([5, 4]);
    context.beginPath();
    context.moveTo(left, base - 1);
    context.lineTo(right, base - 1);
    context.stroke();
    context.setLineDash([]);
  }

  function drawFinger(context, row) {
    const color = Colors.get(`finger${((row.finger.number - 1) % 5) + 1}`);
    const base = row.top + row.height - 7;
    const room = row.height - 14;
    for (const touch of visible(row.finger.touches)) {
      const [left, right] = [x(touch.from), Math.max(x(touch.until), x(touch.from) + 1.5)];
      context.globalAlpha = touch.hover ? 0.12 : 0.16;
      context.fillStyle = color;
      context.fillRect(left, row.top + 7, right - left, room);
      context.globalAlpha = 1;
      if (touch.forces && !touch.hover) drawForce(context, touch, color, base, room);
      else if (touch.hover) drawHover(context, left, right, base, color);
      else context.fillRect(left, base - 2, right - left, 2);
      context.strokeStyle = color;
      context.lineWidth = 1.6;
      if (right - left > 5 && touch.outcome === "cancelled") {
        strokeSign(context, "failed", right, base - room / 2, 8, color);
      }
    }
  }

  /// The force as a curve: the hardest moment of each pixel's width.
  function drawForce(context, touch, color, base, room) {
    const left = Math.max(Math.floor(x(touch.from)), 0);
    const right = Math.min(Math.ceil(x(touch.until)), Grid.width);
    if (right <= left) return;
    context.beginPath();
    context.moveTo(Math.max(x(touch.from), left), base);
    let index = touch.indexAt(time(left));
    const last = touch.times.length - 1;
    let height = base;
    for (let place = left; place <= right; place++) {
      const limit = time(place + 1);
      let force = touch.forces[index];
      while (index < last && touch.times[index + 1] < limit) {
        index++;
        if (touch.forces[index] > force) force = touch.forces[index];
      }
      height = base - Math.min(force / hardest, 1) * room;
      context.lineTo(Math.min(Math.max(place, x(touch.from)), x(touch.until)), height);
    }
    context.globalAlpha = 0.35;
    context.lineTo(Math.min(x(touch.until), right), base);
    context.closePath();
    context.fill();
    context.globalAlpha = 1;
    context.strokeStyle = color;
    context.lineWidth = 1.6;
    context.stroke();
  }

  function box(context, left, top, right, height, radius) {
    context.beginPath();
    context.roundRect(left, top, Math.max(right - left, 1), height, Math.min(radius, (right - left) / 2));
  }

  function drawBlocks(context, row) {
    const y = middle(row);
    let drawn = -1;
    for (const attempt of visible(attemptsOf[row.recognizer])) {
      // Of what would lie within one pixel, the first is drawn.
      if (x(attempt.until) < drawn + 0.5) continue;
      drawn = x(attempt.until);
      for (const block of attempt.blocks) {
        const [left, right] = [x(block.from), x(block.until)];
        if (right < 0 || left > Grid.width) continue;
        drawBlock(context, block, left, right, y);
      }
    }
  }

  function drawBlock(context, block, left, right, y) {
    const kind = kindNames[block.kind];
    const color = Colors.get(kind);
    context.lineWidth = 1.3;
    context.strokeStyle = color;
    if (kind === "possible") {
      context.fillStyle = Colors.get("possible-soft");
      box(context, left, y - 4, right, 8, 3);
      context.fill();
      if (right - left > 4) context.stroke();
    } else if (kind === "waiting") {
      context.fillStyle = Colors.get("waiting-soft");
      box(context, left, y - 9, right, 18, 4);
      context.fill();
      if (right - left > 4) {
        context.save();
        context.clip();
        context.globalAlpha = 0.45;
        context.beginPath();
        const first = Math.max(left, -20);
        for (let place = first - 18; place < Math.min(right, Grid.width + 20); place += 7) {
          context.moveTo(place, y + 9);
          context.lineTo(place + 18, y - 9);
        }
        context.stroke();
        context.restore();
        box(context, left, y - 9, right, 18, 4);
        context.stroke();
        label(context, `waits for ${recognizers[block.other].name}`, left, right, y, Colors.get("ink"), Colors.get("waiting-soft"));
      }
    } else if (kind === "active") {
      context.fillStyle = color;
      box(context, left, y - 9, right, 18, 4);
      context.fill();
      label(context, "going on", left, right, y, Colors.get("active-ink"));
    } else if (right - left > 1) {
      context.setLineDash(kind === "cancelled" ? [3, 3] : []);
      context.globalAlpha = 0.55;
      context.beginPath();
      context.moveTo(left, y);
      context.lineTo(right, y);
      context.stroke();
      context.globalAlpha = 1;
      context.setLineDash([]);
    }
  }

  function label(context, text, left, right, y, color, back) {
    const [from, until] = [Math.max(left, 0) + 8, Math.min(right, Grid.width) - 12];
    context.font = font(600);
    const length = context.measureText(text).width;
    if (length > until - from) return;
    context.textAlign = "left";
    context.textBaseline = "middle";
    if (back) {
      context.fillStyle = back;
      context.fillRect(from - 3, y - 7, length + 6, 14);
    }
    context.fillStyle = color;
    context.fillText(text, from, y + 0.5);
  }

  function strokeSign(context, state, x, y, size, color) {
    context.save();
    context.translate(x - size / 2, y - size / 2);
    context.scale(size / 14, size / 14);
    context.strokeStyle = color;
    context.lineWidth = 2.4;
    context.lineCap = "round";
    context.lineJoin = "round";
    context.stroke(new Path2D(signPaths[state]));
    context.restore();
  }

  /// How an attempt came out, where it came out: recognized ones over failed ones.
  function drawSigns(context, row) {
    const y = middle(row);
    const shown = visible(attemptsOf[row.recognizer]).filter((attempt) => attempt.at !== null);
    const rank = (attempt) => (attempt.outcome === "ended" ? 2 : attempt.miss ? 1 : 0);
    const gap = 13;
    const places = [];
    let ticked = -9;
    for (let wanted = 2; wanted >= 0; wanted--) {
      for (const attempt of shown) {
        if (rank(attempt) !== wanted) continue;
        const place = x(attempt.at);
        if (place < -10 || place > Grid.width + 10) continue;
        const column = Math.floor(place / gap);
        const isFree = !places[column] && attempt.outcome !== "possible";
        const state = outcomeOf(attempt);
        if (state === "possible" || state === "active") continue;
        places[column] = true;
        if (isFree) {
          drawSign(context, attempt, state, place, y);
        } else if (Math.abs(place - ticked) >= 1) {
          context.fillStyle = Colors.get(state);
          context.fillRect(place - 0.5, y - 6, 1, 12);
          ticked = place;
        }
      }
    }
  }

  function drawSign(context, attempt, state, place, y) {
    // What was recognized stands out; what failed is calm, unless it nearly didn't.
    const stands = state === "ended" || attempt.miss || selected === attempt;
    context.beginPath();
    context.arc(place, y, stands ? 8 : 6.5, 0, 2 * Math.PI);
    context.fillStyle = Colors.get(state === "ended" ? "ended" : stands ? `${state}-soft` : "panel");
    context.fill();
    if (stands) {
      context.lineWidth = 1.4;
      context.strokeStyle = Colors.get(state);
      context.stroke();
    }
    strokeSign(context, state, place, y, stands ? 9.5 : 9, Colors.get(state === "ended" ? "panel" : state));
    if (attempt.miss) drawMiss(context, attempt, place + 17, y);
  }

  /// A near miss: a diamond, and by how much, where there is room.
  function drawMiss(context, attempt, place, y) {
    context.fillStyle = Colors.get("waiting-soft");
    context.strokeStyle = Colors.get("waiting");
    context.lineWidth = 1.4;
    context.beginPath();
    context.moveTo(place, y - 6);
    context.lineTo(place + 6, y);
    context.lineTo(place, y + 6);
    context.lineTo(place - 6, y);
    context.closePath();
    context.fill();
    context.stroke();
    const list = attemptsOf[attempt.recognizer];
    const next = list[firstPast(list, (other) => other.from > attempt.at)];
    const room = Math.min(next ? x(next.from) - 10 : Grid.width, Grid.width) - place - 12;
    context.font = font(600);
    if (context.measureText(attempt.miss).width > room) return;
    context.textAlign = "left";
    context.textBaseline = "middle";
    context.fillStyle = Colors.get("waiting");
    context.fillText(attempt.miss, place + 10, y + 0.5);
  }

  /// Who prevented an attempt, and whom it waits for.
  function drawRelations(context, attempt, opacity) {
    const row = rowOf.get(attempt.recognizer);
    if (attempt.link && rowOf.has(attempt.other)) {
      arrow(context, x(attempt.at), rowOf.get(attempt.other), row, "failed", opacity, []);
    }
    for (const block of attempt.blocks) {
      if (block.kind !== Kind.waiting || !rowOf.has(block.other)) continue;
      if (x(block.until) - x(block.from) > 1) arrow(context, x(block.from), row, rowOf.get(block.other), "waiting", opacity, [3, 3]);
    }
  }

  function arrow(context, place, from, to, color, opacity, dash) {
    const [start, stop] = [middle(from), middle(to)];
    const way = Math.sign(stop - start);
    const tip = stop - way * 10;
    context.save();
    context.strokeStyle = context.fillStyle = Colors.get(color);
    context.globalAlpha = opacity;
    context.lineWidth = opacity === 1 ? 2 : 1.2;
    context.setLineDash(dash);
    context.beginPath();
    context.moveTo(place, start + way * 9);
    context.lineTo(place, tip);
    context.stroke();
    context.setLineDash([]);
    context.beginPath();
    context.moveTo(place, tip + way * 2);
    context.lineTo(place - 3.5, tip - way * 5);
    context.lineTo(place + 3.5, tip - way * 5);
    context.closePath();
    context.fill();
    context.beginPath();
    context.arc(place, start + way * 9, 2.4, 0, 2 * Math.PI);
    context.fill();
    context.restore();
  }

  return { draw };
})();
