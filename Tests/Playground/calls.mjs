// What the module's functions do with what a page sends, odd things among it.
//
//     node calls.mjs MODULE
import { check, finish, lines } from "./checks.mjs";
import { load } from "./module.mjs";

const playground = load(process.argv[2]);
const calls = playground.exports;
const throws = (request) => {
  try {
    playground.open(request);
  } catch (error) {
    return error.message;
  }
  return "";
};

// Scenes and stages.
const scenes = lines(playground.text(calls.touchstone_scenes()));
check("there are scenes, with thresholds", scenes.length >= 7 && scenes.every((scene) => scene.properties.length > 3));
check("an unknown scene is said", throws("scene nowhere\n").includes("there is no scene nowhere; the scenes are"));
check("an unknown word is said", throws("scene drawer\nnonsense 3\n").includes("nonsense 3"));
check("an impossible screen is said", throws("scene drawer\nscreen 0x9\n").includes("screen 0x9"));
check("an unknown threshold is said", throws("scene workbench\nset tap.nonsense=3\n").includes("tap has no property nonsense"));
check("an unknown trait is said", throws("scene workbench\ntrait color=red\n").includes("trait color=red"));
check("an empty request is said", throws("").includes("there is no scene"));
check("bytes that are no text are said", playground.exports.touchstone_open(playground.input(new Uint8Array([255, 254, 0, 10]))) === 0);
check("what is no recording is said", throws("scene drawer\nrecording\nnonsense").includes("recording:"), throws("scene drawer\nrecording\nnonsense"));

// A tap, its transcript, its lanes and its recording.
const stage = playground.open("scene workbench\nscreen 390x844\n");
playground.touch(stage, 0.1, [{ id: 7, phase: 0, x: 120, y: 300 }]);
check("a finger is down", calls.touchstone_contacts(stage) === 1);
playground.touch(stage, 0.15, [{ id: 7, phase: 2, x: 120, y: 300 }]);
check("no finger is down", calls.touchstone_contacts(stage) === 0);
check("something is due", calls.touchstone_next(stage) < 1);
calls.touchstone_advance(stage, 2);
const told = playground.told(stage);
check("a tap is told", lines(told).some((line) => line.recognizer === "tap" && line.state === "ended"), told);
check("it is told once", playground.told(stage) === "");
const [lane] = lines(playground.text(calls.touchstone_lanes(stage)));
check("the lanes say why", lane.attempts.some((attempt) => attempt.why && attempt.outcome === "failed") && lane.attempts.some((attempt) => attempt.outcome === "ended"));
const saved = playground.bytes(calls.touchstone_recording(stage));
const replayed = playground.whole("replay", "workbench", "saved", saved);
check("what was saved gives the transcript that was told", replayed.text.startsWith(told) && replayed.text.slice(told.length).startsWith("{\"summary\""), replayed);

// A threshold at work at once, and what would have been.
check("a threshold is set", calls.touchstone_set(stage, playground.input("tap.allowableMovement=1")) === 1);
check("a bad value is said", calls.touchstone_set(stage, playground.input("tap.allowableMovement=x")) === 0 && playground.problem().includes("no value"));
const value = lines(playground.text(calls.touchstone_properties(stage)))
  .find((line) => line.name === "tap" && line.property === "allowableMovement").value;
check("the value is read", value === 1, value);
playground.touch(stage, 3, [{ id: 1, phase: 0, x: 120, y: 300 }]);
playground.touch(stage, 3.02, [{ id: 1, phase: 1, x: 123, y: 300 }]);
playground.touch(stage, 3.05, [{ id: 1, phase: 2, x: 123, y: 300 }]);
calls.touchstone_advance(stage, 5);
check("a move of 3 points is no tap any more", !lines(playground.told(stage)).some((line) => line.recognizer === "tap"));

// Another look, in mid-gesture.
const themed = playground.open("scene workbench\nscreen 390x844\n");
const look = () => String(playground.bytes(calls.touchstone_drawing(themed, 1)));
playground.touch(themed, 0.1, [{ id: 1, phase: 0, x: 120, y: 200 }]);
playground.touch(themed, 0.2, [{ id: 1, phase: 1, x: 180, y: 200 }]);
const light = look();
check("a trait is changed", calls.touchstone_trait(themed, playground.input("userInterfaceStyle=dark")) === 1);
check("the scene looks otherwise", look() !== light);
check("what was down is down", calls.touchstone_contacts(themed) === 1);
check("an unknown trait is said", calls.touchstone_trait(themed, playground.input("color=red")) === 0 && playground.problem().includes("there is no trait color=red"));
check("a trait's back", calls.touchstone_trait(themed, playground.input("userInterfaceStyle=light")) === 1 && look() === light);
playground.touch(themed, 0.3, [{ id: 1, phase: 2, x: 180, y: 200 }]);
calls.touchstone_advance(themed, 2);
const pans = lines(playground.told(themed)).filter((line) => line.recognizer === "pan").map((line) => line.state);
check("the gesture went on, and ended once", pans[0] === "began" && pans.at(-1) === "ended" && pans.filter((state) => state === "ended").length === 1, pans);
calls.touchstone_close(themed);

// Drawing.
check("a drawing", calls.touchstone_drawing(stage, 1) > 100);
check("the same drawing is none", calls.touchstone_drawing(stage, 0) === 0);

// Assistive code.
const drawer = playground.open("scene drawer\n");
const elements = lines(playground.text(calls.touchstone_accessibility(drawer)));
check("elements are read", elements.length > 1, elements);
elements.forEach((element, index) => calls.touchstone_activate(drawer, index));
check("an element that isn't there does nothing", calls.touchstone_activate(drawer, 999) === 0 && calls.touchstone_activate(drawer, -1) === 0);

// Odd input.
const odd = playground.open("scene scroll\n");
for (const number of [NaN, Infinity, -Infinity, -1, 1e300, 5e-324]) {
  playground.touch(odd, number, [{ id: number, phase: number, x: number, y: number, force: number }]);
  playground.touch(odd, number, [{ id: 1, phase: 0, x: number, y: number, force: number, radius: number }]);
  playground.touch(odd, number, [{ id: 1, phase: 1, x: number, y: 5, altitude: number, azimuth: number, kind: 2 }]);
  calls.touchstone_advance(odd, Math.min(number, 1e6));
  calls.touchstone_scroll(odd, number, number, number, 4, number, number, -1);
  calls.touchstone_resize(odd, number, number, number);
  calls.touchstone_touches(odd, number, 1000, -1, -1);
  calls.touchstone_key(odd, 1, 0, number, -1, 0);
}
for (const phase of [-1, 0, 1, 2, 3, 4, 5, 6, 7, 99]) {
  playground.touch(odd, 1, [{ id: 3, phase, x: 5, y: 5 }, { id: 3, phase, x: 6, y: 6 }]);
  calls.touchstone_scroll(odd, 1, 0, -10, phase, 50, 50, 0);
  calls.touchstone_key(odd, 1, phase, 44, 0, playground.input(" "));
}
check("an unknown stage does nothing", playground.touch(99, 0, []) === 0 && calls.touchstone_drawing(99, 1) === -1 && calls.touchstone_next(99) === Infinity);
calls.touchstone_finish(odd);
check("after the end nothing is down", calls.touchstone_contacts(odd) === 0);
const begun = new Map();
for (const line of lines(playground.told(odd))) {
  if (line.state === "began") begun.set(line.recognizer, (begun.get(line.recognizer) ?? 0) + 1);
  if (line.state === "ended" || line.state === "cancelled") {
    if (begun.get(line.recognizer)) begun.set(line.recognizer, begun.get(line.recognizer) - 1);
  }
}
check("every gesture that began ended", [...begun.values()].every((count) => count === 0), [...begun]);

// Several stages side by side, opened and closed many times, need no more memory.
const other = playground.open("scene drawer\n");
calls.touchstone_advance(stage, 6);
calls.touchstone_advance(other, 1);
check("stages have clocks of their own", calls.touchstone_time(stage) === 6 && calls.touchstone_time(other) === 1);
for (const open of [stage, drawer, odd, other]) calls.touchstone_close(open);
function round() {
  for (const { name } of scenes) {
    const one = playground.open(`scene ${name}\n`);
    playground.touch(one, 0.1, [{ id: 1, phase: 0, x: 100, y: 200 }]);
    playground.touch(one, 0.2, [{ id: 1, phase: 1, x: 140, y: 300 }]);
    calls.touchstone_drawing(one, 1);
    playground.touch(one, 0.3, [{ id: 1, phase: 2, x: 140, y: 300 }]);
    calls.touchstone_advance(one, 1);
    calls.touchstone_close(one);
  }
}
for (let i = 0; i < 5; i += 1) round();
const size = calls.memory.buffer.byteLength;
for (let i = 0; i < 30; i += 1) round();
// Without weak references a scene's last objects stay: some KB for each stage.
const left = (calls.memory.buffer.byteLength - size) / (30 * scenes.length);
check("closed stages leave their memory", left <= 16384, left);

finish();
