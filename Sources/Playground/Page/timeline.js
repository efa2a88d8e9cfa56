// Times: from what browsers call a time to a stage's clock that never runs backwards.

/// How far, in milliseconds, an event's own time may lie from the time at which it is handled, before the two are taken
/// for different clocks.
const clockTolerance = 1000;

/// The stage's time of a browser's times.
///
/// Both are monotonic milliseconds in a browser that follows the standard. Some count an event's time from 1970, and in
/// some the two clocks drift apart while the device sleeps: the difference is found and taken off, so that samples
/// keep their distances. A hidden page's time doesn't count.
class Timeline {
  /// - Parameter epoch: The page's time, in milliseconds, at which the stage's clock is 0.
  constructor(epoch) {
    this.epoch = epoch;
    this.skew = 0;
    this.latest = epoch;
    this.hiddenSince = null;
  }

  /// Compares an event's time with the time at which it was handled, where the log names both.
  compare({ timeStamp, now }) {
    if (!Number.isFinite(now)) return;
    if (isTime(timeStamp) && Math.abs(now - (timeStamp + this.skew)) > clockTolerance) {
      this.skew = Math.abs(now - timeStamp) > clockTolerance ? now - timeStamp : 0;
    }
    this.latest = Math.max(this.latest, now);
  }

  /// The page's time of an event's time, in milliseconds; null where the event names none.
  pageTime(timeStamp) { return isTime(timeStamp) ? timeStamp + this.skew : null; }

  /// The page's time of an event; the latest time that is known where the event names none.
  timeOf(entry) {
    this.compare(entry);
    const time = this.pageTime(entry.timeStamp);
    if (time === null) return this.latest;
    this.latest = Math.max(this.latest, time);
    return time;
  }

  /// The stage's time, in whole microseconds, of a page's time.
  microseconds(time) { return Math.max(Math.round((time - this.epoch) * 1000), 0); }

  /// Stops the stage's clock.
  hide(time) { this.hiddenSince ??= time; }

  /// Lets the stage's clock go on.
  show(time) {
    if (this.hiddenSince === null) return;
    this.epoch += Math.max(time - this.hiddenSince, 0);
    this.hiddenSince = null;
  }
}

/// Some browsers give 0, or nothing, to events without a time.
function isTime(value) { return Number.isFinite(value) && value > 0; }
