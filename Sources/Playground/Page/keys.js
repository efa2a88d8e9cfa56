// A keyboard's keys as presses, and a wheel as scroll input.

/// The bits of keys that are held (`UIKeyModifierFlags`).
const modifierBits = { capsLock: 1 << 16, shift: 1 << 17, control: 1 << 18, alternate: 1 << 19, command: 1 << 20, numberPad: 1 << 21 };

/// The modifiers of a DOM event.
function modifiersOf(entry) {
  return (entry.capsLock ? modifierBits.capsLock : 0)
    | (entry.shiftKey ? modifierBits.shift : 0)
    | (entry.ctrlKey ? modifierBits.control : 0)
    | (entry.altKey ? modifierBits.alternate : 0)
    | (entry.metaKey ? modifierBits.command : 0)
    | (entry.code?.startsWith("Numpad") ? modifierBits.numberPad : 0);
}

/// From `KeyboardEvent.code` to the numbers of the USB HID usage tables, page 7.
const keyUsages = (() => {
  const usages = {
    Enter: 40, Escape: 41, Backspace: 42, Tab: 43, Space: 44, Minus: 45, Equal: 46, BracketLeft: 47, BracketRight: 48,
    Backslash: 49, Semicolon: 51, Quote: 52, Backquote: 53, Comma: 54, Period: 55, Slash: 56, CapsLock: 57,
    PrintScreen: 70, ScrollLock: 71, Pause: 72, Insert: 73, Home: 74, PageUp: 75, Delete: 76, End: 77, PageDown: 78,
    ArrowRight: 79, ArrowLeft: 80, ArrowDown: 81, ArrowUp: 82, NumLock: 83, NumpadDivide: 84, NumpadMultiply: 85,
    NumpadSubtract: 86, NumpadAdd: 87, NumpadEnter: 88, NumpadDecimal: 99, IntlBackslash: 100, ContextMenu: 101,
    NumpadEqual: 103, ControlLeft: 224, ShiftLeft: 225, AltLeft: 226, MetaLeft: 227, ControlRight: 228, ShiftRight: 229,
    AltRight: 230, MetaRight: 231,
  };
  for (let i = 0; i < 26; i++) usages[`Key${String.fromCharCode(65 + i)}`] = 4 + i;
  for (let i = 1; i <= 10; i++) {
    usages[`Digit${i % 10}`] = 29 + i;
    usages[`Numpad${i % 10}`] = 88 + i;
  }
  for (let i = 1; i <= 12; i++) usages[`F${i}`] = 57 + i;
  return usages;
})();

/// What keys type that browsers name by a word.
const typedCharacters = { Enter: "\r", Tab: "\t", Backspace: "\b", " ": " " };

/// The keys that are held down.
class Keyboard {
  constructor() { this.down = new Map(); }

  /// The presses of a DOM event of the keyboard.
  take(entry, time) {
    const usage = keyUsages[entry.code];
    if (usage === undefined) return [];
    const modifiers = modifiersOf(entry);
    if (entry.type === "keydown") {
      if (entry.repeat || this.down.has(usage)) return [];
      const characters = typedCharacters[entry.key] ?? ([...(entry.key ?? "")].length === 1 ? entry.key : "");
      this.down.set(usage, characters);
      return [{ kind: "key", time, phase: "began", usage, characters, modifiers }];
    }
    const ends = this.#end(usage, "ended", time, modifiers);
    // While Command is held a Mac sends no lifts of other keys.
    if (entry.code === "MetaLeft" || entry.code === "MetaRight") ends.push(...this.release("ended", time, modifiers));
    return ends;
  }

  /// Ends every press: the page lost the keyboard.
  release(phase, time, modifiers = 0) {
    return [...this.down.keys()].flatMap((usage) => this.#end(usage, phase, time, modifiers));
  }

  #end(usage, phase, time, modifiers) {
    const characters = this.down.get(usage);
    if (characters === undefined) return [];
    this.down.delete(usage);
    return [{ kind: "key", time, phase, usage, characters, modifiers }];
  }
}

/// The height of a line, in CSS pixels, for wheels that count lines.
const wheelLine = 16;

/// A wheel's turn as scroll input: as far as a finger would drag the content.
function wheelScroll(entry, time, place, screen) {
  const unit = entry.deltaMode === 1 ? [wheelLine, wheelLine] : entry.deltaMode === 2 ? [screen.width, screen.height] : [1, 1];
  const [dx, dy] = [-(entry.deltaX || 0) * unit[0] * place.scale, -(entry.deltaY || 0) * unit[1] * place.scale];
  if (dx === 0 && dy === 0) return [];
  // Shift turns a wheel aside; some browsers have done so already.
  const [x, y] = entry.shiftKey && dx === 0 ? [dy, dx] : [dx, dy];
  return [{ kind: "scroll", time, phase: "step", x: place.x, y: place.y, dx: x + 0, dy: y + 0, modifiers: modifiersOf(entry) }];
}
