// When what would have been is shown: only of gestures that are over, and that a replay gives as they were.

/// How large a recording is, in bytes, and how long a replay takes, in milliseconds, up to which each step of a slider
/// is compared; where there is more to replay, the slider has to rest.
const quickReplay = { bytes: 60000, time: 25 };
/// How far apart, in seconds, two times may be that are one: a replay's are rounded.
const sameTime = 0.001;
/// How long a slider rests, in milliseconds, until a long recording is replayed.
const longRest = 250;

class Comparing {
  /// - Parameters:
  ///   - page: The page, with its `session`, `engine`, `opened` and `configuration`.
  ///   - card: Where it is shown.
  constructor(page, card) {
    this.page = page;
    this.card = card;
    this.forget();
  }

  /// Another scene, or another recording, has nothing to compare yet.
  forget() {
    this.wanted = null;
    this.record = null;
    this.known = new Map();
    this.slowest = 0;
    this.isWaiting = false;
    clearTimeout(this.timer);
    this.card.hide();
  }

  /// A threshold was moved: compares the last gesture as soon as that can be done.
  ///
  /// - Parameters:
  ///   - change: The threshold's `key`, its old and its new value as `values`, and its `row`.
  want(change) {
    this.wanted = change;
    this.isWaiting = true;
    if (this.isScheduled) return;
    this.isScheduled = true;
    requestAnimationFrame(() => {
      this.isScheduled = false;
      this.#go();
    });
  }

  /// What is in the lanes now: a new gesture hides what was said of the one before, and lets none wait that can be compared.
  look(record) {
    if (!record || record.touches.length === 0) return;
    const isNew = this.record !== null && this.record.sequence !== record.sequence;
    this.record = record;
    if (isNew && this.page.session.adapter && !this.isWaiting) this.dismiss();
    else if (this.isWaiting && !this.isScheduled) this.#go();
  }

  /// The slider rests.
  rest() {
    if (!this.isWaiting || this.isScheduled) return;
    this.hasRested = true;
    this.#go();
  }

  /// Takes the card away until a threshold is moved again.
  dismiss() {
    this.wanted = null;
    this.isWaiting = false;
    this.card.hide();
  }

  /// Takes the card away, and leads the focus back to the threshold.
  close() {
    this.wanted?.row.querySelector("[type=range], [type=checkbox]")?.focus({ preventScroll: true });
    this.dismiss();
  }

  /// Compares, or says what that waits for.
  #go() {
    if (!this.wanted) return;
    const { key, values, row } = this.wanted;
    const wait = this.#obstacle;
    if (wait !== null) return wait === "" ? this.dismiss() : this.card.say(row, wait);
    if (this.#isLong && !this.hasRested) {
      this.card.say(row, `With ${key} ${values[1]} in place of ${values[0]}: what would have been is shown once the slider rests.`);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.rest(), longRest);
      return;
    }
    this.hasRested = false;
    this.isWaiting = false;
    try {
      const problem = this.#problem;
      if (problem) return this.card.say(row, problem);
      const { settings } = this.page.state;
      const [before, after] = values.map((value) => this.#outcomes(new Map(settings).set(key, value)));
      if (before && after) this.card.show(row, key, values, before, after); else this.card.hide();
    } catch (error) {
      this.dismiss();
      this.page.fail(error);
    }
  }

  /// What comparing waits for, in words; empty where nothing was touched, null where nothing is in the way.
  get #obstacle() {
    const { session } = this.page;
    if (session.playing && !session.playing.isOver) return "The recording is still playing: what would have been is shown once it is over.";
    if (session.isHeld) return "What would have been is shown once no finger is down.";
    if (!this.record) return "";
    const isOver = this.record.touches.every((touch) => touch.outcome) && this.record.attempts.every((attempt) => !["possible", "active"].includes(stateOf(attempt)));
    return isOver || session.playing || !Number.isFinite(session.stage.next) ? null : "What would have been is shown once the gesture is over.";
  }

  /// The recording, and whether it takes long to replay.
  get #recording() {
    const { opened, session } = this.page;
    if (opened) return opened.bytes;
    if (this.recordedInputs !== session.inputs || this.recordedStage !== session.stage) {
      this.recorded = session.stage.recording;
      this.known.clear();
      this.recordedInputs = session.inputs;
      this.recordedStage = session.stage;
    }
    return this.recorded;
  }

  get #isLong() { return this.#recording.length > quickReplay.bytes || this.slowest > quickReplay.time; }

  /// What is compared: the recording with thresholds.
  #configuration(settings) {
    return { ...this.page.configuration(), force: null, screen: null, name: "recording", settings, recording: this.#recording, description: this.page.opened?.description };
  }

  /// Why this session can't be compared, in words; null where a replay gives what was shown.
  get #problem() {
    const { opened, engine, session } = this.page;
    if (opened) return null;
    const configuration = this.#configuration(session.touchedWith);
    return this.#once("problem", () => {
      const { difference } = replayed(engine, configuration, session);
      const other = difference ?? this.#otherOutcome(lastGestureOf(engine, configuration));
      if (!other) return null;
      const reasons = [...session.unrecorded].filter((reason) => reason !== changedThreshold || session.hasMixedSettings).join(", ");
      return reasons !== "" ? `What would have been can't be said of this session: a recording can't hold ${reasons}.`
        : `What would have been can't be said of this session: replaying it gives ${other[1] || "nothing"} in place of ${other[0]}.`;
    });
  }

  /// Where a replay decides otherwise of the last gesture than what the lanes showed, as [shown, replayed]; null where it doesn't.
  #otherOutcome(gesture) {
    const { attempts, recognizers, from } = this.record;
    if (!gesture || Math.abs(gesture.began - from / 1e6) > sameTime) return [`a gesture at ${(from / 1e6).toFixed(2)} s`, ""];
    for (const attempt of attempts) {
      const state = stateOf(attempt);
      if (state === "possible" || attempts.filter((other) => other.r === attempt.r).length > 1) continue;
      const { name } = recognizers[attempt.r];
      const seen = { active: "recognized", ended: "recognized" }[state] ?? state;
      const verdict = gesture.outcomes.get(name)?.verdict ?? "no part";
      if (verdict !== seen) return [`${name} ${seen}`, `${name} ${verdict}`];
    }
    return null;
  }

  /// The outcomes with thresholds.
  #outcomes(settings) {
    const configuration = this.#configuration(settings);
    return this.#once(JSON.stringify([...settings].sort()), () => lastGestureOf(this.page.engine, configuration)?.outcomes ?? null);
  }

  /// What was found before, or is found now.
  #once(name, find) {
    if (this.known.has(name)) return this.known.get(name);
    const start = performance.now();
    const found = find();
    this.slowest = Math.max(this.slowest, performance.now() - start);
    if (this.known.size > 40) this.known.delete([...this.known.keys()].find((other) => other !== "problem"));
    this.known.set(name, found);
    return found;
  }
}
