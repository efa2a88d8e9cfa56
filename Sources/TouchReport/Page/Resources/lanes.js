// The timeline: a lane a finger and a lane a recognizer, time across.

const Lanes = (() => {
  const axis = 26;
  const touchHeight = 46;
  const height = 28;
  const shortest = 20e3;
  /// The longest part that is shown at first, in microseconds.
  const firstLook = 8e6;

  const canvas = document.getElementById("blocks");
  const plot = document.getElementById("plot");
  const names = document.getElementById("names");
  const head = document.getElementById("head");
  const margin = end * 0.015;
  const whole = [-margin, end + margin];
  let view = whole;
  let width = 1;
  let listener = null;
  let selected = null;
  let current = 0;

  const rows = [];
  let bottom = axis;
  for (const finger of fingers) {
    rows.push({ finger, top: bottom, height: touchHeight });
    bottom += touchHeight;
  }
  const rowOf = new Map();
  for (const recognizer of laneOrder) {
    const row = { recognizer, top: bottom, height };
    rowOf.set(recognizer, row);
    rows.push(row);
    bottom += height;
  }
  bottom += 8;
  names.style.setProperty("--axis", `${axis}px`);

  // Names.

  for (const row of rows) {
    if (row.finger) {
      row.button = make("button", { type: "button", class: "lane touch", onclick: () => listener?.finger(row.finger) },
        make("span", { class: "text" }, `Finger ${row.finger.number}`));
      row.button.style.paddingLeft = "26px";
    } else {
      const name = recognizers[row.recognizer].name;
      row.sign = sign("idle");
      row.button = make("button", {
        type: "button", class: "lane idle", title: `${name} (${recognizers[row.recognizer].kind})`,
        "data-recognizer": name, "aria-pressed": "false",
        onclick: () => listener?.recognizer(row.recognizer),
      }, row.sign, make("span", { class: "text" }, name));
    }
    row.button.style.height = `${row.height}px`;
    row.button.addEventListener("keydown", (event) => walk(event, row));
    names.append(row.button);
  }

  /// Up and down go from lane to lane, left and right from attempt to attempt.
  function walk(event, row) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step) {
      rows[rows.indexOf(row) + step]?.button.focus();
    } else if (row.recognizer !== undefined && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      listener?.neighbour(row.recognizer, event.key === "ArrowLeft" ? -1 : 1);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  const absent = recognizers.filter((_, r) => attemptsOf[r].length === 0).map((recognizer) => recognizer.name);
  if (absent.length > 0) {
    const text = document.getElementById("absent");
    text.hidden = false;
    text.textContent = `Took no part in any touch: ${absent.join(", ")}.`;
  }

  for (const [state, words] of [
    ["possible", "undecided"], ["waiting", "would be recognized, waits for another"], ["active", "began and goes on"],
    ["ended", "recognized"], ["failed", "failed"], ["cancelled", "cancelled"], ["near", "near miss"],
  ]) {
    document.getElementById("legend").append(make("li", {}, sign(state), words));
  }

  // Places.

  function x(time) { return ((time - view[0]) / (view[1] - view[0])) * width; }
  function time(x) { return view[0] + (x / width) * (view[1] - view[0]); }
  function middle(row) { return row.top + row.height / 2; }

  /// The part of a list of spans, in the order of time, that can be seen.
  function visible(list) {
    let first = firstPast(list, (span) => span.from > view[0]);
    first = Math.max(first - 1, 0);
    return list.slice(first, firstPast(list, (span) => span.from > view[1]));
  }

  // Drawing.

  function draw() {
    const context = canvas.getContext("2d");
    const ratio = canvas.width / width;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, bottom);
    drawSequences(context);
    drawAxis(context);
    for (const row of rows) {
      context.fillStyle = Colors.get("line");
      context.fillRect(0, Math.round(row.top + row.height) - 1, width, 1);
      if (row.finger) drawFinger(context, row);
    }
    for (const row of rowOf.values()) drawBlocks(context, row);
    drawRelations(context);
    for (const row of rowOf.values()) drawSigns(context, row);
    canvas.dataset.from = Math.round(view[0]);
    canvas.dataset.until = Math.round(view[1]);
  }

  function drawSequences(context) {
    const sequence = sequences[current];
    if (!sequence || sequences.length < 2) return;
    context.fillStyle = Colors.get("sunken");
    const left = x(sequence.from) - 3;
    context.fillRect(left, axis, Math.max(x(sequence.until) + 3 - left, 2), bottom - axis);
  }

  function drawAxis(context) {
    const least = ((view[1] - view[0]) / width) * 74;
    let step = 1e3;
    for (const factor of [2, 2.5, 2]) { if (step >= least) break; step *= factor; }
    while (step < least) { for (const factor of [2, 2.5, 2]) { if (step < least) step *= factor; } }
    const decimals = step >= 1e6 ? 0 : step >= 1e5 ? 1 : step >= 1e4 ? 2 : 3;
    context.font = `11px ${getComputedStyle(document.body).fontFamily}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (let tick = Math.max(Math.ceil(view[0] / step), 0) * step; tick <= Math.min(view[1], end); tick += step) {
      const place = Math.round(x(tick));
      context.fillStyle = Colors.get("line");
      context.fillRect(place, axis - 6, 1, bottom - axis + 6);
      context.fillStyle = Colors.get("muted");
      const label = `${seconds(tick, decimals)} s`;
      const half = context.measureText(label).width / 2;
      if (place - half >= 0 && place + half <= width) context.fillText(label, place, axis / 2 - 2);
    }
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
      else context.fillRect(left, base - 2, right - left, 2);
      context.strokeStyle = color;
      context.lineWidth = 1.6;
      if (right - left > 5 && touch.outcome === "cancelled") {
        strokeSign(context, "failed", right, base - room / 2, 8, color);
      }
      if (selected === touch) {
        context.lineWidth = 2;
        context.strokeStyle = Colors.get("ink");
        context.strokeRect(left - 1, row.top + 6, right - left + 2, room + 2);
      }
    }
  }

  /// The force as a curve: the hardest moment of each pixel's width.
  function drawForce(context, touch, color, base, room) {
    const left = Math.max(Math.floor(x(touch.from)), 0);
    const right = Math.min(Math.ceil(x(touch.until)), width);
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
      height = base - Math.min(force, 1) * room;
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
        if (right < 0 || left > width) continue;
        drawBlock(context, block, left, right, y);
      }
      if (selected === attempt) {
        context.strokeStyle = Colors.get("ink");
        context.lineWidth = 1.6;
        box(context, x(attempt.from) - 3, y - 12, Math.max(x(attempt.until), x(attempt.from)) + 3, 24, 6);
        context.stroke();
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
        for (let place = first - 18; place < Math.min(right, width + 20); place += 7) {
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
    const [from, until] = [Math.max(left, 0) + 8, Math.min(right, width) - 12];
    context.font = `600 11px ${getComputedStyle(document.body).fontFamily}`;
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
    for (let wanted = 2; wanted >= 0; wanted--) {
      for (const attempt of shown) {
        if (rank(attempt) !== wanted) continue;
        const place = x(attempt.at);
        if (place < -10 || place > width + 10) continue;
        const column = Math.floor(place / gap);
        const isFree = !places[column] && attempt.outcome !== "possible";
        const state = outcomeOf(attempt);
        if (state === "possible" || state === "active") continue;
        places[column] = true;
        if (isFree) drawSign(context, attempt, state, place, y); else {
          context.fillStyle = Colors.get(state);
          context.fillRect(place - 0.5, y - 6, 1, 12);
        }
      }
    }
  }

  function drawSign(context, attempt, state, place, y) {
    context.beginPath();
    context.arc(place, y, 8, 0, 2 * Math.PI);
    context.fillStyle = Colors.get(state === "ended" ? "ended" : `${state}-soft`);
    context.fill();
    context.lineWidth = 1.4;
    context.strokeStyle = Colors.get(state);
    context.stroke();
    strokeSign(context, state, place, y, 9.5, state === "ended" ? Colors.get("panel") : Colors.get(state));
    if (!attempt.miss) return;
    const mark = place + 17;
    context.fillStyle = Colors.get("waiting-soft");
    context.strokeStyle = Colors.get("waiting");
    context.beginPath();
    context.moveTo(mark, y - 6);
    context.lineTo(mark + 6, y);
    context.lineTo(mark, y + 6);
    context.lineTo(mark - 6, y);
    context.closePath();
    context.fill();
    context.stroke();
    const text = attempt.miss;
    context.font = `600 11px ${getComputedStyle(document.body).fontFamily}`;
    const next = attemptsOf[attempt.recognizer].find((other) => other.from > attempt.at);
    const room = Math.min(next ? x(next.from) : width, width) - mark - 10;
    if (context.measureText(text).width > room) return;
    context.textAlign = "left";
    context.textBaseline = "middle";
    context.fillStyle = Colors.get("waiting");
    context.fillText(text, mark + 10, y + 0.5);
  }

  /// Who prevented whom, and who waits for whom.
  function drawRelations(context) {
    const few = 160;
    const shown = laneOrder.flatMap((recognizer) => visible(attemptsOf[recognizer]));
    const near = shown.length <= few ? shown : shown.filter((attempt) => attempt.sequence === current);
    const pixels = (view[1] - view[0]) / width;
    for (const attempt of near) {
      const isStrong = selected === attempt || (selected && selected.recognizer === attempt.other && selected.sequence === attempt.sequence);
      const row = rowOf.get(attempt.recognizer);
      if (attempt.link && rowOf.has(attempt.other)) {
        arrow(context, x(attempt.at), rowOf.get(attempt.other), row, "failed", isStrong, []);
      }
      for (const block of attempt.blocks) {
        if (block.kind !== Kind.waiting || !rowOf.has(block.other)) continue;
        if (block.until - block.from < pixels) continue;
        arrow(context, x(block.from), row, rowOf.get(block.other), "waiting", selected === attempt, [3, 3]);
      }
    }
  }

  function arrow(context, place, from, to, color, isStrong, dash) {
    const [start, stop] = [middle(from), middle(to)];
    const way = Math.sign(stop - start);
    const tip = stop - way * 10;
    context.save();
    context.strokeStyle = context.fillStyle = Colors.get(color);
    context.globalAlpha = isStrong ? 1 : selected ? 0.3 : 0.5;
    context.lineWidth = isStrong ? 2 : 1.2;
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

  // Pointing.

  function find(event) {
    const frame = canvas.getBoundingClientRect();
    const [left, top] = [event.clientX - frame.left, event.clientY - frame.top];
    const row = rows.find((row) => top >= row.top && top < row.top + row.height);
    const moment = time(left);
    const slack = time(left + 11) - moment;
    if (!row) return { moment };
    const list = row.finger ? row.finger.touches : attemptsOf[row.recognizer];
    const hits = visible(list).filter((span) => span.from - slack <= moment && moment <= span.until + slack);
    const distance = (span) => {
      if (!row.finger && span.at !== null && Math.abs(span.at - moment) <= slack) return Math.abs(span.at - moment) - slack;
      return Math.max(span.from - moment, moment - span.until, 0);
    };
    const hit = hits.length === 0 ? null : hits.reduce((best, span) => (distance(span) < distance(best) ? span : best));
    return { moment, hit };
  }

  let drag = null;
  plot.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const { moment, hit } = find(event);
    drag = { start: event.clientX, moved: false };
    if (hit) listener?.selected(hit, moment); else listener?.moved(moment);
    if (event.pointerType === "mouse") plot.setPointerCapture(event.pointerId);
  });
  plot.addEventListener("pointermove", (event) => {
    if (drag && event.pointerType === "mouse") {
      if (Math.abs(event.clientX - drag.start) > 4) drag.moved = true;
      if (drag.moved) listener?.moved(find(event).moment);
    } else {
      plot.classList.toggle("over", Boolean(find(event).hit));
    }
  });
  for (const name of ["pointerup", "pointercancel"]) plot.addEventListener(name, () => { drag = null; });
  plot.addEventListener("wheel", (event) => {
    const sideways = event.shiftKey ? event.deltaY : event.deltaX;
    if (event.ctrlKey || event.metaKey) {
      zoom(Math.exp(event.deltaY * 0.004), find(event).moment);
    } else if (Math.abs(sideways) > 0 && (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY))) {
      const way = (sideways / width) * (view[1] - view[0]);
      look(view[0] + way, view[1] + way);
    } else {
      return;
    }
    event.preventDefault();
  }, { passive: false });

  // The part that is shown.

  function look(from, until) {
    const longest = whole[1] - whole[0];
    const length = Math.min(Math.max(until - from, shortest), longest);
    const start = Math.min(Math.max(from, whole[0]), whole[1] - length);
    view = [start, start + length];
    document.getElementById("zoom-out").disabled = length >= longest;
    document.getElementById("zoom-fit").disabled = length >= longest;
    document.getElementById("zoom-in").disabled = length <= shortest;
    draw();
    listener?.looked(view);
  }

  function zoom(factor, around) {
    look(around - (around - view[0]) * factor, around + (view[1] - around) * factor);
  }

  return {
    get view() { return view; },
    listen(to) { listener = to; },
    draw,
    look,
    zoom,
    fit() { look(...whole); },
    /// Shows the first part of a recording that is too long to show at once.
    open(time) { if (end > firstLook) look(time - firstLook * 0.06, time + firstLook * 0.94); else look(...whole); },
    resize() {
      width = Math.max(plot.clientWidth, 1);
      const ratio = window.devicePixelRatio || 1;
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(bottom * ratio);
      canvas.style.height = `${bottom}px`;
      draw();
    },
    /// Puts the head at a moment, turns the page where the head would leave it.
    show(time, follows) {
      const length = view[1] - view[0];
      if (follows && (time < view[0] || time > view[1] - length * 0.02)) {
        look(time - length * 0.1, time + length * 0.9);
      }
      const place = x(time);
      head.style.transform = `translateX(${place.toFixed(1)}px)`;
      head.style.visibility = place < -2 || place > width + 2 ? "hidden" : "";
      for (const row of rowOf.values()) {
        const block = blockAt(row.recognizer, time);
        const state = block ? kindNames[block.kind] : "idle";
        if (row.state === state) continue;
        row.state = state;
        const fresh = sign(state);
        row.sign.replaceWith(fresh);
        row.sign = fresh;
        row.button.className = `lane ${block ? "taken" : "idle"}`;
        row.button.setAttribute("aria-label", `${recognizers[row.recognizer].name}: ${stateWords[state]}`);
      }
    },
    select(item, sequence) {
      if (selected === item && current === sequence) return;
      selected = item;
      current = sequence;
      for (const [recognizer, row] of rowOf) {
        row.button.setAttribute("aria-pressed", String(item?.recognizer === recognizer));
      }
      draw();
    },
  };
})();
