// From the browser's events to the entries of the adapter's log.

const pointerValues = [
  "type", "timeStamp", "pointerId", "pointerType", "clientX", "clientY", "width", "height", "pressure", "tiltX", "tiltY",
  "altitudeAngle", "azimuthAngle", "button", "buttons", "altKey", "shiftKey", "ctrlKey", "metaKey",
];
const sampleValues = ["timeStamp", "clientX", "clientY", "width", "height", "pressure", "tiltX", "tiltY", "altitudeAngle", "azimuthAngle"];
const touchValues = ["identifier", "clientX", "clientY", "force", "radiusX", "radiusY", "altitudeAngle", "azimuthAngle", "touchType"];
const wheelValues = ["type", "timeStamp", "clientX", "clientY", "deltaX", "deltaY", "deltaMode", "altKey", "shiftKey", "ctrlKey", "metaKey"];
const keyValues = ["type", "timeStamp", "code", "key", "repeat", "altKey", "shiftKey", "ctrlKey", "metaKey"];

function picked(event, names) {
  const entry = {};
  for (const name of names) entry[name] = event[name];
  return entry;
}

/// Listens to everything that touches an element.
///
/// - Parameters:
///   - surface: The element, whose style says `touch-action: none`.
///   - take: Receives each entry.
function listen(surface, take) {
  const tell = (entry) => take({ ...entry, now: performance.now() });
  const pointer = (event) => {
    const entry = picked(event, pointerValues);
    // Missing outside of a secure context; predicted events are left alone.
    if (event.type === "pointermove") entry.coalesced = event.getCoalescedEvents?.().map((sample) => picked(sample, sampleValues));
    tell(entry);
  };
  surface.addEventListener("pointerdown", (event) => {
    // Keyboard focus follows, as a press would bring it; the browser's own answers to a press are prevented.
    if (event.pointerType === "mouse") event.preventDefault();
    surface.focus({ preventScroll: true, focusVisible: false });
    try { surface.setPointerCapture(event.pointerId); } catch { /* The pointer is gone already. */ }
    pointer(event);
  });
  for (const type of ["pointermove", "pointerup", "pointercancel", "pointerleave", "lostpointercapture"]) surface.addEventListener(type, pointer);
  // Not passive, and prevented: otherwise a browser swipes back at the edge, magnifies, or opens a callout.
  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
    surface.addEventListener(type, (event) => {
      if (event.cancelable) event.preventDefault();
      const touches = [...event.touches].filter((touch) => surface.contains(touch.target)).map((touch) => picked(touch, touchValues));
      tell({ type: event.type, timeStamp: event.timeStamp, touches });
    }, { passive: false });
  }
  surface.addEventListener("wheel", (event) => {
    // With Control it zooms the page, which stays the browser's.
    if (event.ctrlKey) return;
    event.preventDefault();
    tell(picked(event, wheelValues));
  }, { passive: false });
  for (const type of ["contextmenu", "selectstart", "dragstart", "gesturestart"]) surface.addEventListener(type, (event) => event.preventDefault());
  document.addEventListener("visibilitychange", (event) => tell({ type: "visibilitychange", timeStamp: event.timeStamp, hidden: document.hidden }));
  for (const type of ["pagehide", "pageshow"]) window.addEventListener(type, (event) => tell({ type, timeStamp: event.timeStamp }));
  window.addEventListener("blur", (event) => tell({ type: "blur", timeStamp: event.timeStamp }));
}

/// Listens to the keyboard while an element, or something in it, has the focus.
///
/// - Parameters:
///   - surface: The element.
///   - isPageKey: Whether a key stays the page's.
///   - take: Receives each entry.
function listenToKeys(surface, isPageKey, take) {
  for (const type of ["keydown", "keyup"]) {
    surface.addEventListener(type, (event) => {
      if (isPageKey(event)) return;
      // Otherwise the page scrolls.
      event.preventDefault();
      const entry = picked(event, keyValues);
      take({ ...entry, capsLock: event.getModifierState("CapsLock"), now: performance.now() });
    });
  }
  // A key that is held while the focus leaves comes up elsewhere.
  surface.addEventListener("focusout", (event) => {
    if (!surface.contains(event.relatedTarget)) take({ type: "blur", timeStamp: event.timeStamp, now: performance.now() });
  });
}

/// Watches where the scene lies and how many pixels it has, and calls back with each change.
function watchLayout(surface, changed) {
  new ResizeObserver(changed).observe(surface);
  for (const type of ["resize", "scroll"]) {
    window.addEventListener(type, changed, { passive: true });
    window.visualViewport?.addEventListener(type, changed);
  }
  // The ratio changes with the zoom, and where a window goes to another screen.
  const watchRatio = () => {
    window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", () => {
      changed();
      watchRatio();
    }, { once: true });
  };
  watchRatio();
}
