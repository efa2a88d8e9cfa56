// What is done with a recording while it is played: it stands still, goes on, is sought in, or is played to its end at once.

/// How far keys seek, in seconds; in long recordings as a part of their duration. With Shift by a displayed frame.
const seekSteps = { least: 0.1, part: 0.01, leastPage: 1, pagePart: 0.1, frame: 1 / 60 };

class Player {
  /// - Parameters:
  ///   - session: What plays it.
  ///   - again: Plays it from its beginning.
  ///   - back: Goes back to touching.
  constructor(session, again, back) {
    this.session = session;
    byId("pause").addEventListener("click", () => {
      session.pause(!session.playing?.isPaused);
      this.#showPause();
    });
    byId("end").addEventListener("click", () => session.finish());
    byId("again").addEventListener("click", () => {
      again();
      byId("pause").focus({ preventScroll: true });
    });
    byId("back").addEventListener("click", () => {
      back();
      byId("stage").focus({ preventScroll: true });
    });
    const scrubber = byId("progress");
    scrubber.addEventListener("input", () => session.seek(Number(scrubber.value), true));
    for (const type of ["change", "blur"]) scrubber.addEventListener(type, () => session.release());
    scrubber.addEventListener("keydown", (event) => this.#seekByKey(event));
  }

  /// Shows the controls of a recording that is played; hides them where none is.
  show(isPlaying) {
    byId("player").hidden = byId("back").hidden = !isPlaying;
    byId("again").hidden = true;
    byId("save").disabled = isPlaying;
    byId("thresholds-about").hidden = isPlaying;
    byId("thresholds-played").hidden = !isPlaying;
    this.said = null;
    if (!isPlaying) return;
    const { duration } = this.session.playing;
    byId("progress").max = Math.max(duration, 0.001);
    byId("progress").disabled = !(duration > 0);
    this.progress(this.session.playing);
  }

  /// Shows how far a recording was played.
  progress({ at, duration, isOver, isHeld }) {
    const words = `${Math.min(at, duration).toFixed(duration < 10 ? 1 : 0)} of ${duration.toFixed(duration < 10 ? 1 : 0)} s`;
    if (byId("clock").textContent !== words) byId("clock").textContent = words;
    const scrubber = byId("progress");
    // A slider that is dragged stands where the finger is.
    if (!isHeld) scrubber.value = duration > 0 ? Math.min(at, duration) : scrubber.max;
    // A screen reader would read each frame.
    const second = Math.floor(at);
    if (this.said !== second || this.session.playing?.isPaused || isOver) scrubber.setAttribute("aria-valuetext", words);
    this.said = second;
    this.#showButtons(isOver);
  }

  /// Says that the page seeks, and stands still meanwhile.
  seeking(moment) {
    byId("clock").textContent = `Seeking ${moment.toFixed(0)} s …`;
  }

  /// At its end it can be played again, before that it can be paused or ended.
  #showButtons(isOver) {
    const [pause, end, again] = ["pause", "end", "again"].map(byId);
    const hadFocus = isOver && [pause, end].includes(document.activeElement);
    pause.hidden = end.hidden = isOver;
    again.hidden = !isOver;
    // What is pressed doesn't take the focus with it.
    if (hadFocus) again.focus({ preventScroll: true });
    this.#showPause();
  }

  #seekByKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { playing } = this.session;
    if (!playing) return;
    const arrow = event.shiftKey ? seekSteps.frame : Math.max(seekSteps.least, playing.duration * seekSteps.part);
    const page = Math.max(seekSteps.leastPage, playing.duration * seekSteps.pagePart);
    const steps = { ArrowRight: arrow, ArrowUp: arrow, ArrowLeft: -arrow, ArrowDown: -arrow, PageUp: page, PageDown: -page, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // Keys that repeat faster than frames are shown add up.
    this.session.seek((playing.wanted ?? playing.at) + step, false);
  }

  #showPause() { byId("pause").textContent = this.session.playing?.isPaused ? "Go on" : "Pause"; }
}
