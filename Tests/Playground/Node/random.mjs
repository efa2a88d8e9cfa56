// Random logs of events, with every quirk at once: each contact that began ends exactly once, and no time decreases.
//
//     node random.mjs [LOGS] [SEED]

import { adapterScripts, check, finish, load } from "./harness.mjs";
import { pointer, touch } from "./log.mjs";

const { Adapter, forceModes } = load(adapterScripts, ["Adapter", "forceModes"]);
const [logs, seed] = [Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? 1)];

/// A small generator whose numbers are the same everywhere.
function generator(seed) {
  let state = (seed * 2654435761 + 1) >>> 0;
  const next = () => {
    state ^= state << 13; state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5; state >>>= 0;
    return state / 4294967296;
  };
  for (let i = 0; i < 8; i++) next();
  return { next, below: (count) => Math.floor(next() * count), one: (list) => list[Math.floor(next() * list.length)], chance: (part) => next() < part };
}

/// A log of a careless browser: some events are missing, some come twice, times jump.
function randomLog(random) {
  const log = [];
  let time = 100;
  const pointers = [1, 2, 3, 4, 5, 11, 12].map((pointerId) => ({
    pointerId, pointerType: pointerId === 11 ? "mouse" : pointerId === 12 ? "pen" : "touch", isDown: false, x: 100, y: 100,
  }));
  const flags = () => ({ altKey: random.chance(0.2), shiftKey: random.chance(0.2), ctrlKey: false });
  const stamp = () => random.chance(0.05) ? random.one([0, NaN, time - 300, time + 1.6e12, undefined]) : time;
  const place = (one) => [one.x += random.below(41) - 20, one.y += random.below(41) - 20];
  const steps = {
    down(one) { one.isDown = true; return pointer("pointerdown", stamp(), ...place(one), { ...one, ...flags(), pressure: random.next(), button: random.below(3) }); },
    move(one) {
      const [x, y] = place(one);
      const coalesced = random.one([undefined, [], [{ clientX: x - 2, clientY: y }, { clientX: x, clientY: y, timeStamp: time }], [null, { clientX: NaN, clientY: 1 }], [{ clientX: x + 1, clientY: y, timeStamp: time - 40 }]]);
      return pointer("pointermove", stamp(), x, y, { ...one, ...flags(), buttons: one.isDown && random.chance(0.97) ? 1 : 0, pressure: random.one([0, 0.5, 1, random.next()]), coalesced });
    },
    up(one) { one.isDown = false; return pointer("pointerup", stamp(), ...place(one), { ...one, ...flags() }); },
    cancel(one) { one.isDown = false; return pointer(random.one(["pointercancel", "lostpointercapture", "pointerleave"]), stamp(), ...place(one), one); },
    silent(one) { one.isDown = false; return null; },
    touches() {
      const down = pointers.filter((one) => one.pointerType === "touch" && one.isDown && random.chance(0.95));
      return touch(random.one(["touchstart", "touchmove", "touchend", "touchcancel"]), stamp(), ...down.map((one) => [one.pointerId + 100, one.x, one.y, { force: random.next() }]));
    },
    page() {
      return random.one([
        { type: "visibilitychange", timeStamp: time, hidden: random.chance(0.5) }, { type: "pagehide", timeStamp: time }, { type: "pageshow", timeStamp: time },
        { type: "blur", timeStamp: time }, { type: "clear", timeStamp: time, reason: "cleared" },
        { type: "layout", timeStamp: time, left: random.below(9), top: 0, width: 390, height: 800, screen: random.one([{ width: 390, height: 844 }, { width: 844, height: 390 }]) },
      ]);
    },
    key() { return { type: random.one(["keydown", "keyup"]), timeStamp: stamp(), code: random.one(["KeyA", "MetaLeft", "Escape", "Nonsense"]), key: "a", ...flags() }; },
    wheel() { return { type: "wheel", timeStamp: stamp(), clientX: 5, clientY: 5, deltaX: random.below(9), deltaY: random.below(9), deltaMode: random.below(3), ...flags() }; },
    frame() { return { type: "frame", timeStamp: time }; },
  };
  const kinds = ["down", "down", "move", "move", "move", "move", "up", "up", "cancel", "silent", "touches", "touches", "key", "wheel", "frame", "frame", "frame"];
  for (let i = 0; i < 120; i++) {
    time += random.next() * 20;
    const kind = random.chance(0.02) ? "page" : random.one(kinds);
    const entry = steps[kind](random.one(pointers));
    if (entry) log.push(random.chance(0.5) ? { ...entry, now: time + random.next() * 5 } : entry);
  }
  return [...log, { type: "pageshow", timeStamp: time + 1 }, { type: "frame", timeStamp: time + 20 }, { type: "pagehide", timeStamp: time + 40 }];
}

/// What is wrong with what the adapter made of a log; null if nothing is.
function problem(inputs) {
  const contacts = new Map();
  const keys = new Set();
  let clock = 0;
  for (const input of inputs) {
    if (!Number.isInteger(input.time) || input.time < clock) return `time ${input.time} after ${clock}`;
    clock = input.time;
    if (input.kind === "key") {
      if ((input.phase === "began") === keys.has(input.usage)) return `key ${input.usage} ${input.phase}`;
      if (input.phase === "began") keys.add(input.usage); else keys.delete(input.usage);
    }
    if (input.kind !== "touches") continue;
    if (new Set(input.contacts.map((contact) => contact.id)).size !== input.contacts.length) return "a contact twice in a frame";
    for (const { id, phase, x, y, force } of input.contacts) {
      if (!Number.isFinite(x) || !Number.isFinite(y) || Number.isNaN(force)) return `contact ${id} is at ${x}, ${y}`;
      const state = contacts.get(id);
      const isBeginning = phase === "began" || phase === "regionEntered";
      if (isBeginning !== (state === undefined)) return `contact ${id} is ${phase} after ${state}`;
      if (state === "over") return `contact ${id} is ${phase} after its end`;
      const isRegion = phase.startsWith("region");
      if (state && (state === "hovers") !== isRegion) return `contact ${id} is ${phase} while it ${state}`;
      const isEnd = phase === "ended" || phase === "cancelled" || phase === "regionExited";
      contacts.set(id, isEnd ? "over" : isRegion ? "hovers" : "is down");
    }
  }
  for (const [id, state] of contacts) if (state !== "over") return `contact ${id} ${state} at the end`;
  return keys.size > 0 ? "a key is down at the end" : null;
}

let began = 0;
let worst = null;
for (let number = 0; number < logs; number++) {
  const random = generator(seed * 100003 + number);
  const log = randomLog(random);
  const adapter = new Adapter({ force: random.one(forceModes), epoch: 50 });
  const inputs = log.flatMap((entry) => adapter.take(entry));
  began += inputs.flatMap((input) => input.contacts ?? []).filter((contact) => contact.phase === "began").length;
  const found = problem(inputs);
  if (found) {
    worst = `log ${number} of seed ${seed}: ${found}`;
    break;
  }
}
check(`${logs} random logs: each contact that began ends exactly once, and no time decreases`, worst === null, worst);
check("the random logs have contacts", began > logs * 5, began);
finish();
