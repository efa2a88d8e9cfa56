// Turns the dial of Examples/OwnPlayground, in the module that its page carries.
//
//     node own.mjs PAGE
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { check, finish, lines } from "./checks.mjs";
import { start } from "./module.mjs";

const page = readFileSync(process.argv[2], "utf8");
const carried = Buffer.from(/<script[^>]*id="module"[^>]*>([^<]*)</.exec(page)[1], "base64");
const playground = start(carried[0] === 0x1f ? gunzipSync(carried) : carried);
const calls = playground.exports;
// As the page does before anything else.
calls.touchstone_start();

const scenes = lines(playground.text(calls.touchstone_scenes()));
check("the dial is all that there is", scenes.length === 1 && scenes[0].name === "dial" && scenes[0].summary.startsWith("a dial"), scenes);
check("its recognizers have thresholds", ["turn", "reset"].every((name) => scenes[0].properties.some((one) => one.name === name)), scenes[0].properties);

const stage = playground.open("scene dial\nscreen 390x844\n");
const states = (told, name) => told.filter((line) => line.recognizer === name).map((line) => line.state);
const words = () => lines(playground.text(calls.touchstone_accessibility(stage))).map((element) => element.label);
check("it stands at 0", words().includes("0°"), words());
const light = String(playground.bytes(calls.touchstone_drawing(stage, 1)));

// A finger turns it by 60 points, of which the pan takes the first 10 for itself; then it lifts at rest.
playground.touch(stage, 0.1, [{ id: 1, phase: 0, x: 160, y: 422 }]);
for (let step = 1; step <= 12; step += 1) playground.touch(stage, 0.1 + step * 0.02, [{ id: 1, phase: 1, x: 160 + step * 5, y: 422 }]);
playground.touch(stage, 0.8, [{ id: 1, phase: 2, x: 220, y: 422 }]);
const turned = states(lines(playground.told(stage)), "turn");
check("it is turned", turned[0] === "began" && turned.at(-1) === "ended" && turned.filter((state) => state === "ended").length === 1, turned);
const angle = words().map((word) => /^(-?\d+)°$/.exec(word)?.[1]).find(Boolean);
check("the hand has moved", Number(angle) > 0, words());
check("the picture shows it", String(playground.bytes(calls.touchstone_drawing(stage, 1))) !== light);
const [lane] = lines(playground.text(calls.touchstone_lanes(stage)));
check("the lanes say why two taps weren't", lane.attempts.some((attempt) => attempt.outcome === "failed" && attempt.why), lane);

// Two taps set it back.
calls.touchstone_advance(stage, 2);
for (const time of [2.1, 2.3]) {
  playground.touch(stage, time, [{ id: 1, phase: 0, x: 200, y: 422 }]);
  playground.touch(stage, time + 0.05, [{ id: 1, phase: 2, x: 200, y: 422 }]);
}
calls.touchstone_advance(stage, 4);
check("two taps are recognized", states(lines(playground.told(stage)), "reset").join() === "ended");
check("it is set back", words().includes("0°"), words());

const saved = playground.bytes(calls.touchstone_recording(stage));
const replayed = playground.whole("replay", "dial", "dial.touches", saved);
check("what was saved turns it, too", states(lines(replayed.text), "turn").at(-1) === "ended", replayed);
calls.touchstone_close(stage);

finish();
