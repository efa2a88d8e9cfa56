// The page: what its parts do together.

/// How long a threshold has to stay as it is until what would have been is said, in milliseconds: longer than a key that
/// is held waits for its first repetition.
const restTime = 700;

class Playground {
  constructor(engine) {
    this.engine = engine;
    this.scenes = engine.scenes;
    this.state = { scene: this.scenes[0].name, settings: new Map() };
    this.mode = usualMode();
    this.traits = readTraits();
    this.lanes = new Lanes(byId("blocks"), byId("names"), byId("absent"));
    this.reasons = new Reasons(byId("attempts"), byId("when"));
    this.comparison = new Comparison(byId("comparison"), byId("compared"), byId("comparison-caption"));
    this.thresholds = new Thresholds(byId("thresholds"), (key, value, isDragged) => this.#set(key, value, isDragged));
    this.reader = new Reader(byId("elements"), (act) => this.session.act(act));
    this.session = new Session(engine, {
      surface: byId("stage"),
      picture: byId("picture"),
      marks: byId("marks"),
      told: (lines) => this.#showTranscript(lines),
      lanes: (record) => this.#showLanes(record),
      reader: (lines, screen) => this.reader.show(lines, screen),
      notices: (notices) => announce(notices.map((notice) => notice.text).filter(Boolean).join(". ")),
      played: () => this.#played(),
      input: (input) => this.#note(input),
      force: (mode) => { this.wanted = mode; },
      failed: (error) => this.#fail(error),
    });
    this.finished = null;
  }

  // MARK: Opening

  get #scene() { return this.scenes.find((scene) => scene.name === this.state.scene); }

  /// Opens the scene that a link names, or another one where it names none.
  start(fragment, wanted) {
    byId("scene").replaceChildren(...this.scenes.map((scene) => make("option", { value: scene.name }, scene.name)));
    this.#listen();
    this.follow(fragment, wanted);
  }

  /// Goes where a fragment leads.
  follow(fragment, wanted) {
    const link = readFragment(fragment, this.scenes);
    const known = this.scenes.some((scene) => scene.name === wanted);
    this.show(link.scene ?? (known ? wanted : this.state.scene), link.settings);
    if (link.problems.length > 0) notify(`The link can't be followed in full: ${link.problems.join("; ")}.`, "problem");
  }

  /// Opens a scene with thresholds.
  show(scene, settings = new Map()) {
    this.state = { scene, settings };
    byId("scene").value = scene;
    byId("scene").title = this.#scene.summary;
    byId("stage").setAttribute("aria-label", `Scene ${scene}: ${this.#scene.summary}`);
    this.thresholds.names = null;
    this.thresholds.show(this.#scene.properties, settings);
    this.open();
  }

  /// Opens the present scene anew.
  open() {
    this.opened = null;
    notify("");
    this.#place(null);
    try {
      this.session.open(this.#configuration(), this.mode);
    } catch (error) {
      if (this.state.settings.size === 0) return this.#fail(error);
      // A scene without the thresholds that it refuses is better than none.
      this.show(this.state.scene);
      return this.#fail(error);
    }
    this.#setPlaying(false);
    this.#clear();
    byId("status").textContent = this.#scene.summary;
    this.#remember();
  }

  #configuration() {
    const box = byId("stage").getBoundingClientRect();
    return {
      scene: this.state.scene,
      screen: { width: Math.max(Math.round(box.width), 1), height: Math.max(Math.round(box.height), 1) },
      force: this.mode === "none" ? null : onGrid(maximumForce),
      settings: this.state.settings,
      traits: this.traits,
    };
  }

  #clear() {
    this.comparison.hide();
    this.finished = null;
    this.#showLanes(null);
    this.#showTranscript([]);
    byId("command").hidden = true;
  }

  /// Puts the surface where it belongs: all over its place, inset where the system keeps the edges, or in a recording's proportions.
  #place(screen) {
    const area = byId("screen").getBoundingClientRect();
    const { style } = byId("stage");
    let [left, top, width, height] = [0, 0, area.width, area.height];
    byId("screen").classList.toggle("is-letterboxed", screen !== null);
    byId("lost").textContent = "";
    if (screen) {
      const scale = Math.min(area.width / screen.width, area.height / screen.height);
      [width, height] = [screen.width * scale, screen.height * scale];
      [left, top] = [(area.width - width) / 2, (area.height - height) / 2];
    } else {
      const inset = insetOf(this.#scene.properties, window.matchMedia("(pointer: coarse)").matches, window.matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches,
        { left: area.left, right: area.right, width: window.innerWidth });
      if (inset) {
        left += inset.left;
        width -= inset.left + inset.right;
        byId("lost").textContent = inset.words;
      }
    }
    for (const [name, value] of Object.entries({ left, top, width, height })) style[name] = `${value}px`;
  }

  /// Fits everything to the window.
  layOut() {
    this.#place(this.opened ? this.session.screen : null);
    this.session.layOut();
  }

  // MARK: Thresholds

  #set(key, value, isDragged) {
    const { settings } = this.state;
    const property = this.#scene.properties.find((property) => keyOf(property) === key);
    const present = settings.get(key) ?? textOf(property);
    this.dragged = this.dragged?.key === key ? this.dragged : { key, old: present };
    const old = this.dragged.old === value ? present : this.dragged.old;
    try {
      // The engine takes no word for a count without a limit: that comes with the scene.
      if (!this.opened && value !== "unlimited") this.session.set(key, value);
    } catch (error) {
      this.dragged = null;
      this.thresholds.set(key, present);
      return this.#fail(error);
    }
    if (value === textOf(property)) settings.delete(key); else settings.set(key, value);
    if (value === "unlimited") this.open();
    this.compare = { key, values: [old, value] };
    if (!this.comparing) {
      this.comparing = true;
      requestAnimationFrame(() => this.#compare());
    }
    clearTimeout(this.resting);
    if (property.unit === "flag") this.dragged = null;
    // A key moves a slider by a step, and says after each that it is done.
    if (!isDragged) this.resting = setTimeout(() => this.#rest(), restTime);
    this.#remember();
  }

  /// What was moved has come to rest: says what would have been, and compares with the present value from now on.
  #rest() {
    this.dragged = null;
    announce(this.comparison.words);
  }

  /// Shows what the last gesture would have been.
  #compare() {
    this.comparing = false;
    const { key, values } = this.compare;
    const recording = this.opened?.bytes ?? this.session.stage.recording;
    try {
      this.comparison.show(this.engine, { ...this.#configuration(), force: null, screen: null, settings: this.state.settings, name: "recording", description: this.opened?.description, recording }, key, values);
    } catch (error) {
      this.#fail(error);
    }
  }

  #remember() {
    byId("reset").hidden = this.state.settings.size === 0;
    // A page that was opened as a file may not be allowed to.
    try { history.replaceState(null, "", fragmentOf(this.state)); } catch { /* The link's button has it nevertheless. */ }
  }

  // MARK: What is shown

  #showLanes(record) {
    this.lanes.show(record);
    this.reasons.show(record);
    const isOver = record && record.attempts.length > 0 && record.attempts.every((attempt) => stateOf(attempt) !== "possible" && stateOf(attempt) !== "active")
      && record.touches.every((touch) => touch.outcome);
    if (isOver && this.finished !== record.sequence) {
      this.finished = record.sequence;
      announce(outcomeText(record));
      if (this.wanted) this.#useForce(this.wanted);
    }
  }

  #showTranscript(lines) {
    const count = lines.length + (this.session?.dropped ?? 0);
    byId("lines").textContent = count === 0 ? "" : countText(count, "line");
    this.lastLines = lines;
    if (this.writing) return;
    this.writing = setTimeout(() => {
      this.writing = null;
      const pre = byId("transcript");
      pre.textContent = this.lastLines.slice(-60).join("\n");
      pre.scrollTop = pre.scrollHeight;
    }, 100);
  }

  /// Says why a contact was taken away.
  #note(input) {
    const words = {
      streamLost: "The browser lost track of a finger: its touch was cancelled.", pointercancel: "The browser took a touch for itself: it was cancelled.",
      hidden: "The page was hidden: what was down was cancelled.", resized: "The screen turned: what was down was cancelled.",
    }[input.reason];
    if (words && input.contacts?.some((contact) => contact.phase === "cancelled")) notify(words);
  }

  /// Opens the scene anew for a force that turned out to be there.
  #useForce(mode) {
    this.wanted = null;
    if (this.mode !== "none" || this.isForceChosen) return;
    this.mode = mode;
    this.open();
    notify(mode === "measured" ? "A force was measured: the scene was opened anew, and presses count by their force."
      : "A mouse presses the harder the longer it is held: the scene was opened anew for that.");
  }

  #fail(error) {
    notify(error instanceof EngineProblem ? error.message : `The engine stopped: ${error.message}. Reload the page.`, "problem");
    if (!(error instanceof EngineProblem)) console.error(error);
  }

  // MARK: Recordings

  save() {
    if (this.opened) return;
    this.session.take({ type: "clear", timeStamp: performance.now(), reason: "saved" });
    this.session.hear();
    const { stage, transcript } = this.session;
    const name = `${this.state.scene}.touches`;
    const recording = stage.recording;
    const { text, problem } = this.engine.report("replay", { scene: this.state.scene, settings: this.state.settings, traits: this.traits, name, recording });
    if (text === "") return notify(problem === "" ? "Nothing was touched yet." : problem, "problem");
    download(name, recording);
    byId("command").hidden = false;
    byId("command").replaceChildren("On the command line: ", make("code", {}, replayCommand(name, { ...this.state, traits: this.traits })));
    const difference = this.session.dropped > 0 ? null : firstDifference(transcript, text);
    const reasons = [...this.session.unrecorded].join(", ");
    if (!difference) notify(`Saved ${name}: replaying it gives the transcript shown.`);
    else if (reasons !== "") notify(`Saved ${name}. Replaying it gives another transcript than the one shown: a recording can't hold ${reasons}.`);
    else notify(`Saved ${name}, but replaying it gives ${difference[1] || "nothing"} in place of ${difference[0]}.`, "problem");
    this.saved = { name, bytes: recording, transcript: text };
  }

  /// Plays a recording's bytes on the present scene, as far as they can be read.
  play({ name, bytes, description }) {
    const configuration = { ...this.#configuration(), screen: null, force: null, name, description, recording: bytes };
    const { text, problem } = this.engine.report("info", { name, description, recording: bytes });
    try {
      if (problem !== "" && (text === "" || JSON.parse(text).frames === 0)) throw new EngineProblem(problem);
      this.session.play(configuration);
    } catch (error) {
      this.open();
      return this.#fail(error);
    }
    this.opened = { name, bytes, description };
    this.#clear();
    notify(problem, "problem");
    this.#place(this.session.screen);
    this.session.layOut();
    this.#setPlaying(true);
    byId("status").textContent = `Playing ${name}`;
  }

  #played() {
    byId("again").hidden = false;
    byId("status").textContent = `Played ${this.opened.name}: ${countText(this.session.transcript.length, "line")}`;
    announce(byId("status").textContent);
  }

  #setPlaying(isPlaying) {
    byId("back").hidden = !isPlaying;
    byId("again").hidden = true;
    byId("save").disabled = isPlaying;
  }

  // MARK: Listening

  #listen() {
    const surface = byId("stage");
    listen(surface, (entry) => this.session.take(entry));
    listenToKeys(surface, (event) => event.key === "Tab" || event.key === "F5" || event.key === "F12" || ((event.ctrlKey || event.metaKey) && !event.key.startsWith("Arrow")), (entry) => this.session.take(entry));
    watchLayout(byId("screen"), () => this.layOut());
    watchTraits(() => {
      this.traits = readTraits();
      palette.forget();
      this.session.setTraits(this.traits);
    });
    document.addEventListener("visibilitychange", () => this.session.wake());
    byId("scene").addEventListener("change", () => this.show(byId("scene").value));
    byId("restart").addEventListener("click", () => this.open());
    byId("save").addEventListener("click", () => this.save());
    byId("open").addEventListener("click", () => byId("file").click());
    byId("file").addEventListener("change", () => this.#read(byId("file").files));
    byId("again").addEventListener("click", () => this.play(this.opened));
    byId("back").addEventListener("click", () => this.open());
    byId("reset").addEventListener("click", () => this.show(this.state.scene));
    byId("link").addEventListener("click", () => this.#copyLink());
    byId("force").addEventListener("change", () => this.#chooseForce(byId("force").value));
    byId("measure").addEventListener("click", () => this.measure());
    window.addEventListener("hashchange", () => this.follow(location.hash));
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      this.#read(event.dataTransfer?.files);
    });
  }

  /// Plays a file that was chosen, or one with the description of its device beside it.
  async #read(list) {
    if (!list || list.length === 0) return;
    try {
      const files = await Promise.all([...list].map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
      const description = files.length > 1 ? files.find((file) => isDescription(file.bytes)) : undefined;
      this.play({ ...files.find((file) => file !== description), description });
    } catch (error) {
      notify(`${list[0].name} can't be read: ${error.message}`, "problem");
    }
    // The same file can be chosen again.
    byId("file").value = "";
  }

  async #copyLink() {
    const link = location.href.replace(/#.*$/, "") + fragmentOf(this.state);
    try {
      await navigator.clipboard.writeText(link);
      notify("The link was copied. It carries the scene and its thresholds, and no touches.");
    } catch {
      // Only secure pages may copy.
      notify(link);
    }
  }

  #chooseForce(value) {
    byId("force-about").textContent = byId("force").selectedOptions[0].dataset.about;
    this.isForceChosen = value !== "auto";
    this.mode = value === "auto" ? usualMode() : value;
    this.open();
  }

  async measure() {
    byId("measure").disabled = true;
    await new Promise((done) => setTimeout(done, 30));
    const rows = await benchmark(this.engine, (rows) => byId("measured").replaceChildren(benchmarkTable(rows)));
    byId("measure").disabled = false;
    return rows;
  }
}

/// Where force comes from on a device of which nothing else is known: fingers alone have none.
function usualMode() {
  const matches = (query) => window.matchMedia(query).matches;
  return matches("(any-pointer: coarse)") && !matches("(any-pointer: fine)") ? "none" : "held";
}

/// The page, for the browser's console and for tests.
let playground = null;

(async () => {
  try {
    const source = byId("module");
    const bytes = await moduleBytes(source.textContent);
    source.textContent = "";
    playground = new Playground(await Engine.start(bytes));
    playground.start(location.hash, source.dataset.scene);
    byId("starting").remove();
    document.documentElement.dataset.ready = String(Math.round(performance.now()));
    await offerToBeKept();
  } catch (error) {
    byId("starting")?.remove();
    notify(`The playground doesn't start: ${error.message}`, "problem");
    console.error(error);
  }
})();
