// The lanes: what every finger and every recognizer did in the present touch sequence, as it happens.

const laneKinds = ["possible", "waiting", "active", "ended", "cancelled", "failed"];
/// In CSS pixels, for text of the usual size: the heights of the axis, of a recognizer's row and of a finger's, the
/// thickness of a bar, and in stacked rows the height of the bar's strip below the words.
const laneMeasures = { axis: 22, row: 25, finger: 20, bar: 18, stackedBar: 9, strip: 17 };
/// Up to this width, in widths of a letter m, words stand over the bars and not beside them.
const narrowLanes = 24;
/// The least time that the lanes show, and what they show behind the present, in microseconds.
const laneTimes = { least: 1e6, ahead: 0.08e6 };

/// The lanes that a sequence has: its fingers, and the recognizers that took part.
function lanesOf(record) {
  const rows = record.touches.map((touch, i) => ({ name: `Finger ${i + 1}`, touch, number: i + 1, attempts: [] }));
  record.recognizers.forEach((recognizer, r) => {
    const attempts = record.attempts.filter((attempt) => attempt.r === r);
    if (attempts.length > 0) rows.push({ name: recognizer.name, attempts, r });
  });
  return rows;
}

/// The rows in the order of the reasons, each with its reason; what is undecided and says nothing shares one row.
function stackedLanesOf(record) {
  const fingers = [];
  const told = [];
  const undecided = [];
  for (const row of lanesOf(record)) {
    const last = row.attempts[row.attempts.length - 1];
    const saysNothing = last && stateOf(last) === "possible" && !last.blocks.some(([kind]) => laneKinds[kind] === "waiting");
    (row.touch ? fingers : saysNothing ? undecided : told).push({ ...row, last });
  }
  told.sort((a, b) => rankOf(a.last) - rankOf(b.last));
  const place = told.filter((row) => rankOf(row.last) <= 1).length;
  if (undecided.length > 0) told.splice(place, 0, { name: "Undecided", others: undecided.map((row) => row.name), attempts: [] });
  return [...fingers, ...told];
}

/// The part of time that the lanes show.
function spanOf(record) {
  const until = record.until === null || record.until === undefined ? record.now : Math.max(record.until, ...record.attempts.map((attempt) => attempt.until ?? 0));
  return [record.from, Math.max(until + laneTimes.ahead, record.from + laneTimes.least)];
}

class Lanes {
  constructor(canvas, names, absent) {
    this.canvas = canvas;
    this.names = names;
    this.absent = absent;
    this.record = null;
  }

  /// Shows a sequence; null for none.
  show(record) {
    this.record = record;
    this.scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const { parentElement } = this.names;
    this.isStacked = window.matchMedia("(max-width: 800px) and (orientation: portrait), (max-height: 520px)").matches || parentElement.clientWidth < narrowLanes * 16 * this.scale;
    parentElement.classList.toggle("is-stacked", this.isStacked);
    const rows = !record ? [] : this.isStacked ? stackedLanesOf(record) : lanesOf(record);
    this.absent.hidden = rows.length > 0;
    this.canvas.hidden = rows.length === 0;
    const texts = rows.map((row) => JSON.stringify([this.isStacked, row.name, row.others, row.touch ? "finger" : row.others ? "possible" : stateOf(row.attempts[row.attempts.length - 1]), row.last?.why]));
    if (this.texts?.join() !== texts.join()) {
      this.texts = texts;
      this.names.replaceChildren(...rows.map((row) => this.#name(row)));
    }
    if (rows.length > 0) this.#draw(rows, spanOf(record));
  }

  #name(row) {
    if (row.touch) return make("li", { class: "finger" }, make("span", { class: `dot finger${((row.number - 1) % 5) + 1}` }), make("span", { class: "text" }, row.name));
    if (row.others) return make("li", { class: "others" }, sign("possible"), make("span", { class: "text" }, `${row.name}: ${row.others.join(", ")}`));
    // A screen reader reads the reason among the reasons.
    return make("li", {}, sign(stateOf(row.attempts[row.attempts.length - 1])), make("span", { class: "text" },
      make("b", {}, ...breakable(row.name)), row.last ? make("span", { class: "why", "aria-hidden": "true" }, ` ${row.last.why}`) : null));
  }

  #draw(rows, [from, until]) {
    const ratio = window.devicePixelRatio || 1;
    const { scale } = this;
    const width = this.canvas.parentElement.clientWidth;
    const axis = laneMeasures.axis * scale;
    let height = axis;
    const middles = new Map();
    const items = this.names.children;
    rows.forEach((row, i) => {
      if (this.isStacked) {
        const [top, tall] = [items[i].offsetTop - this.names.offsetTop, items[i].offsetHeight];
        row.middle = row.touch ? top + tall / 2 : top + tall - (laneMeasures.strip * scale) / 2;
        height = Math.max(height, top + tall);
      } else {
        const tall = (row.touch ? laneMeasures.finger : laneMeasures.row) * scale;
        row.middle = height + tall / 2;
        height += tall;
      }
      if (!row.touch && !row.others) middles.set(row.r, row.middle);
    });
    if (this.canvas.width !== Math.round(width * ratio) || this.canvas.height !== Math.round(height * ratio)) {
      this.canvas.width = Math.round(width * ratio);
      this.canvas.height = Math.round(height * ratio);
      this.canvas.style.height = `${height}px`;
    }
    const context = this.context = this.canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    this.x = (time) => ((time - from) / (until - from)) * width;
    this.width = width;
    this.bar = (this.isStacked ? laneMeasures.stackedBar : laneMeasures.bar) * scale;
    this.#axis(from, until, height);
    for (const row of rows) {
      if (row.touch) this.#finger(row);
      else for (const attempt of row.attempts) for (const block of attempt.blocks) this.#block(block, row.middle);
    }
    for (const row of rows) for (const attempt of row.attempts) this.#relations(attempt, row.middle, middles);
    for (const row of rows) for (const attempt of row.attempts) this.#outcome(attempt, row.middle);
  }

  #font(weight = 400) { return `${weight} ${11 * this.scale}px ${palette.get("face")}`; }

  #axis(from, until, height) {
    const { context, x } = this;
    let step = 1e5;
    while (((until - from) / step) * 52 * this.scale > this.width) step *= step % 4e5 === 0 || step === 1e5 ? 2.5 : 2;
    context.font = this.#font();
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (let tick = Math.ceil(from / step) * step; tick <= until; tick += step) {
      const place = Math.round(x(tick));
      context.fillStyle = palette.get("line");
      context.fillRect(place, laneMeasures.axis * this.scale - 5, 1, height);
      const label = `${(tick / 1e6).toFixed(step < 1e6 ? (step % 1e5 === 0 ? 1 : 2) : 0)} s`;
      const half = context.measureText(label).width / 2;
      context.fillStyle = palette.get("muted");
      if (place - half >= 0 && place + half <= this.width) context.fillText(label, place, 8 * this.scale);
    }
  }

  #finger({ touch, number, middle }) {
    const { context, x } = this;
    const [left, right] = [x(touch.from), Math.max(x(touch.until ?? this.record.now), x(touch.from) + 2)];
    context.fillStyle = palette.get(`finger${((number - 1) % 5) + 1}`);
    context.globalAlpha = 0.22;
    this.#box(left, middle - 6, right, 12, 4);
    context.fill();
    context.globalAlpha = 1;
    this.#box(left, middle - 1.5, right, 3, 1.5);
    context.fill();
    if (touch.outcome === "cancelled") this.#sign("cancelled", right, middle, 11, palette.get("cancelled"));
  }

  #block([kind, from, until, other], middle) {
    const { context, x } = this;
    const name = laneKinds[kind];
    const color = palette.get(name);
    const [left, right] = [x(from), Math.max(x(until), x(from) + 1)];
    context.lineWidth = 1.3;
    context.strokeStyle = color;
    if (name === "possible") {
      context.fillStyle = palette.get("possible-soft");
      this.#box(left, middle - 4, right, 8, 3);
      context.fill();
      if (right - left > 4) context.stroke();
    } else if (name === "waiting") {
      context.fillStyle = palette.get("waiting-soft");
      this.#box(left, middle - this.bar / 2, right, this.bar, 4);
      context.fill();
      context.stroke();
      this.#label(`waits for ${this.record.recognizers[other]?.name ?? "another"}`, left, right, middle, palette.get("ink"));
    } else if (name === "active") {
      context.fillStyle = color;
      this.#box(left, middle - this.bar / 2, right, this.bar, 4);
      context.fill();
      this.#label("going on", left, right, middle, palette.get("active-ink"));
    }
  }

  #label(text, left, right, middle, color) {
    const { context } = this;
    context.font = this.#font(600);
    // A stacked row's words say it.
    if (this.isStacked || context.measureText(text).width > right - left - 18) return;
    context.textAlign = "left";
    context.textBaseline = "middle";
    context.fillStyle = color;
    context.fillText(text, left + 7, middle + 0.5);
  }

  /// Who prevented an attempt, and for whom it waits.
  #relations(attempt, middle, middles) {
    if (attempt.link === "prevented" && middles.has(attempt.other)) {
      this.#arrow(this.x(attempt.at), middles.get(attempt.other), middle, "failed", []);
    }
    for (const [kind, from, until, other] of attempt.blocks) {
      if (laneKinds[kind] === "waiting" && middles.has(other) && until > from) this.#arrow(this.x(from) + 2, middle, middles.get(other), "waiting", [3, 3]);
    }
  }

  #arrow(place, start, stop, color, dash) {
    const { context } = this;
    const way = Math.sign(stop - start);
    const tip = stop - way * 9;
    context.strokeStyle = context.fillStyle = palette.get(color);
    context.globalAlpha = 0.55;
    context.lineWidth = 1.2;
    context.setLineDash(dash);
    context.beginPath();
    context.moveTo(place, start + way * 8);
    context.lineTo(place, tip);
    context.stroke();
    context.setLineDash([]);
    context.beginPath();
    context.moveTo(place, tip + way * 2);
    context.lineTo(place - 3.5, tip - way * 4);
    context.lineTo(place + 3.5, tip - way * 4);
    context.closePath();
    context.fill();
    context.globalAlpha = 1;
  }

  /// How an attempt came out, where it came out, and by how much it was missed.
  #outcome(attempt, middle) {
    const state = stateOf(attempt);
    if (attempt.at === null || attempt.at === undefined || state === "possible" || state === "active") return;
    const { context } = this;
    const place = Math.min(Math.max(this.x(attempt.at), 9), this.width - 9);
    const stands = state === "ended" || attempt.miss;
    context.beginPath();
    context.arc(place, middle, stands ? 8 : 6.5, 0, 2 * Math.PI);
    context.fillStyle = palette.get(state === "ended" ? "ended" : stands ? `${state}-soft` : "panel");
    context.fill();
    this.#sign(state, place, middle, 9, palette.get(state === "ended" ? "panel" : state));
    if (!attempt.miss) return;
    context.font = this.#font(600);
    const width = context.measureText(attempt.miss).width;
    const isRight = place + 16 + width < this.width;
    context.textAlign = isRight ? "left" : "right";
    context.textBaseline = "middle";
    context.fillStyle = palette.get("waiting");
    context.fillText(attempt.miss, place + (isRight ? 13 : -13), middle + 0.5);
  }

  #sign(state, x, y, size, color) {
    const { context } = this;
    context.save();
    context.translate(x - size / 2, y - size / 2);
    context.scale(size / 14, size / 14);
    context.strokeStyle = color;
    context.lineWidth = 2.4;
    context.lineCap = context.lineJoin = "round";
    context.stroke(new Path2D(signPaths[state]));
    context.restore();
  }

  #box(left, top, right, height, radius) {
    this.context.beginPath();
    this.context.roundRect(left, top, Math.max(right - left, 1), height, Math.min(radius, (right - left) / 2));
  }
}
