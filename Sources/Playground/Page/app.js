// The page: what its parts do together.

class Playground {
  constructor(engine) {
    this.engine = engine;
    this.scenes = engine.scenes;
    this.state = { scene: this.scenes[0].name, settings: new Map() };
    this.mode = usualMode();
    this.traits = readTraits();
    this.lanes = new Lanes(byId("blocks"), byId("names"), byId("absent"));
    this.reasons = new Reasons(byId("attempts"), byId("when"));
    this.transcript = new Transcript(byId("transcript"), byId("lines"));
    this.comparing = new Comparing(this, new Comparison(byId("comparison"), byId("comparison-caption"), byId("compared"), byId("comparison-home")));
    this.tuning = new Tuning(this, this.comparing);
    this.thresholds = new Thresholds(byId("thresholds"), (key, value, isDragged) => this.tuning.set(key, value, isDragged), (words) => notify(words, "problem"));
    this.reader = new Reader(byId("elements"), (act) => this.session.act(act), (scroll) => this.session.scroll(scroll));
    this.session = new Session(engine, {
      surface: byId("stage"),
      picture: byId("picture"),
      marks: byId("marks"),
      told: (lines, dropped) => this.transcript.show(lines, dropped),
      lanes: (record) => this.#showLanes(record),
      reader: (lines, screen) => this.reader.show(lines, screen),
      notices: (notices) => announce(notices.map((notice) => notice.text).filter(Boolean).join(". ")),
      progress: (playing) => this.player.progress(playing),
      seeking: (moment) => this.player.seeking(moment),
      played: () => this.#played(),
      input: (input) => this.#note(input),
      resized: () => this.#reopen(),
      force: (mode) => { this.wanted = mode; },
      failed: (error) => this.fail(error),
    });
    this.player = new Player(this.session, () => this.play(this.opened), () => this.open());
    this.gestures = new GestureBar(byId("gestures"), byId("aim"), this.session);
    this.isForceChosen = false;
    this.finished = null;
  }

  // MARK: Opening

  get #scene() { return this.scenes.find((scene) => scene.name === this.state.scene); }
  /// The thresholds of the present scene.
  get properties() { return this.#scene.properties; }

  /// Opens the scene that a link names, or another one where it names none.
  start(fragment, wanted) {
    byId("scene").replaceChildren(...this.scenes.map((scene) => make("option", { value: scene.name }, scene.name)));
    this.#listen();
    keepForReload(() => this.#touched ?? this.#putAside);
    this.follow(fragment, wanted);
  }

  /// Goes where a fragment leads.
  follow(fragment, wanted) {
    const touched = this.#touched;
    const link = readFragment(fragment, this.scenes);
    const known = this.scenes.some((scene) => scene.name === wanted);
    this.show(link.scene ?? (known ? wanted : this.state.scene), link.settings);
    if (link.problems.length > 0) notify(problemText(link.problems), "problem", this.#offers(touched));
    else if (touched) notify("The link was followed: the scene was opened anew.", "note", this.#offers(touched));
  }

  /// Opens a scene with thresholds.
  show(scene, settings = new Map()) {
    this.state = { scene, settings };
    this.#present();
    this.open();
  }

  /// Names the present scene, and shows its thresholds.
  #present() {
    const { name, summary, properties } = this.#scene;
    byId("scene").value = name;
    byId("scene").title = summary;
    byId("stage").setAttribute("aria-label", `Scene ${name}: ${summary}`);
    this.comparing.forget();
    this.thresholds.names = null;
    this.thresholds.show(properties, this.state.settings);
  }

  /// Opens the present scene anew.
  open() {
    this.opened = null;
    notify("");
    // What stands below the scene counts for its size.
    this.player.show(false);
    this.#place(null);
    try {
      this.session.open(this.configuration(), this.mode, this.#about);
    } catch (error) {
      if (this.state.settings.size === 0) return this.fail(error);
      // A scene without the thresholds that it refuses is better than none.
      this.show(this.state.scene);
      return this.fail(error);
    }
    this.#clear();
    this.#showAsTouched();
  }

  /// What the page keeps beside a session, to bring both back.
  get #about() { return { state: this.state, mode: this.mode, isForceChosen: this.isForceChosen, force: byId("force").value, traits: this.traits }; }

  /// Shows the controls of a scene that can be touched.
  #showAsTouched() {
    this.gestures.show(true);
    byId("status").textContent = this.#scene.summary;
    byId("bring-back").hidden = this.session.aside === null;
    this.remember();
  }

  /// Opens the scene anew in another size, while nothing was touched.
  #reopen() {
    this.session.open(this.configuration(), this.mode, this.#about);
    this.#clear();
  }

  /// The present scene as the engine opens it.
  configuration() {
    const box = byId("stage").getBoundingClientRect();
    return {
      scene: this.state.scene,
      screen: { width: Math.max(Math.round(box.width), 1), height: Math.max(Math.round(box.height), 1) },
      force: this.mode === "none" ? null : onGrid(maximumForce),
      settings: this.state.settings,
      traits: this.traits,
    };
  }

  /// Shows what happened on a session: nothing on one that was just opened.
  #clear(record = null, lines = [], dropped = 0) {
    this.comparing.forget();
    this.tuning.forget();
    // What is over already is no news.
    this.finished = record?.sequence ?? null;
    this.#showLanes(record);
    this.transcript.show(lines, dropped);
    byId("command").hidden = true;
  }

  /// Puts the surface where it belongs: all over its place, inset where the system keeps the edges, or in a recording's proportions.
  #place(screen) {
    byId("lost").textContent = "";
    byId("screen").classList.toggle("is-letterboxed", screen !== null);
    const area = byId("screen").getBoundingClientRect();
    const inset = screen ? null : insetOf(this.properties, matchMedia("(pointer: coarse)").matches, matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches,
      { left: area.left, right: area.right, width: window.innerWidth });
    if (inset) byId("lost").textContent = inset.words;
    const { style } = byId("stage");
    for (const [name, value] of Object.entries(screen ? fittedBox(screen, area) : insetBox(inset, area))) style[name] = `${value}px`;
  }

  /// Fits everything to the window.
  layOut() {
    this.#place(this.opened ? this.session.screen : null);
    this.session.layOut();
  }

  /// Keeps the scene and its thresholds in the address.
  remember() {
    byId("reset").hidden = this.state.settings.size === 0;
    // A page that was opened as a file may not be allowed to.
    try { history.replaceState(null, "", fragmentOf(this.state)); } catch { /* The link's button has it nevertheless. */ }
  }

  // MARK: What is shown

  #showLanes(record) {
    this.lanes.show(record);
    this.reasons.show(record);
    this.comparing.look(record);
    const isOver = record && record.attempts.length > 0 && record.attempts.every((attempt) => stateOf(attempt) !== "possible" && stateOf(attempt) !== "active")
      && record.touches.every((touch) => touch.outcome);
    if (isOver && this.finished !== record.sequence) {
      this.finished = record.sequence;
      announce(outcomeText(record));
      if (this.wanted) this.#useForce(this.wanted);
    }
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
    // What was brought back was touched without: it stays so.
    if (this.mode !== "none" || this.isForceChosen || this.session.about?.isBack) return;
    this.#useMode(mode, mode === "measured" ? "A force was measured: the scene was opened anew, and presses count by their force."
      : "A mouse presses the harder the longer it is held: the scene was opened anew for that.");
  }

  /// Opens the scene anew with another source of force; what was touched before can still be saved.
  #useMode(mode, words) {
    const touched = this.#touched;
    this.mode = mode;
    this.open();
    notify(words, "note", this.#offers(touched));
  }

  /// Opens a scene anew, and says that what was touched before isn't lost.
  #leave(open) {
    const touched = this.#touched;
    open();
    if (touched) notify(`What was touched in ${touched.scene} was put aside: it can be brought back or saved.`, "note", this.#offers(touched));
  }

  /// Goes on with what was touched before, as it was, also its scene, its thresholds and its source of force.
  bringBack() {
    const { session } = this;
    if (!session.aside) return;
    const { state, mode, isForceChosen, force, traits } = session.aside.about;
    Object.assign(this, { state, mode, isForceChosen, opened: null });
    byId("force").value = force;
    byId("force-about").textContent = byId("force").selectedOptions[0].dataset.about;
    notify("");
    this.#present();
    this.player.show(false);
    this.#place(null);
    session.bringBack();
    session.about = { ...session.about, isBack: true };
    this.wanted = null;
    if (JSON.stringify(traits) !== JSON.stringify(this.traits)) session.setTraits(this.traits);
    const { lanes } = session.stage;
    this.#clear(lanes, session.transcript, session.dropped);
    this.#showAsTouched();
    announce("What was touched before is back.");
  }

  /// Says what went wrong.
  fail(error) {
    notify(error instanceof EngineProblem ? error.message : `The engine stopped: ${error.message}. Reload the page.`, "problem");
    if (!(error instanceof EngineProblem)) console.error(error);
  }

  // MARK: Recordings

  save() {
    const touched = touchedOf(this);
    if (touched) saveTouched(this.engine, touched);
  }

  /// What was touched since the scene was opened; null where nothing was.
  get #touched() { return this.session.adapter && this.session.isTouched ? touchedOf(this) : null; }
  /// What was touched on the session that was put aside, to be kept; null where there is none.
  get #putAside() {
    const { aside } = this.session;
    if (!aside) return null;
    const { state: { scene, settings } } = aside.about;
    return { name: `${scene}.touches`, scene, settings, recording: aside.stage.recording };
  }

  /// Offers to go on with what was touched before the scene was opened anew, or to save it.
  #offers(touched) {
    return touched && {
      back: { words: "Bring back what was touched", act: () => this.bringBack() },
      save: { words: "Save it", act: () => saveTouched(this.engine, touched) },
    };
  }

  /// Plays a recording's bytes on the present scene, as far as they can be read; what can't be read changes nothing.
  ///
  /// - Parameter leftOut: The names of further files that were chosen with it.
  play({ name, bytes, description, leftOut = [] }) {
    const configuration = { ...this.configuration(), screen: null, force: null, name, description, recording: bytes };
    const { text, problem } = this.engine.report("info", { name, description, recording: bytes });
    const about = text === "" ? null : JSON.parse(text);
    if (problem !== "" && !about?.frames) return notify(problem, "problem");
    const touched = this.#touched;
    try {
      this.session.play(configuration, about?.duration ?? 0);
    } catch (error) {
      return this.fail(error);
    }
    // How its places became points: a recording alone may lack what its device says of itself.
    this.opened = { name, bytes, description, about: about?.format === ".touches" ? "" : ` ${about?.mapping ?? ""}` };
    this.#clear();
    const rest = leftOut.length > 0 ? `${leftOut.join(", ")} ${leftOut.length > 1 ? "were" : "was"} left out: one recording is played at a time.` : "";
    const words = problem !== "" ? problem : touched ? `${name} is played on the scene as it opens.` : "";
    notify([words, rest].filter(Boolean).join(" "), problem !== "" || rest !== "" ? "problem" : "note", this.#offers(touched));
    this.#place(this.session.screen);
    this.session.layOut();
    this.player.show(true);
    this.gestures.show(false);
    byId("bring-back").hidden = this.session.aside === null;
    byId("status").textContent = `Playing ${name}.${this.opened.about}`;
  }

  #played() {
    this.#showLanes(this.session.stage.lanes);
    const words = `Played ${this.opened.name}: ${countText(this.session.transcript.length + this.session.dropped, "line")}.`;
    byId("status").textContent = words + this.opened.about;
    announce(words);
  }

  // MARK: Listening

  #listen() {
    const surface = byId("stage");
    listen(surface, (entry) => this.session.take(entry));
    listenToKeys(surface, (event) => event.key === "Tab" || event.key === "F5" || event.key === "F12" || ((event.ctrlKey || event.metaKey) && !event.key.startsWith("Arrow")), (entry) => this.#takeKey(entry));
    watchLayout(byId("screen"), () => this.layOut());
    new ResizeObserver(() => this.lanes.show(this.lanes.record)).observe(byId("blocks").parentElement);
    watchTraits(() => {
      this.traits = readTraits();
      palette.forget();
      this.session.setTraits(this.traits);
    });
    document.addEventListener("visibilitychange", () => this.session.wake());
    byId("scene").addEventListener("change", () => this.#leave(() => this.show(byId("scene").value)));
    byId("restart").addEventListener("click", () => this.#leave(() => this.open()));
    byId("save").addEventListener("click", () => this.save());
    byId("open").addEventListener("click", () => byId("file").click());
    byId("file").addEventListener("change", () => this.#read(byId("file").files));
    byId("reset").addEventListener("click", () => {
      this.tuning.reset();
      // The button hides where there is nothing to reset.
      byId("thresholds").querySelector("summary")?.focus({ preventScroll: true });
    });
    byId("comparison-close").addEventListener("click", () => this.comparing.close());
    byId("note-close").addEventListener("click", closeNote);
    byId("note-box").addEventListener("keydown", (event) => { if (event.key === "Escape") closeNote(); });
    byId("bring-back").addEventListener("click", () => { this.bringBack(); keepFocus(); });
    for (const link of document.querySelectorAll("a.skip")) link.addEventListener("click", (event) => this.#skip(event));
    byId("link").addEventListener("click", () => this.#copyLink());
    byId("force").addEventListener("change", () => this.#chooseForce(byId("force").value));
    byId("measure").addEventListener("click", () => this.measure());
    window.addEventListener("hashchange", () => {
      if (isLink(location.hash)) this.follow(location.hash);
    });
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      this.#read(event.dataTransfer?.files);
    });
  }

  /// A key scrolls what can be scrolled, and is the scene's else.
  #takeKey(entry) {
    const scroll = entry.type === "keydown" && this.session.adapter ? keyScroll(entry, this.reader.elements, this.session.screen) : null;
    if (scroll) this.session.scroll(scroll); else this.session.take(entry);
  }

  /// Goes to a place on the page; the address keeps the scene.
  #skip(event) {
    event.preventDefault();
    const target = document.querySelector(event.currentTarget.getAttribute("href"));
    target.scrollIntoView({ block: "nearest" });
    target.focus({ preventScroll: true });
  }

  /// Plays a file that was chosen, or one with the description of its device beside it.
  async #read(list) {
    if (!list || list.length === 0) return;
    try {
      this.play(await chosenRecording(list));
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
    this.#useMode(value === "auto" ? usualMode() : value, "The scene was opened anew for that source of force.");
  }

  async measure() {
    byId("measure").disabled = true;
    await new Promise((done) => setTimeout(done, 30));
    const rows = await benchmark(this.engine, (rows) => byId("measured").replaceChildren(benchmarkTable(rows)));
    byId("measure").disabled = false;
    return rows;
  }
}
