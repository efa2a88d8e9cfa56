// The engine: the WebAssembly module, its memory, and its calls.

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/// What the module says of a call that failed.
class EngineProblem extends Error {}

/// The bytes of a contact's record, and the places of what has a word.
const recordLength = 9;
const contactPhases = ["began", "moved", "ended", "cancelled", "regionEntered", "regionMoved", "regionExited"];
const contactKinds = ["direct", "indirect", "pencil", "indirectPointer"];
const pressPhases = { began: 0, ended: 2, cancelled: 3 };
const scrollPhases = { began: 0, changed: 1, ended: 2, cancelled: 3, step: 4 };

/// The module. Each call may grow its memory, so that views are made anew where the buffer changed.
class Engine {
  /// Starts the module.
  static async start(bytes) {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    // A module with scenes of its own says here which they are.
    instance.exports.touchstone_start?.();
    return new Engine(instance.exports);
  }

  constructor(exports) {
    this.calls = exports;
    this.buffer = null;
  }

  /// The scenes, with their thresholds.
  get scenes() { return this.lines(this.calls.touchstone_scenes()); }

  /// Opens a scene; see `configurationText` for what can be said of it.
  open(configuration) {
    const number = this.calls.touchstone_open(this.put(...configurationParts(configuration)));
    if (number === 0) throw new EngineProblem(this.problem);
    return new Stage(this, number, configuration);
  }

  /// What `touchstone replay`, `explain` or `info` prints of a recording.
  ///
  /// - Returns: The text, and what is wrong with the recording; empty where nothing is.
  report(command, configuration) {
    const length = this.calls[`touchstone_${command}`](this.put(...configurationParts(configuration)));
    const text = length > 0 ? this.text(length) : "";
    return { text, problem: this.problem };
  }

  /// What was wrong with the call that failed last.
  get problem() { return this.text(this.calls.touchstone_problem()); }

  /// Puts a text, and bytes behind it, where the module reads its input; gives back their length.
  put(text, ...bytes) {
    const parts = [encoder.encode(text), ...bytes];
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const start = this.calls.touchstone_input(length);
    const view = new Uint8Array(this.calls.memory.buffer, start, length);
    let place = 0;
    for (const part of parts) {
      view.set(part, place);
      place += part.length;
    }
    return length;
  }

  /// Puts contacts where the module reads its input; gives back how many.
  putContacts(contacts) {
    const start = this.calls.touchstone_input(contacts.length * recordLength * 8);
    const numbers = this.numbers;
    let place = start / 8;
    for (const contact of contacts) {
      numbers[place] = contact.id;
      numbers[place + 1] = contactPhases.indexOf(contact.phase);
      numbers[place + 2] = contactKinds.indexOf(contact.kind);
      numbers[place + 3] = contact.x;
      numbers[place + 4] = contact.y;
      numbers[place + 5] = contact.force ?? NaN;
      numbers[place + 6] = contact.radius ?? NaN;
      numbers[place + 7] = contact.altitude ?? NaN;
      numbers[place + 8] = contact.azimuth ?? NaN;
      place += recordLength;
    }
    return contacts.length;
  }

  /// The contacts that the module put out.
  contacts(count) {
    const numbers = this.numbers;
    const start = this.calls.touchstone_output() / 8;
    const number = (value) => (Number.isNaN(value) ? null : value);
    return Array.from({ length: count }, (_, i) => {
      const [id, phase, kind, x, y, force, radius] = numbers.subarray(start + i * recordLength, start + (i + 1) * recordLength);
      return { id, phase: contactPhases[phase], kind: contactKinds[kind], x, y, force: number(force), radius: number(radius) };
    });
  }

  /// A text that the module put out.
  text(length) {
    return length > 0 ? decoder.decode(new Uint8Array(this.calls.memory.buffer, this.calls.touchstone_output(), length)) : "";
  }

  /// Objects that the module put out, one a line.
  lines(length) {
    return this.text(length).split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
  }

  /// The memory as numbers of 64 bits.
  get numbers() { this.#look(); return this.doubles; }
  /// The memory as words of 32 bits: whole numbers, and fractions.
  get words() { this.#look(); return { whole: this.integers, fractions: this.floats, bytes: this.octets }; }

  #look() {
    const buffer = this.calls.memory.buffer;
    if (buffer === this.buffer) return;
    this.buffer = buffer;
    this.doubles = new Float64Array(buffer);
    this.integers = new Int32Array(buffer);
    this.floats = new Float32Array(buffer);
    this.octets = new Uint8Array(buffer);
  }
}

/// What is said of a scene or a recording, and the bytes that stand behind it: a device's description, and the recording.
function configurationParts(configuration) {
  const { recording, description } = configuration;
  return [configurationText(configuration), ...(recording && description ? [description.bytes] : []), ...(recording ? [recording] : [])];
}

/// What is said of a scene or a recording, as the module reads it.
function configurationText({ scene, screen, force, settings, traits, noForce, name, description, recording }) {
  const lines = [];
  if (scene) lines.push(`scene ${scene}`);
  if (screen) lines.push(`screen ${onGrid(screen.width)}x${onGrid(screen.height)}`);
  if (force) lines.push(`force ${force}`);
  for (const [key, value] of settings ?? []) lines.push(`set ${key}=${value}`);
  for (const [key, value] of Object.entries(traits ?? {})) lines.push(`trait ${key}=${value}`);
  if (noForce) lines.push("no-force");
  const plain = (text) => text.replace(/[\r\n]/g, " ");
  if (name) lines.push(`name ${plain(name)}`);
  if (recording && description) lines.push(`description ${description.bytes.length} ${plain(description.name)}`);
  if (recording) lines.push("recording");
  return lines.join("\n") + "\n";
}
