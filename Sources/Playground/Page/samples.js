// The samples of a pointer event, with every value that a browser left out taken from its parent.

/// The samples of an event, oldest first, each with its own time in milliseconds.
///
/// `coalesced` is what `getCoalescedEvents()` gave: missing outside of a secure context, empty for some events,
/// in some browsers without `pointerId` and `target`, without times, or without the event's own last place.
///
/// - Parameters:
///   - entry: A log's pointer event.
///   - timeOf: From an event's `timeStamp` to a time that can be used; null where it names none.
function samplesOf(entry, timeOf) {
  const own = timeOf(entry.timeStamp);
  const list = Array.isArray(entry.coalesced) ? entry.coalesced.filter((sample) => sample && Number.isFinite(sample.clientX) && Number.isFinite(sample.clientY)) : [];
  const samples = [];
  let last = -Infinity;
  for (const sample of list) {
    // Never later than the event that brought it, never before the sample ahead of it.
    const time = Math.max(Math.min(timeOf(sample.timeStamp) ?? own, own), last);
    samples.push(filled(sample, entry, time));
    last = time;
  }
  const newest = samples[samples.length - 1];
  if (!newest || newest.clientX !== entry.clientX || newest.clientY !== entry.clientY) {
    samples.push(filled(entry, entry, own));
  }
  return samples;
}

const inheritedValues = ["width", "height", "pressure", "tiltX", "tiltY", "altitudeAngle", "azimuthAngle"];

function filled(sample, parent, time) {
  const whole = { time, clientX: sample.clientX, clientY: sample.clientY };
  for (const name of inheritedValues) whole[name] = sample[name] ?? parent[name];
  return whole;
}

/// The touched area's larger radius in CSS pixels; null where the browser measures none and says 0 or 1.
function radiusOf({ width, height }) {
  const size = Math.max(Number.isFinite(width) ? width : 0, Number.isFinite(height) ? height : 0);
  return size > 1 ? size / 2 : null;
}
