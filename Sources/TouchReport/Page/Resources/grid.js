// The timeline's places: a lane a finger and a lane a recognizer, time across.

const Grid = (() => {
  const axis = 26;
  const touchHeight = 42;
  const height = 26;
  const margin = (end - begin) * 0.015;
  const whole = [begin - margin, end + margin];
  const rows = [];
  const rowOf = new Map();
  let view = whole;
  let width = 1;
  let bottom = axis;
  for (const finger of fingers) {
    rows.push({ finger, top: bottom, height: touchHeight });
    bottom += touchHeight;
  }
  for (const recognizer of laneOrder) {
    const row = { recognizer, top: bottom, height };
    rowOf.set(recognizer, row);
    rows.push(row);
    bottom += height;
  }
  bottom += 8;

  return {
    axis, whole, rows, rowOf, bottom,
    get view() { return view; },
    set view(to) { view = to; },
    get width() { return width; },
    set width(to) { width = to; },
    get length() { return view[1] - view[0]; },
    x(time) { return ((time - view[0]) / (view[1] - view[0])) * width; },
    time(x) { return view[0] + (x / width) * (view[1] - view[0]); },
    middle(row) { return row.top + row.height / 2; },
    /// The part of a list of spans, in the order of time, that can be seen.
    visible(list) {
      const first = Math.max(firstPast(list, (span) => span.from > view[0]) - 1, 0);
      return list.slice(first, firstPast(list, (span) => span.from > view[1]));
    },
  };
})();
