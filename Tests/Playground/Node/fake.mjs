// A module of WebAssembly in JavaScript: the interface of the engine with one scene that draws a card and recognizes taps.
//
// It notes every call, and answers with what the page shows. It stands alone, so that a page can contain it.

export function fakeModule() {
  const memory = new WebAssembly.Memory({ initial: 4, maximum: 64 });
  const inputStart = 65536;
  const outputStart = 131072;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const calls = [];
  const put = (bytes) => {
    new Uint8Array(memory.buffer, outputStart, bytes.length).set(bytes);
    return bytes.length;
  };
  const putText = (text) => put(encoder.encode(text));
  const input = (length) => decoder.decode(new Uint8Array(memory.buffer, inputStart, length));
  const properties = [
    { name: "tap", property: "allowableMovement", unit: "points", minimum: 0, maximum: 10000, value: 45, summary: "how far a finger may move" },
    { name: "tap", property: "maximumDuration", unit: "seconds", minimum: 0, maximum: 60, value: 0.75, summary: "how long a tap may last" },
    { name: "tap", property: "isEnabled", unit: "flag", value: true, summary: "whether it takes part at all" },
    { name: "edgePan", property: "edgeStrip", unit: "points", minimum: 0, maximum: 200, value: 20, summary: "how far from the edge a finger may begin" },
    { name: "edgePan", property: "maximumNumberOfTouches", unit: "count", minimum: 1, value: null, summary: "the most fingers" },
  ];
  const scenes = [{ name: "workbench", summary: "every built-in recognizer on one view", properties, controls: [] }, { name: "drawer", summary: "a drawer to pull down", properties: [], controls: ["drawer"] }];
  const down = new Map();
  let problem = "";
  let time = 0;
  let told = "";
  let last = "";
  let began = 0;
  let sequence = 0;
  let size = [390, 844];

  function drawing() {
    const words = [];
    const bytes = new DataView(new ArrayBuffer(4096));
    const f = (...values) => { for (const value of values) { bytes.setFloat32(words.length * 4, value, true); words.push(0); } };
    const i = (...values) => { for (const value of values) { bytes.setInt32(words.length * 4, value | 0, true); words.push(0); } };
    const rect = (x, y, width, height) => {
      i(13);
      i(0); f(x, y); i(1); f(x + width, y); i(1); f(x + width, y + height); i(1); f(x, y + height); i(4);
    };
    f(...size);
    i(3, 0, 0xf4f5f8ff); rect(0, 0, ...size);
    i(1, 2); f(1, 0, 0, 1, 0, 0, 1); i(0x00000040); f(0, 4, 8);
    i(3, 0, 0xffffffff); rect(40, 80, size[0] - 80, 140);
    i(2);
    i(5, 0x1b1c20ff); f(60, 130, 22); i(700, 0, 5);
    for (const [place, byte] of encoder.encode("Touch").entries()) bytes.setUint8(words.length * 4 + place, byte);
    words.push(0, 0);
    return put(new Uint8Array(bytes.buffer, 0, words.length * 4));
  }

  function lanes() {
    const us = Math.round(time * 1e6);
    const isOver = down.size === 0;
    return putText(`${JSON.stringify({
      sequence, from: began, until: isOver ? us : null, now: us,
      recognizers: [{ name: "tap", kind: "tap" }, { name: "doubleTap", kind: "tap" }, { name: "pan", kind: "pan" }],
      touches: [{ from: began, until: isOver ? us : null, outcome: isOver ? "ended" : null }],
      attempts: [
        { r: 0, from: began, until: us, blocks: [[0, began, began + 90000], [1, began + 90000, us, 1]], outcome: isOver ? "ended" : "possible", at: us, title: "tap was recognized", why: "Recognized at 0.35 s; tightest margin: moved 2.1 pt, limit 45.", measure: [2.1, 45, 0, "2.1 pt", "45 pt"] },
        { r: 1, from: began, until: us, blocks: [[0, began, us]], outcome: "failed", at: us, title: "doubleTap failed", why: "No second tap within 0.35 s.", miss: "0.02 s too late", need: "0.02 s less", measure: [0.37, 0.35, 0, "0.37 s", "0.35 s"] },
        { r: 2, from: began, until: us, blocks: [[0, began, us]], outcome: "failed", at: us, title: "pan failed", why: "tap was recognized and excludes it.", other: 0, link: "prevented" },
      ],
    })}\n`);
  }

  const known = {
    memory,
    calls,
    touchstone_version: () => 1,
    touchstone_input: (length) => {
      // Growing memory makes the page's views invalid, as it does in the engine.
      if (memory.buffer.byteLength < 60 * 65536) memory.grow(1);
      if (length > 65536) throw new Error("the fake's input is too small");
      return inputStart;
    },
    touchstone_output: () => outputStart,
    touchstone_problem: () => putText(problem),
    touchstone_scenes: () => putText(scenes.map((scene) => JSON.stringify(scene)).join("\n")),
    touchstone_open: (length) => {
      const text = input(length);
      const screen = /^screen ([\d.]+)x([\d.]+)$/m.exec(text);
      problem = /^scene nonsense$/m.test(text) ? "there is no scene named nonsense" : "";
      if (screen) size = [Number(screen[1]), Number(screen[2])];
      [time, told, last, sequence] = [0, "", "", 0];
      down.clear();
      return problem === "" ? 1 : 0;
    },
    touchstone_set: (_, length) => {
      problem = input(length).includes("nonsense") ? "tap.allowableMovement can't be nonsense" : "";
      return problem === "" ? 1 : 0;
    },
    touchstone_trait: (_, length) => {
      problem = input(length).includes("nonsense") ? "there is no trait nonsense" : "";
      return problem === "" ? 1 : 0;
    },
    touchstone_touches: (_, seconds, count) => {
      const records = new Float64Array(memory.buffer, inputStart, count * 9);
      time = Math.max(time, seconds);
      for (let i = 0; i < count; i++) {
        const [id, phase, , x, y, force] = records.subarray(i * 9, i * 9 + 9);
        if (phase === 0) {
          if (down.size === 0) [began, sequence] = [Math.round(seconds * 1e6), sequence + 1];
          down.set(id, [...records.subarray(i * 9, i * 9 + 9)]);
        } else if (phase === 1 && down.has(id)) {
          down.set(id, [id, 1, 0, x, y, force, NaN, NaN, NaN]);
        } else if (down.delete(id) && down.size === 0) {
          told += `{"t":${seconds},"recognizer":"tap","state":"ended","x":${x},"y":${y},"touches":1}\n`;
        }
      }
      return 1;
    },
    touchstone_resize: (_, seconds, width, height) => { size = [width, height]; last = ""; return 1; },
    touchstone_advance: (_, seconds) => { time = Math.max(time, seconds); return 0; },
    touchstone_next: () => Infinity,
    touchstone_time: () => time,
    touchstone_drawing: (_, always) => {
      if (!always && last === String(size)) return 0;
      last = String(size);
      return drawing();
    },
    touchstone_contacts: () => {
      const records = new Float64Array(memory.buffer, outputStart, down.size * 9);
      [...down.values()].forEach((record, i) => records.set(record, i * 9));
      return down.size;
    },
    touchstone_told: () => {
      const text = told;
      told = "";
      return putText(text);
    },
    touchstone_lanes: () => (sequence === 0 ? 0 : lanes()),
    touchstone_recording: () => putText('{"touches":1,"screen":{"width":390,"height":844}}\n'),
    touchstone_accessibility: () => putText(`${JSON.stringify({ label: "Like", value: "3", traits: ["button"], frame: [60, 150, 120, 44], actions: ["Like twice"] })}\n`),
    touchstone_explain: (length) => {
      const isTight = /allowableMovement=([0-9]|1\d)$/m.test(input(length));
      return putText(`${JSON.stringify({ sequence: 1, recognizers: [
        { recognizer: "tap", verdict: isTight ? "failed" : "recognized", sentence: isTight ? "moved 12 pt, limit 10: 2 pt too far" : "tightest margin: moved 12 pt" },
        { recognizer: "pan", verdict: "failed", sentence: "tap excludes it" },
      ] })}\n`);
    },
    touchstone_replay: () => putText('{"touches":1}\n'),
  };
  const answersOne = ["interrupt", "scroll", "key", "finish", "activate", "perform", "adjust", "escape"];
  for (const name of answersOne) known[`touchstone_${name}`] = () => 1;
  for (const name of ["close", "properties", "notices", "info"]) known[`touchstone_${name}`] = () => 0;
  return new Proxy(known, {
    get: (target, name) => typeof target[name] !== "function" ? target[name] : (...values) => {
      calls.push([name.replace("touchstone_", ""), ...values]);
      return target[name](...values);
    },
  });
}
