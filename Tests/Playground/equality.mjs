// Plays recordings in the playground's module and on the command line, in all scenes: what they print must be
// the same to the byte.
//
//     node equality.mjs MODULE PROGRAM [--scenes A,B] FILE…
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { load } from "./module.mjs";

const [path, program, ...rest] = process.argv.slice(2);
let files = rest;
let scenes;
if (rest[0] === "--scenes") {
  scenes = rest[1].split(",");
  files = rest.slice(2);
}
const playground = load(path);
scenes ??= playground.text(playground.exports.touchstone_scenes()).trim().split("\n")
  .map((line) => JSON.parse(line).name);

function run(...command) {
  const done = spawnSync(program, command, { maxBuffer: 1 << 30 });
  return { text: done.stdout.toString(), problem: done.stderr.toString(), isFine: done.status === 0 };
}

let count = 0;
let failures = 0;
function compare(what, own, native) {
  count += 1;
  if (own === native) return;
  failures += 1;
  if (failures > 20) return;
  const mine = own.split("\n");
  const its = native.split("\n");
  const line = mine.findIndex((text, index) => text !== its[index]);
  console.log(`${what}: line ${line + 1} differs`);
  console.log(`  module:  ${(mine[line] ?? "").slice(0, 400)}`);
  console.log(`  program: ${(its[line] ?? "").slice(0, 400)}`);
}

for (const file of files) {
  const recording = readFileSync(file);
  const info = run("info", file, "--json");
  // Where another file describes the device, the page's reader opens both.
  const mapping = info.text ? JSON.parse(info.text).mapping : "";
  const named = /come from (.*)\.$/.exec(mapping)?.[1];
  const isOther = named && named !== "the recording's header";
  const description = isOther ? { name: named, bytes: readFileSync(named) } : undefined;
  compare(`info ${file}`, playground.whole("info", "", file, recording, description).text, info.text);
  for (const scene of scenes) {
    for (const call of ["replay", "explain"]) {
      const own = playground.whole(call, scene, file, recording, description);
      const native = run(call, file, "--scene", scene, "--json");
      compare(`${call} ${file} --scene ${scene}`, own.text, native.text);
      // What ended a recording early stands among the program's other notices.
      const isSame = own.problem ? native.problem.includes(own.problem) : native.isFine;
      compare(`the problem of ${call} ${file}`, isSame ? "" : own.problem, isSame ? "" : native.problem);
    }
  }
}
console.log(`${count - failures} of ${count} outputs are the same`);
process.exit(failures ? 1 : 0);
