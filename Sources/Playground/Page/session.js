// What runs: a stage, the adapter that feeds it, and the frames that show it.

/// The least time between two looks at the lanes, and at what a screen reader reads, in milliseconds.
const lookTimes = { lanes: 60, reader: 300 };
/// The longest time between two frames, in milliseconds, that a recording that is played goes on in.
const longestPause = 250;
/// The longest transcript that the page keeps, in lines.
const longestTranscript = 100000;

/// How long playing up to a moment may take, in milliseconds, while a slider is dragged.
const slowSeek = 100;
/// From which length on, in bytes, a recording is taken to take long.
const longRecording = 250000;

/// What a session keeps of a stage that is put aside.
const keptValues = ["stage", "adapter", "about", "transcript", "dropped", "unrecorded", "isTouched", "inputs", "settings", "touchedWith", "wasTouched", "hasMixedSettings"];

class Session {
  /// - Parameters:
  ///   - view: `surface`, `picture` and `marks` (canvases), and what is called with news: `told`, `lanes`, `reader`,
  ///     `notices`, `progress`, `seeking`, `played`, `input`, `resized`, `force`, `failed`.
  constructor(engine, view) {
    this.engine = engine;
    this.view = view;
    this.painter = new Painter(view.picture, () => document.createElement("canvas"));
    this.marks = new FingerMarks(view.marks);
    this.stage = null;
    this.transcript = [];
    this.scheduled = false;
    this.looked = { lanes: 0, reader: 0 };
    this.timer = 0;
    /// What was touched before another stage took its place, as it was; null where nothing was.
    this.aside = null;
  }

  /// Opens a scene to be touched; `about` is what the page keeps beside it.
  open(configuration, force, about) {
    this.#replace(this.engine.open(configuration));
    this.playing = null;
    this.about = about;
    this.adapter = new Adapter({ epoch: performance.now(), force, screen: configuration.screen });
    this.#forget(configuration);
    this.layOut();
  }

  /// Nothing has happened on a stage that was just opened.
  #forget(configuration) {
    /// What happened that a recording can't hold.
    this.unrecorded = new Set();
    /// Whether something was done that is lost where the scene is opened anew; a pointer that hovers does nothing.
    this.isTouched = false;
    /// How many inputs there were.
    this.inputs = 0;
    /// The thresholds as they are, those that the last touch began with, and whether earlier ones began with others.
    this.settings = new Map(configuration.settings);
    this.touchedWith = new Map(configuration.settings);
    this.wasTouched = false;
    this.hasMixedSettings = false;
  }

  /// Opens a recording to be played, which is so many seconds long.
  play(configuration, duration) {
    // What it began with stays as it is, whatever is set meanwhile.
    const own = { ...configuration, settings: new Map(configuration.settings) };
    this.#replace(this.engine.open(own));
    this.adapter = null;
    this.#forget(own);
    this.playing = { at: 0, duration, isPaused: false, isOver: false, isHeld: false, wanted: null, later: null, slowest: 0, configuration: own };
    this.stage.advance(0);
    const picture = this.stage.drawing(true);
    this.screen = { width: picture.fractions[picture.start], height: picture.fractions[picture.start + 1] };
    this.layOut();
  }

  #replace(stage) {
    // What is down ends on its own stage.
    if (this.adapter) this.#send(this.adapter.take({ type: "clear", timeStamp: performance.now(), reason: "closed" }));
    if (this.adapter && this.isTouched) this.#putAside(); else this.stage?.close();
    this.stage = stage;
    this.transcript = [];
    this.dropped = 0;
    this.needsPicture = true;
    this.looked = { lanes: 0, reader: 0 };
    this.pending = { lanes: true, reader: true };
    this.wake();
  }

  /// Keeps the stage as it is, in place of the one that was kept before.
  #putAside() {
    this.hear();
    // Its clock stands still, as that of a hidden page does.
    this.adapter.take({ type: "pagehide", timeStamp: performance.now() });
    this.aside?.stage.close();
    this.aside = Object.fromEntries(keptValues.map((name) => [name, this[name]]));
  }

  /// Goes on with the stage that was put aside; what is touched now is put aside instead.
  bringBack() {
    const { aside } = this;
    if (!aside) return;
    this.aside = null;
    this.#replace(aside.stage);
    Object.assign(this, aside);
    this.playing = null;
    this.adapter.take({ type: "pageshow", timeStamp: performance.now() });
    this.layOut();
  }

  /// Takes an entry of the log of events.
  take(entry) {
    if (!this.adapter) return;
    this.#send(this.adapter.take(entry));
    this.wake();
  }

  #send(inputs) {
    for (const input of inputs) {
      this.stage.send(input);
      if (input.kind !== "advance") this.#count(input);
      if (input.kind === "scroll") this.unrecorded.add(input.isByKeys ? "scrolling with keys" : "scrolling with a wheel");
      if (input.kind === "key") this.unrecorded.add("keys");
      if (input.kind === "resize") this.unrecorded.add("a turned screen");
      if (input.kind !== "advance") this.view.input(input);
    }
  }

  /// Notes that there was input, and the thresholds that a touch begins with.
  #count(input) {
    this.inputs += 1;
    const begins = input.kind === "touches" && input.contacts.some((contact) => contact.phase === "began");
    if (begins || input.kind === "scroll" || input.kind === "key") this.isTouched = true;
    if (!begins) return;
    if (this.wasTouched && !sameSettings(this.touchedWith, this.settings)) this.hasMixedSettings = true;
    this.touchedWith = new Map(this.settings);
    this.wasTouched = true;
  }

  /// Whether a finger or a button is down.
  get isHeld() { return this.adapter?.isHeld ?? false; }
  /// What a recording can't hold of what happened, in words.
  get unrecordedWords() { return [...this.unrecorded].join(", "); }

  /// Does what a screen reader or a keyboard asks for, now.
  act({ kind, element, action, isUp }) {
    if (!this.adapter) return false;
    this.#send(this.adapter.take({ type: "frame", timeStamp: performance.now() }));
    this.unrecorded.add("a screen reader's actions");
    this.isTouched = true;
    this.inputs += 1;
    const done = kind === "activate" ? this.stage.activate(element)
      : kind === "perform" ? this.stage.perform(element, action)
      : kind === "adjust" ? this.stage.adjust(element, isUp) : this.stage.escape();
    this.pending.reader = true;
    this.looked.reader = 0;
    this.wake();
    return done;
  }

  /// Scrolls as keys ask for, in points, and shows at once where elements are then.
  scroll(scroll) {
    this.take({ type: "scroll", timeStamp: performance.now(), scroll });
    this.pending.reader = true;
    this.looked.reader = 0;
  }

  /// Sets a threshold of the running scene.
  set(key, value) {
    this.stage.set(key, value);
    this.settings.set(key, value);
    // Thresholds that nothing was touched with play no part.
    if (this.isHeld) this.hasMixedSettings = true;
    this.unrecorded.add(changedThreshold);
    this.wake();
  }

  /// Gives the running scene other traits: it changes its look and goes on.
  setTraits(traits) {
    if (!this.stage) return;
    for (const [key, value] of Object.entries(traits)) this.stage.setTrait(key, value);
    if (this.about) this.about = { ...this.about, traits };
    if (this.playing) this.playing.configuration = { ...this.playing.configuration, traits };
    this.unrecorded.add("a change of the device's settings");
    this.pending = { lanes: true, reader: true };
    this.wake();
  }

  /// Fits the canvases to the place that they have, in the screen's own pixels.
  layOut() {
    if (!this.stage) return;
    const { surface, picture, marks } = this.view;
    const box = surface.getBoundingClientRect();
    const ratio = this.ratio = window.devicePixelRatio || 1;
    for (const canvas of [picture, marks]) {
      const [width, height] = [Math.max(Math.round(box.width * ratio), 1), Math.max(Math.round(box.height * ratio), 1)];
      if (canvas.width === width && canvas.height === height) continue;
      canvas.width = width;
      canvas.height = height;
      this.needsPicture = true;
    }
    if (this.adapter) {
      const screen = { width: Math.max(Math.round(box.width), 1), height: Math.max(Math.round(box.height), 1) };
      // What wasn't touched begins at its new size, so that a recording of it does too.
      if (!this.isTouched && (screen.width !== this.adapter.layout.screen.width || screen.height !== this.adapter.layout.screen.height)) return this.view.resized();
      this.screen = screen;
      this.take({ type: "layout", timeStamp: performance.now(), left: box.left, top: box.top, width: box.width, height: box.height, screen: this.screen });
    }
    this.wake();
  }

  /// Sees to it that the next frame is shown.
  wake() {
    if (this.scheduled || document.hidden) return;
    clearTimeout(this.timer);
    this.scheduled = true;
    requestAnimationFrame((time) => {
      this.scheduled = false;
      try {
        this.#frame(time);
      } catch (error) {
        this.view.failed(error);
      }
    });
  }

  #frame(time) {
    if (!this.stage) return;
    // Not every browser tells of another ratio by itself.
    if ((window.devicePixelRatio || 1) !== this.ratio) this.layOut();
    if (this.playing) this.#playOn(time);
    else this.#send(this.adapter.take({ type: "frame", timeStamp: time }));
    const isTold = this.hear();
    const picture = this.stage.drawing(this.needsPicture);
    if (picture) {
      this.painter.paint(picture);
      this.needsPicture = false;
      this.pending.reader = true;
    }
    const contacts = this.stage.contacts;
    this.marks.draw(contacts, this.screen);
    const notices = this.stage.notices;
    if (notices.length > 0) this.view.notices(notices);
    const isBusy = contacts.length > 0 || picture !== null || isTold;
    if (isBusy) this.pending.lanes = true;
    this.#look(time, isBusy);
    if (!this.playing && this.adapter.force === "none" && this.adapter.fitting) this.view.force(this.adapter.fitting);
    this.#schedule(contacts.some((contact) => !contact.phase.startsWith("region")));
  }

  /// Plays a recording on, at its own speed.
  #playOn(time) {
    const { playing } = this;
    const passed = time - (playing.last ?? time);
    playing.last = time;
    if (playing.wanted !== null) return this.#seek();
    if (playing.isOver || playing.isPaused || playing.isHeld) return;
    // A hidden page shows no frames, and its recording waits.
    if (passed <= longestPause) playing.at += passed / 1000;
    if (!this.stage.advance(playing.at)) return this.#endPlaying();
    this.view.progress(playing);
  }

  /// Shows a recording as it is at a moment in seconds, with the next frame.
  ///
  /// - Parameter isHeld: Whether it stands still there until it is called without.
  seek(moment, isHeld) {
    const { playing } = this;
    if (!playing) return;
    const at = Math.min(Math.max(moment, 0), playing.duration);
    playing.isHeld = isHeld;
    // A slider that is dragged doesn't wait for what takes long to play: it is played where the slider is let go.
    playing.later = isHeld && playing.slowest > slowSeek ? at : null;
    if (playing.later !== null) return this.view.progress({ ...playing, at });
    playing.wanted = at;
    this.wake();
  }

  /// Lets a recording go on where it was sought.
  release() {
    const { playing } = this;
    if (!playing) return;
    if (playing.later !== null) playing.wanted = playing.later;
    Object.assign(playing, { isHeld: false, later: null });
    this.wake();
  }

  /// Plays up to the wanted moment at once: to one that is past from the beginning, so that it is the same however it is reached.
  #seek() {
    const { playing } = this;
    const { wanted: at, isOver } = playing;
    const isLong = playing.slowest > slowSeek || playing.configuration.recording.length > longRecording;
    // The page stands still meanwhile, and says so in a frame of its own.
    playing.isSaid = isLong && !playing.isSaid;
    if (playing.isSaid) {
      this.view.seeking(at);
      return this.wake();
    }
    const start = performance.now();
    playing.wanted = null;
    if (isOver && at >= playing.duration) return;
    if (isOver || at < this.stage.time) {
      this.#replace(this.engine.open(playing.configuration));
      // Behind its end it stood still, and does so where it was sought.
      Object.assign(playing, { isOver: false, isPaused: playing.isPaused || isOver });
    }
    playing.at = at;
    const isOn = this.stage.advance(at);
    playing.slowest = Math.max(playing.slowest, performance.now() - start);
    // What was announced on the way there is no news.
    void this.stage.notices;
    this.pending = { lanes: true, reader: true };
    this.looked.lanes = 0;
    if (!isOn) return this.#endPlaying();
    this.view.progress(playing);
  }

  #endPlaying() {
    const { playing } = this;
    playing.isOver = true;
    playing.at = playing.duration;
    this.pending.lanes = true;
    this.view.progress(playing);
    this.view.played();
  }

  /// Has a recording stand still, or go on.
  pause(isPaused) {
    if (!this.playing) return;
    this.playing.isPaused = isPaused;
    this.playing.last = undefined;
    this.wake();
  }

  /// Plays what is left of a recording at once.
  finish() {
    if (!this.playing || this.playing.isOver) return;
    this.stage.finish();
    this.hear();
    this.#endPlaying();
    this.wake();
  }

  /// Takes in the transcript since the last time; says whether there was any.
  hear() {
    const told = this.stage.told;
    if (told === "") return false;
    for (const line of told.split("\n")) if (line !== "") this.transcript.push(line);
    if (this.transcript.length > longestTranscript) {
      this.dropped += this.transcript.length - longestTranscript;
      this.transcript.splice(0, this.transcript.length - longestTranscript);
    }
    this.view.told(this.transcript, this.dropped);
    return true;
  }

  /// Looks at lanes and elements, now and then while something happens, and once it is over.
  #look(time, isBusy) {
    if (this.pending.lanes && time - this.looked.lanes >= lookTimes.lanes) {
      this.looked.lanes = time;
      this.pending.lanes = false;
      this.view.lanes(this.stage.lanes);
    }
    if (this.pending.reader && time - this.looked.reader >= lookTimes.reader) {
      this.looked.reader = time;
      this.pending.reader = isBusy;
      this.view.reader(this.adapter ? this.stage.accessibility : [], this.screen);
    }
  }

  /// Wants the next frame where something moves or is still to be shown, and a timer where something is due.
  #schedule(isTouched) {
    if (this.playing && !this.playing.isOver && !this.playing.isPaused) return this.wake();
    const next = this.stage.next;
    if (isTouched || this.pending.lanes || this.pending.reader || next <= this.stage.time + 0.1) return this.wake();
    clearTimeout(this.timer);
    if (Number.isFinite(next)) this.timer = setTimeout(() => this.wake(), Math.max((next - this.stage.time) * 1000 - 20, 0));
  }
}

/// Whether two lists of thresholds say the same.
function sameSettings(a, b) { return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value); }
