// From a log of a browser's events to what the engine takes: a pure function, which the page feeds as it goes.
//
// An entry has the names of the DOM's event (`type`, `timeStamp`, `pointerId`, `clientX` …), `now`, the page's time at
// which it was handled, and for pointer events `coalesced`, what `getCoalescedEvents()` gave. Four types are the page's own:
// "layout" says where the scene lies (`left`, `top`, `width`, `height` in CSS pixels) and how large its `screen` is in
// points, "frame" that a frame is shown, "clear" that all input is taken away, and "scroll" what keys scroll, in points.
//
// What comes out, times in microseconds of the stage's clock, never decreasing:
//   { kind: "touches", time, contacts, modifiers, reason? }   contacts as in a recording
//   { kind: "scroll" | "key" | "resize", time, … }
//   { kind: "advance", time }      the clock may run up to here

/// Where a finger's force comes from.
///
/// - none: The stage has no force, and a press is a matter of time.
/// - held: A button's force grows while it is held, also a finger's, unless a real force is measured.
/// - measured: A finger's force is what the screen measures, and none before that is believed; a mouse's grows.
const forceModes = ["none", "held", "measured"];

class Adapter {
  /// - Parameters:
  ///   - epoch: The page's time, in milliseconds, at which the stage's clock is 0.
  ///   - force: Where force comes from.
  ///   - screen: The stage's size in points.
  constructor({ epoch = 0, force = "none", screen = { width: 390, height: 844 } } = {}) {
    this.force = force;
    this.times = new Timeline(epoch);
    this.queue = new SampleQueue();
    this.keyboard = new Keyboard();
    this.layout = { left: 0, top: 0, width: screen.width, height: screen.height, screen };
    this.lastNumber = 0;
    /// The contacts that are down, by the browser's number; those that hover; those that a mouse left lying.
    this.down = new Map();
    this.hovering = new Map();
    this.resting = [];
    this.modifiers = 0;
    /// The mode that fits what pressed: "measured" for a real force, "held" for a mouse; null while only fingers without force did.
    this.fitting = null;
  }

  /// What the engine is to take after an entry, in order.
  take(entry) {
    const time = this.times.timeOf(entry);
    const at = this.times.microseconds(time);
    if ("ctrlKey" in entry) this.modifiers = modifiersOf(entry);
    switch (entry.type) {
      case "pointerdown": return this.#press(entry, time);
      case "pointermove": return this.#move(entry, time);
      case "pointerup": return this.#lift(entry, at);
      case "pointercancel": return this.#cancelPointer(entry, at, "pointercancel");
      case "pointerleave": case "pointerout": return this.#leave(entry, at);
      case "lostpointercapture": return this.#suspect(entry, time);
      case "touchstart": case "touchmove": case "touchend": case "touchcancel": return this.#reconcile(entry, time);
      case "wheel": return [...this.queue.flush(), ...this.#ordered(wheelScroll(entry, at, this.#place(entry), this.layout.screen))];
      case "scroll": return [...this.queue.flush(), ...this.#ordered([{ ...entry.scroll, kind: "scroll", phase: "step", time: at, modifiers: 0, isByKeys: true }])];
      case "keydown": case "keyup": return this.#key(entry, at);
      case "blur": return [...this.queue.flush(), ...this.#ordered(this.keyboard.release("cancelled", at))];
      case "layout": return this.#lay(entry, at);
      case "frame": return this.#frame(time, at);
      case "visibilitychange": return this.#visibility(entry.hidden, time, at);
      case "pagehide": return this.#visibility(true, time, at);
      case "pageshow": return this.#visibility(false, time, at);
      case "clear": return this.clear(at, entry.reason ?? "cleared");
      default: return [];
    }
  }

  /// Cancels everything that is down or hovers.
  clear(at, reason) {
    for (const contact of this.#all()) this.#end(contact, "cancelled", at, reason);
    for (const contact of this.hovering.values()) this.#end(contact, "regionExited", at, reason);
    this.down.clear();
    this.hovering.clear();
    this.resting = [];
    return [...this.queue.flush(), ...this.#ordered(this.keyboard.release("cancelled", at))];
  }

  /// Whether something is down, also what a mouse left lying.
  get isHeld() { return this.down.size > 0 || this.resting.length > 0; }

  /// The contacts that are down, in the order in which they began.
  #all() {
    const found = new Set(this.resting);
    for (const contact of this.down.values()) {
      found.add(contact);
      if (contact.twin) found.add(contact.twin.contact);
    }
    return [...found].sort((a, b) => a.id - b.id);
  }

  // MARK: Pointers

  #press(entry, time) {
    if (this.times.hiddenSince !== null) return [];
    const at = this.times.microseconds(time);
    const known = this.down.get(entry.pointerId);
    if (known) this.#cancel(entry.pointerId, known, at, "streamLost");
    const hovering = this.hovering.get(entry.pointerId);
    if (hovering) {
      this.hovering.delete(entry.pointerId);
      this.#end(hovering, "regionExited", at);
    }
    if (entry.pointerType === "mouse") return this.#click(entry, at);
    const contact = this.#begin(entry.pointerType === "pen" ? "pencil" : "direct", entry, at);
    this.down.set(entry.pointerId, contact);
    this.#sample(contact, "began", entry, at);
    return [];
  }

  /// A mouse's primary button as a finger; the others touch nothing.
  #click(entry, at) {
    if ((entry.button ?? 0) !== 0) return [];
    const place = this.#place(entry);
    const isResting = entry.shiftKey && !entry.altKey;
    const resting = isResting ? restingUnder(this.resting, place) : null;
    if (resting) {
      this.resting = this.resting.filter((other) => other !== resting);
      this.#end(resting, "ended", at);
      return [];
    }
    const contact = this.#begin("direct", entry, at);
    contact.rests = isResting;
    this.down.set(entry.pointerId, contact);
    this.#sample(contact, "began", entry, at);
    if (entry.altKey) {
      const { width, height } = this.layout.screen;
      const twin = this.#begin("direct", entry, at);
      contact.twin = { contact: twin, center: { x: width / 2, y: height / 2 }, at: place, first: place };
      this.#sampleTwin(contact, "began", entry, at);
    }
    return [];
  }

  #move(entry, time) {
    const contact = this.down.get(entry.pointerId);
    if (!contact) return this.#hover(entry, time);
    if (entry.pointerType !== "touch" && entry.buttons === 0) {
      // The button came up, or the pen left, where this page didn't see it.
      this.#cancel(entry.pointerId, contact, this.times.microseconds(time), "streamLost");
      return this.#hover(entry, time);
    }
    contact.missingSince = null;
    for (const sample of this.#samples(entry)) {
      const at = this.times.microseconds(sample.time);
      this.#sample(contact, "moved", sample, at);
      if (contact.twin) this.#sampleTwin(contact, "moved", { ...sample, shiftKey: entry.shiftKey }, at);
    }
    return [];
  }

  #hover(entry, time) {
    if (entry.pointerType === "touch" || (entry.buttons ?? 0) !== 0 || this.times.hiddenSince !== null) return [];
    let contact = this.hovering.get(entry.pointerId);
    if (!contact) {
      contact = this.#begin(entry.pointerType === "pen" ? "pencil" : "indirectPointer", entry, this.times.microseconds(time));
      this.hovering.set(entry.pointerId, contact);
      this.#sample(contact, "regionEntered", entry, contact.began);
      return [];
    }
    for (const sample of this.#samples(entry)) {
      this.#sample(contact, "regionMoved", sample, this.times.microseconds(sample.time));
    }
    return [];
  }

  #samples(entry) {
    return samplesOf(entry, (stamp) => this.times.pageTime(stamp) ?? (Object.is(stamp, entry.timeStamp) ? this.times.latest : null));
  }

  #lift(entry, at) {
    const contact = this.down.get(entry.pointerId);
    if (!contact) return [];
    this.down.delete(entry.pointerId);
    if (contact.rests) {
      contact.isReleased = true;
      this.resting.push(contact);
      return [];
    }
    const place = Number.isFinite(entry.clientX) && Number.isFinite(entry.clientY) ? this.#place(entry) : null;
    if (contact.twin) {
      const twin = place && twinPlace(contact.twin, place, entry.shiftKey);
      this.#end(contact.twin.contact, "ended", at, null, twin);
    }
    this.#end(contact, "ended", at, null, place);
    return [];
  }

  #cancelPointer(entry, at, reason) {
    const contact = this.down.get(entry.pointerId);
    if (contact) this.#cancel(entry.pointerId, contact, at, reason);
    return this.#leave(entry, at);
  }

  #cancel(pointerId, contact, at, reason) {
    this.down.delete(pointerId);
    if (contact.twin) this.#end(contact.twin.contact, "cancelled", at, reason);
    this.#end(contact, "cancelled", at, reason);
  }

  #leave(entry, at) {
    const contact = this.hovering.get(entry.pointerId);
    if (!contact) return [];
    this.hovering.delete(entry.pointerId);
    this.#end(contact, "regionExited", at);
    return [];
  }

  // MARK: Lost streams

  #reconcile(entry, time) {
    if (!Array.isArray(entry.touches)) return [];
    const contacts = this.#fingers();
    for (const [contact, touch] of matchTouches(entry.touches, contacts, time)) this.#refine(contact, touch, time);
    return [];
  }

  #fingers() { return [...this.down.values()].filter((contact) => contact.pointerType !== "mouse"); }

  /// Takes what a touch knows beyond its pointer.
  #refine(contact, touch, time) {
    contact.evidence.take("touch", touch.force);
    const angles = touch.touchType === "stylus" && contact.last?.altitude === null ? penAngles(touch) : {};
    const radius = Math.max(touch.radiusX || 0, touch.radiusY || 0);
    const values = { ...contact.last, ...angles, force: this.#forceOf(contact, this.times.microseconds(time)) };
    if (contact.last?.radius === null && radius > 0.5) values.radius = radius * this.#scale;
    this.#send(contact, "moved", values, this.times.microseconds(time));
  }

  /// Losing the capture isn't a lift, but a contact that says nothing afterwards is lost.
  #suspect(entry, time) {
    const contact = this.down.get(entry.pointerId);
    if (contact) contact.missingSince ??= time;
    return [];
  }

  // MARK: Frames

  #frame(time, at) {
    if (this.times.hiddenSince !== null) return this.queue.flush();
    for (const [pointerId, contact] of [...this.down]) {
      if (lostContacts([contact], time).length > 0) this.#cancel(pointerId, contact, at, "streamLost");
    }
    const frames = this.queue.flush();
    const clock = this.queue.advance(at);
    // A force that grows needs no event of the browser's.
    for (const contact of this.#all()) {
      const force = this.#forceOf(contact, clock);
      if (force !== contact.last.force) this.#send(contact, "moved", { ...contact.last, force }, clock);
    }
    return [...frames, ...this.queue.flush(), { kind: "advance", time: clock }];
  }

  // MARK: The page

  #lay(entry, at) {
    const before = this.layout.screen;
    const { left, top, width, height, screen } = entry;
    if (screen.width === before.width && screen.height === before.height) {
      this.layout = { left, top, width, height, screen };
      return [];
    }
    const inputs = this.clear(at, "resized");
    this.layout = { left, top, width, height, screen };
    return [...inputs, ...this.#ordered([{ kind: "resize", time: at, width: screen.width, height: screen.height }])];
  }

  #visibility(isHidden, time, at) {
    if (!isHidden) {
      this.times.show(time);
      return [];
    }
    const inputs = this.clear(at, "hidden");
    this.times.hide(time);
    return inputs;
  }

  #key(entry, at) {
    // Escape lifts the fingers that a mouse left lying; the scene gets it where there are none.
    if (entry.type === "keydown" && entry.code === "Escape" && this.resting.length > 0) {
      for (const contact of this.resting) this.#end(contact, "ended", at);
      this.resting = [];
      return [];
    }
    return [...this.queue.flush(), ...this.#ordered(this.keyboard.take(entry, at))];
  }

  /// Inputs that are no contacts, at times that don't lie before what was sent.
  #ordered(inputs) {
    for (const input of inputs) {
      input.time = Math.max(input.time, this.queue.clock);
      this.queue.clock = input.time;
    }
    return inputs;
  }

  // MARK: Samples

  get #scale() { return this.layout.width > 0 ? this.layout.screen.width / this.layout.width : 1; }

  /// Where the scene is touched, in points.
  #place({ clientX, clientY }) {
    const { left, top, width, height, screen } = this.layout;
    return {
      x: (clientX - left) * (width > 0 ? screen.width / width : 1),
      y: (clientY - top) * (height > 0 ? screen.height / height : 1),
      scale: this.#scale,
    };
  }

  #begin(kind, entry, at) {
    this.lastNumber += 1;
    return new TrackedContact(this.lastNumber, kind, entry.pointerType, at);
  }

  #forceOf(contact, at) {
    const measured = contact.evidence.force;
    if (measured !== null) this.fitting = "measured"; else if (contact.pointerType === "mouse") this.fitting ??= "held";
    if (this.force === "none") return null;
    if (measured !== null) return onGrid(measured);
    const grows = contact.pointerType === "mouse" || (this.force === "held" && contact.pointerType === "touch");
    return grows ? onGrid(heldForce(contact.isReleased ? 0 : (at - contact.began) / 1e6)) : null;
  }

  /// Takes a pointer's sample.
  #sample(contact, phase, sample, at) {
    contact.client = { x: sample.clientX, y: sample.clientY };
    const isHovering = phase.startsWith("region");
    if (!isHovering) contact.evidence.take("pressure", sample.pressure);
    const place = this.#place(sample);
    const radius = isHovering ? null : radiusOf(sample);
    const angles = contact.kind === "pencil" ? penAngles(sample) : { altitude: null, azimuth: null };
    this.#send(contact, phase, {
      x: place.x,
      y: place.y,
      force: isHovering ? null : this.#forceOf(contact, at),
      radius: radius === null ? contact.last?.radius ?? null : radius * this.#scale,
      ...angles,
    }, at);
  }

  #sampleTwin(contact, phase, sample, at) {
    const place = twinPlace(contact.twin, this.#place(sample), phase === "moved" && sample.shiftKey);
    const twin = contact.twin.contact;
    this.#send(twin, phase, { x: place.x, y: place.y, force: this.#forceOf(twin, at), radius: null, altitude: null, azimuth: null }, at);
  }

  #send(contact, phase, values, at) {
    if (contact.isOver) return;
    contact.time = Math.max(contact.time, at);
    const sample = contact.sample(phase, values);
    if (sample) this.queue.add(contact.time, sample, { modifiers: this.modifiers });
  }

  /// Ends a contact where it is, or where it was lifted. It never begins again.
  #end(contact, phase, at, reason = null, place = null) {
    if (contact.isOver) return;
    contact.isOver = true;
    contact.time = Math.max(contact.time, at);
    const sample = contact.sample(phase, { ...contact.last, ...(place ? { x: place.x, y: place.y } : {}) });
    this.queue.add(contact.time, sample, { modifiers: this.modifiers, ...(reason ? { reason } : {}) });
  }
}

/// What the engine is to take for a whole log.
function adapt(log, options) {
  const adapter = new Adapter(options);
  return [...log.flatMap((entry) => adapter.take(entry)), ...adapter.queue.flush()];
}
