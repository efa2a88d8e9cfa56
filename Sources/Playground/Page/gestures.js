// Gestures of fingers for keyboards and screen readers: each is a path of one finger or two, which touches as fingers do.

/// The time between two samples, in seconds.
const gestureStep = 1 / 120;

/// A finger's stroke: when it begins and ends, in seconds, and its path from 0 to 1, in points from the middle of the gesture.
function stroke(from, until, path) { return { from, until, path }; }

/// Where a finger rests.
function resting(x = 0, y = 0) { return () => [x, y]; }

/// A finger that moves by (dx, dy).
function moving(dx, dy) { return (part) => [dx * (part - 0.5), dy * (part - 0.5)]; }

/// Two fingers opposite each other, whose distances and angles, in points and degrees, change from one value to another.
function opposite(distances, angles) {
  const value = ([from, until], part) => from + (until - from) * part;
  return [0, 180].map((side) => (part) => {
    const [distance, angle] = [value(distances, part) / 2, ((value(angles, part) + side) * Math.PI) / 180];
    return [distance * Math.cos(angle), distance * Math.sin(angle)];
  });
}

/// A pan is too slow for a swipe; a long press lasts until a force that grows is at its largest.
const keyGestures = [
  { name: "Tap", strokes: [stroke(0, 0.06, resting())] },
  { name: "Double tap", strokes: [stroke(0, 0.05, resting()), stroke(0.15, 0.2, resting())] },
  { name: "Two-finger tap", strokes: [stroke(0, 0.06, resting(-40)), stroke(0.01, 0.06, resting(40))] },
  { name: "Long press", strokes: [stroke(0, 1.4, resting())] },
  ...[["left", -1, 0], ["right", 1, 0], ["up", 0, -1], ["down", 0, 1]].flatMap(([side, x, y]) => [
    { name: `Pan ${side}`, strokes: [stroke(0, 1.2, moving(56 * x, 56 * y))] },
    { name: `Swipe ${side}`, strokes: [stroke(0, 0.18, moving(140 * x, 140 * y))] },
  ]),
  { name: "Pan from the left edge", isAtEdge: true, strokes: [stroke(0, 0.5, (part) => [150 * part, 0])] },
  { name: "Pinch open", strokes: opposite([80, 200], [0, 0]).map((path) => stroke(0, 0.6, path)) },
  { name: "Pinch closed", strokes: opposite([200, 80], [0, 0]).map((path) => stroke(0, 0.6, path)) },
  { name: "Rotate left", strokes: opposite([140, 140], [0, -60]).map((path) => stroke(0, 0.6, path)) },
  { name: "Rotate right", strokes: opposite([140, 140], [0, 60]).map((path) => stroke(0, 0.6, path)) },
];

/// How much of the screen's smaller side a gesture takes at most, and its largest size in points.
const gestureExtent = { part: 0.9, size: 200 };

/// How far Shift and an arrow move where gestures are performed, in points.
const aimStep = 20;

/// The events of a gesture up to a time in seconds, in the order of their times, with places in points.
///
/// - Parameters:
///   - gesture: The gesture.
///   - after, until: What is left out before, and where it stops; in seconds from its beginning.
///   - middle: Where it is performed, in points.
///   - screen: The screen's size in points; all of the gesture stays on it.
function gestureEvents(gesture, after, until, middle, screen) {
  const scale = Math.min(1, (Math.min(screen.width, screen.height) * gestureExtent.part) / gestureExtent.size);
  const events = [];
  gesture.strokes.forEach(({ from, until: end, path }, finger) => {
    const count = Math.max(Math.round((end - from) / gestureStep), 1);
    for (let i = 0; i <= count; i++) {
      const time = from + ((end - from) * i) / count;
      if (time <= after || time > until) continue;
      const [dx, dy] = path(i / count);
      const x = gesture.isAtEdge ? 1 + dx * scale : middle.x + dx * scale;
      const within = (value, size) => Math.min(Math.max(value, 1), size - 1);
      const type = i === 0 ? "pointerdown" : i === count ? "pointerup" : "pointermove";
      events.push({ type, time, finger, x: within(x, screen.width), y: within(middle.y + dy * scale, screen.height) });
    }
  });
  return events.sort((a, b) => a.time - b.time);
}

/// The gestures as buttons over the scene: one stop of Tab, among which arrows lead.
class GestureBar {
  /// - Parameters:
  ///   - bar: The toolbar.
  ///   - mark: Marks on the scene where gestures are performed.
  ///   - session: What is touched.
  constructor(bar, mark, session) {
    this.bar = bar;
    this.mark = mark;
    this.session = session;
    this.lastPointer = 0;
    this.#aim(0.5, 0.5);
    bar.replaceChildren(...keyGestures.map((gesture, i) => make("button", { type: "button", tabindex: i === 0 ? "0" : "-1", onclick: () => this.perform(gesture) }, gesture.name)));
    bar.addEventListener("keydown", (event) => this.#key(event));
    bar.addEventListener("keyup", (event) => { if (event.key !== "Tab") event.stopPropagation(); });
    // The fingers of a hidden page were taken away.
    document.addEventListener("visibilitychange", () => { this.running = null; });
  }

  /// Shows the gestures where the scene can be touched.
  show(isTouched) { this.bar.hidden = !isTouched; }

  /// Performs a gesture at its own speed; while one is performed, no other one is.
  perform(gesture) {
    const { session } = this;
    if (!session.adapter || this.running) return;
    const middle = { x: session.screen.width * this.place.x, y: session.screen.height * this.place.y };
    this.running = { gesture, middle, stage: session.stage, screen: session.screen, start: performance.now(), after: -1, pointer: this.lastPointer };
    // No browser counts its pointers downwards.
    this.lastPointer -= gesture.strokes.length;
    this.#step();
  }

  /// Says where gestures are performed, as parts of the screen.
  #aim(x, y) {
    const within = (part) => Math.min(Math.max(part, 0), 1);
    this.place = { x: within(x), y: within(y) };
    this.mark.style.left = `${this.place.x * 100}%`;
    this.mark.style.top = `${this.place.y * 100}%`;
  }

  /// Moves where gestures are performed, by so many steps, and says where that is.
  #move(across, down) {
    const { width, height } = this.session.screen;
    this.#aim(this.place.x + (across * aimStep) / width, this.place.y + (down * aimStep) / height);
    announce(`${Math.round(this.place.x * width)} of ${width} points from the left, ${Math.round(this.place.y * height)} of ${height} from the top`);
  }

  /// Sends what is due; times are the path's own, however late a frame is.
  #step() {
    const { running, session } = this;
    if (!running) return;
    const { width: across, height: down } = running.screen;
    // What was down on another stage, or on a screen of another size, was taken away with that.
    if (session.stage !== running.stage || session.screen.width !== across || session.screen.height !== down) {
      this.running = null;
      return;
    }
    const { left, top, width, height } = session.view.surface.getBoundingClientRect();
    const now = performance.now();
    const until = (now - running.start) / 1000;
    for (const { type, time, finger, x, y } of gestureEvents(running.gesture, running.after, until, running.middle, running.screen)) {
      session.take({
        type, timeStamp: running.start + time * 1000, now, pointerId: running.pointer - 1 - finger, pointerType: "touch",
        clientX: left + (x / across) * width, clientY: top + (y / down) * height,
      });
    }
    running.after = until;
    if (until >= Math.max(...running.gesture.strokes.map((one) => one.until))) this.running = null;
    else requestAnimationFrame(() => this.#step());
  }

  #key(event) {
    if (event.key === "Tab") return;
    // The scene has no part in the keys of the toolbar.
    event.stopPropagation();
    const buttons = [...this.bar.children];
    const place = buttons.indexOf(document.activeElement);
    const last = buttons.length - 1;
    const arrow = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    if (event.shiftKey && arrow && this.session.adapter) {
      event.preventDefault();
      return this.#move(...arrow);
    }
    const next = { ArrowRight: place + 1, ArrowDown: place + 1, ArrowLeft: place - 1, ArrowUp: place - 1, Home: 0, End: last }[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = buttons[(next + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
    to.focus();
  }
}
