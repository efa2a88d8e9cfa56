// The playground's module as an object with methods, for tests in node.
import { readFileSync } from "node:fs";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A fresh instance of the module in a file. */
export function load(path) {
  return start(readFileSync(path));
}

/** A fresh instance of a module's bytes. */
export function start(bytes) {
  const module = new WebAssembly.Module(bytes);
  const imports = WebAssembly.Module.imports(module);
  if (imports.length) throw new Error(`imports: ${imports.map((found) => found.name).join(", ")}`);
  return new Playground(new WebAssembly.Instance(module, {}).exports);
}

class Playground {
  constructor(exports) {
    this.exports = exports;
  }

  /** Writes bytes, or text, to the input; their number. */
  input(...parts) {
    const bytes = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
    const size = bytes.reduce((sum, part) => sum + part.length, 0);
    let place = this.exports.touchstone_input(size);
    for (const part of bytes) {
      new Uint8Array(this.exports.memory.buffer, place, part.length).set(part);
      place += part.length;
    }
    return size;
  }

  /** The last result as bytes. */
  bytes(length) {
    const start = this.exports.touchstone_output();
    return new Uint8Array(this.exports.memory.buffer, start, length).slice();
  }

  /** The last result as text; empty where there is none. */
  text(length) {
    return length > 0 ? decoder.decode(this.bytes(length)) : "";
  }

  problem() {
    return this.text(this.exports.touchstone_problem());
  }

  open(request) {
    const stage = this.exports.touchstone_open(this.input(request));
    if (!stage) throw new Error(this.problem());
    return stage;
  }

  /** One frame of contacts; each is {id, phase, x, y} and may have kind, force, radius, altitude, azimuth. */
  touch(stage, seconds, contacts, buttons = 0, modifiers = 0) {
    const start = this.exports.touchstone_input(contacts.length * 72);
    const numbers = new Float64Array(this.exports.memory.buffer, start, contacts.length * 9);
    contacts.forEach((contact, index) =>
      numbers.set(
        [contact.id, contact.phase, contact.kind ?? 0, contact.x, contact.y, contact.force ?? NaN,
          contact.radius ?? NaN, contact.altitude ?? NaN, contact.azimuth ?? NaN],
        index * 9,
      ),
    );
    return this.exports.touchstone_touches(stage, seconds, contacts.length, buttons, modifiers);
  }

  told(stage) {
    return this.text(this.exports.touchstone_told(stage));
  }

  /** A recording on a scene: call is replay, explain or info. */
  whole(call, scene, name, recording, description) {
    const lines = [];
    if (scene) lines.push(`scene ${scene}`);
    lines.push(`name ${name}`);
    if (description) lines.push(`description ${description.bytes.length} ${description.name}`);
    lines.push("recording", "");
    const length = this.input(
      lines.join("\n"), description ? description.bytes : new Uint8Array(), recording);
    const size = this.exports[`touchstone_${call}`](length);
    const text = this.text(size);
    return { text, problem: this.problem() };
  }
}
