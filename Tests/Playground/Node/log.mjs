// Writes logs of a browser's events, as short as a test needs them.

/// A pointer event with what every browser sends.
export function pointer(type, timeStamp, clientX, clientY, values = {}) {
  const isDown = type === "pointerdown" || type === "pointermove";
  return {
    type, timeStamp, clientX, clientY, pointerId: 7, pointerType: "touch", width: 1, height: 1,
    pressure: isDown ? 1 : 0, tiltX: 0, tiltY: 0, button: 0, buttons: isDown ? 1 : 0, ...values,
  };
}

/// A touch event, with the touches that are down.
export function touch(type, timeStamp, ...touches) {
  return { type, timeStamp, touches: touches.map(([identifier, clientX, clientY, values]) => ({ identifier, clientX, clientY, force: 0, ...values })) };
}

/// A frame that is shown.
export function frame(timeStamp) { return { type: "frame", timeStamp }; }

/// The frames of contacts among the inputs, as `time id phase x y` with what else a test names.
export function contacts(inputs, ...names) {
  return inputs.filter((input) => input.kind === "touches").flatMap((input) =>
    input.contacts.map((contact) => [input.time / 1000, contact.id, contact.phase, contact.x, contact.y, ...names.map((name) => contact[name] ?? input[name] ?? null)]));
}
