// What a frame with five fingers costs on each scene, and the first touch: medians in milliseconds.
//
//     node speed.mjs MODULE [--limit MILLISECONDS]
import { load } from "./module.mjs";

const [path, option, text] = process.argv.slice(2);
const limit = option === "--limit" ? Number(text) : Infinity;
const began = performance.now();
const playground = load(path);
const scenes = playground.text(playground.exports.touchstone_scenes()).trim().split("\n")
  .map((line) => JSON.parse(line).name);
const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];
const fingers = (phase, step) =>
  [1, 2, 3, 4, 5].map((id) => ({ id, phase, x: 40 + id * 55 + step % 30, y: 200 + id * 60 + step % 50 }));
let worst = 0;
const opened = playground.open("scene workbench\n");
playground.touch(opened, 0.01, [{ id: 1, phase: 0, x: 100, y: 200 }]);
console.log(`instance to first touch: ${(performance.now() - began).toFixed(1)} ms`);
for (const scene of scenes) {
  const stage = playground.open(`scene ${scene}\n`);
  const frames = [];
  const drawings = [];
  playground.touch(stage, 0.01, fingers(0, 0));
  for (let step = 1; step < 600; step += 1) {
    const time = 0.01 + step / 120;
    const start = performance.now();
    playground.touch(stage, time, fingers(1, step));
    playground.exports.touchstone_advance(stage, time);
    const between = performance.now();
    playground.exports.touchstone_drawing(stage, 0);
    drawings.push(performance.now() - between);
    frames.push(between - start);
  }
  playground.touch(stage, 6, fingers(2, 0));
  const [frame, drawing] = [median(frames), median(drawings)];
  worst = Math.max(worst, frame + drawing);
  console.log(`${scene}: ${frame.toFixed(4)} ms a frame of five fingers, ${drawing.toFixed(4)} ms its display list`);
  playground.exports.touchstone_close(stage);
}
if (worst > limit) {
  console.log(`${worst.toFixed(4)} ms, more than ${limit}`);
  process.exit(1);
}
