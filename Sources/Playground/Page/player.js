// What is done with a recording while it is played: it stands still, goes on, or is played to its end at once.

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
  }

  /// Shows the controls of a recording that is played; hides them where none is.
  show(isPlaying) {
    byId("player").hidden = byId("back").hidden = !isPlaying;
    byId("again").hidden = true;
    byId("save").disabled = isPlaying;
    byId("thresholds-about").hidden = isPlaying;
    byId("thresholds-played").hidden = !isPlaying;
    if (isPlaying) this.#showPause();
  }

  /// Shows how far a recording was played.
  progress({ at, duration }) {
    const words = `${Math.min(at, duration).toFixed(duration < 10 ? 1 : 0)} of ${duration.toFixed(duration < 10 ? 1 : 0)} s`;
    if (byId("clock").textContent !== words) byId("clock").textContent = words;
    byId("progress").value = duration > 0 ? Math.min(at / duration, 1) : 1;
  }

  /// It was played to its end.
  end() {
    const hadFocus = byId("player").contains(document.activeElement);
    byId("player").hidden = true;
    byId("again").hidden = false;
    // What is pressed doesn't take the focus with it.
    if (hadFocus) byId("again").focus({ preventScroll: true });
  }

  #showPause() { byId("pause").textContent = this.session.playing?.isPaused ? "Go on" : "Pause"; }
}
