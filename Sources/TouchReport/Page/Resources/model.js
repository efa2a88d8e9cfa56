"use strict";
// The recording, as the page's numbers tell it. Times are microseconds, places points of the screen.

const record = JSON.parse(document.getElementById("record").textContent);

const Kind = { possible: 0, waiting: 1, active: 2, ended: 3, cancelled: 4, failed: 5 };
const kindNames = ["possible", "waiting", "active", "ended", "cancelled", "failed"];

/// The place of the first element for which `isPast` holds; everything behind it is past as well.
function firstPast(list, isPast) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(list[middle])) high = middle; else low = middle + 1;
  }
  return low;
}

/// Differences as sums.
function summed(list, stride, offset, scale) {
  const count = Math.floor(list.length / stride);
  const sums = new Float64Array(count);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    sum += list[i * stride + offset];
    sums[i] = sum / scale;
  }
  return sums;
}

class Touch {
  constructor(data, number) {
    this.number = number;
    this.finger = data.finger;
    this.outcome = data.outcome;
    this.hover = data.hover === 1;
    const stride = 3 + (data.force ? 1 : 0) + (data.radius ? 1 : 0);
    this.times = summed(data.path, stride, 0, 1);
    this.xs = summed(data.path, stride, 1, 10);
    this.ys = summed(data.path, stride, 2, 10);
    this.forces = data.force ? summed(data.path, stride, 3, 1000) : null;
    this.radii = data.radius ? summed(data.path, stride, stride - 1, 10) : null;
    this.from = this.times[0];
    this.until = this.times[this.times.length - 1];
    this.hardest = this.forces ? this.forces.reduce((a, b) => Math.max(a, b), 0) : null;
  }

  /// The last sample that is not later than a moment.
  indexAt(time) {
    let low = 0;
    let high = this.times.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.times[middle] > time) high = middle; else low = middle + 1;
    }
    return Math.max(low - 1, 0);
  }
}

const touches = record.touches.map((data, number) => new Touch(data, number));
/// The pointers that hovered: no touches, and numbered by themselves.
const hovers = (record.hovers ?? []).map((data, number) => new Touch(data, -1 - number));
const recognizers = record.recognizers;
const attempts = record.attempts.map((data, number) => ({
  number,
  recognizer: data.r,
  from: data.from,
  until: data.until,
  blocks: data.blocks.map(([kind, from, until, other]) => ({ kind, from, until, other })),
  touches: data.touches ?? [],
  outcome: data.outcome,
  at: data.at,
  title: data.title,
  why: data.why,
  need: data.need ?? null,
  other: data.other ?? null,
  link: data.link ?? null,
  measure: data.measure ?? null,
  passed: data.passed ?? [],
  miss: data.miss ?? null,
  waits: data.waits ?? [],
  sequence: data.sequence,
}));
const sequences = record.sequences;

/// The attempts of each recognizer, in the order of time.
const attemptsOf = recognizers.map(() => []);
for (const attempt of attempts) attemptsOf[attempt.recognizer].push(attempt);
for (const list of attemptsOf) list.sort((a, b) => a.from - b.from);
/// The recognizers that have a lane: those that took part in anything.
const laneOrder = recognizers.map((_, r) => r).filter((r) => attemptsOf[r].length > 0);

/// The recognizers without an attempt, in a sentence; empty where there is none.
const absenceText = (() => {
  const absent = recognizers.filter((_, r) => attemptsOf[r].length === 0).map((recognizer) => recognizer.name);
  return absent.length === 0 ? "" : `Took no part in any touch: ${absent.join(", ")}.`;
})();
/// What has a lane: the fingers, then the pointers that hover, with what they did in the order of time.
function lanesOf(list, kind, hover) {
  const lanes = [];
  for (const touch of list) {
    const number = touch.finger;
    (lanes[number - 1] ??= { number, name: `${kind} ${number}`, hover, touches: [] }).touches.push(touch);
  }
  return lanes.filter((lane) => lane);
}
const fingers = [...lanesOf(touches, "Finger", false), ...lanesOf(hovers, "Pointer", true)];

/// How hard the hardest touch pressed, in parts of the largest force, to the next tenth; null without force.
const hardest = (() => {
  const forces = touches.filter((touch) => touch.hardest !== null).map((touch) => touch.hardest);
  return forces.length === 0 ? null : Math.min(Math.max(Math.ceil(Math.max(...forces) * 10) / 10, 0.1), 1);
})();

/// Where the timeline begins and ends: a report on a part begins where the part does.
const begin = record.begin ?? 0;
const end = Math.max(record.end, begin + 1);

/// Every moment at which something was measured or decided: what a step goes to.
const moments = (() => {
  const times = [begin, end];
  for (const touch of [...touches, ...hovers]) for (const time of touch.times) times.push(time);
  for (const attempt of attempts) {
    for (const block of attempt.blocks) times.push(block.from);
    if (attempt.at !== null && attempt.at !== undefined) times.push(attempt.at);
  }
  const sorted = Float64Array.from(times).sort();
  return sorted.filter((time, i) => i === 0 || time !== sorted[i - 1]);
})();

/// The moments at which a recognizer's state changed.
const decisions = (() => {
  const times = [];
  for (const attempt of attempts) for (const block of attempt.blocks) times.push(block.from);
  const sorted = Float64Array.from(times).sort();
  return sorted.filter((time, i) => i === 0 || time !== sorted[i - 1]);
})();

/// The attempt that a recognizer makes at a moment, the last one before it, or null.
function attemptAt(recognizer, time) {
  const list = attemptsOf[recognizer];
  const place = firstPast(list, (attempt) => attempt.from > time);
  return place > 0 ? list[place - 1] : null;
}

/// What a recognizer is at a moment: a block of its attempt, or null while it makes none.
function blockAt(recognizer, time) {
  const attempt = attemptAt(recognizer, time);
  if (!attempt || time > attempt.until) return null;
  const place = firstPast(attempt.blocks, (block) => block.from > time);
  return attempt.blocks[Math.max(place - 1, 0)];
}

/// The touch sequence that is on at a moment, or else the last one before it.
function sequenceAt(time) {
  return Math.max(firstPast(sequences, (sequence) => sequence.from > time) - 1, 0);
}

/// The decisions about a recognizer within a time, as texts.
function logOf(attempt) {
  const times = logTimes;
  const lines = [];
  let place = firstPast(times, (time) => time >= attempt.from);
  for (; place < times.length && times[place] <= attempt.until; place++) {
    if (record.log[place * 3 + 1] === attempt.recognizer) {
      lines.push({ time: times[place], text: record.texts[record.log[place * 3 + 2]] });
    }
  }
  return lines;
}
const logTimes = summed(record.log, 3, 0, 1);

// Words.

function seconds(time, decimals = 3) { return (time / 1e6).toFixed(decimals); }
function touchText(count) { return count === 0 ? "no touches" : count === 1 ? "1 touch" : `${count} touches`; }
const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
