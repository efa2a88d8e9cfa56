// A stage of the engine: one scene that is open.

class Stage {
  constructor(engine, number, configuration) {
    this.engine = engine;
    this.number = number;
    this.configuration = configuration;
    this.calls = engine.calls;
  }

  /// Gives the module what the adapter made of events.
  send(input) {
    const seconds = input.time / 1e6;
    switch (input.kind) {
      case "touches":
        this.calls.touchstone_touches(this.number, seconds, this.engine.putContacts(input.contacts), 0, input.modifiers);
        break;
      case "scroll":
        this.calls.touchstone_scroll(this.number, seconds, input.dx, input.dy, scrollPhases[input.phase], input.x, input.y, input.modifiers);
        break;
      case "key":
        this.calls.touchstone_key(this.number, seconds, pressPhases[input.phase], input.usage, input.modifiers, this.engine.put(input.characters));
        break;
      case "resize":
        this.calls.touchstone_resize(this.number, seconds, input.width, input.height);
        this.configuration = { ...this.configuration, screen: { width: input.width, height: input.height } };
        break;
      case "advance": this.advance(seconds); break;
    }
  }

  /// Lets the clock run up to a time in seconds; says whether something may still come.
  advance(seconds) { return this.calls.touchstone_advance(this.number, seconds) === 1; }
  /// When the clock must run next; infinite where only input makes it.
  get next() { return this.calls.touchstone_next(this.number); }
  /// The clock, in seconds.
  get time() { return this.calls.touchstone_time(this.number); }
  /// Lets the clock run until all is over.
  finish() { this.calls.touchstone_finish(this.number); }
  close() { this.calls.touchstone_close(this.number); }

  /// The picture where it changed, as words of the module's memory; null where it didn't.
  drawing(always) {
    const length = this.calls.touchstone_drawing(this.number, always ? 1 : 0);
    if (length <= 0) return null;
    const start = this.calls.touchstone_output() / 4;
    return { ...this.engine.words, start, end: start + length / 4 };
  }

  /// What touches or hovers now.
  get contacts() { return this.engine.contacts(this.calls.touchstone_contacts(this.number)); }
  /// The transcript since the last call, with line ends.
  get told() { return this.engine.text(this.calls.touchstone_told(this.number)); }
  /// The touch sequence that is under way or was last; null before the first.
  get lanes() { return this.engine.lines(this.calls.touchstone_lanes(this.number))[0] ?? null; }
  /// What was touched since the opening, as the bytes of a `.touches` file.
  get recording() {
    const length = this.calls.touchstone_recording(this.number);
    return length <= 0 ? new Uint8Array(0) : new Uint8Array(this.calls.memory.buffer, this.calls.touchstone_output(), length).slice();
  }

  /// The thresholds as they are now.
  get properties() { return this.engine.lines(this.calls.touchstone_properties(this.number)); }
  /// Sets a threshold at once; throws what is wrong with it.
  set(key, value) {
    if (this.calls.touchstone_set(this.number, this.engine.put(`${key}=${value}`)) !== 1) throw new EngineProblem(this.engine.problem);
  }

  /// Changes a trait; the scene goes on.
  setTrait(key, value) {
    if (this.calls.touchstone_trait(this.number, this.engine.put(`${key}=${value}`)) !== 1) throw new EngineProblem(this.engine.problem);
  }

  /// The elements that a screen reader reads, in their order.
  get accessibility() { return this.engine.text(this.calls.touchstone_accessibility(this.number)).split("\n").filter((line) => line !== ""); }
  activate(element) { return this.calls.touchstone_activate(this.number, element) === 1; }
  perform(element, action) { return this.calls.touchstone_perform(this.number, element, this.engine.put(action)) === 1; }
  adjust(element, isUp) { return this.calls.touchstone_adjust(this.number, element, isUp ? 1 : 0) === 1; }
  escape() { return this.calls.touchstone_escape(this.number) === 1; }
  /// What the app announced since the last call.
  get notices() { return this.engine.lines(this.calls.touchstone_notices(this.number)); }
}
