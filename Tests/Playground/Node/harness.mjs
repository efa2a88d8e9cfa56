// Loads the page's scripts without a page, and counts checks.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../../../Sources/Playground/Page");

/// The scripts of the adapter: they need no page.
export const adapterScripts = [
  "angles.js", "force.js", "samples.js", "timeline.js", "queue.js", "tracked.js", "streams.js", "keys.js", "mouse.js", "adapter.js",
];

/// Runs scripts in one scope, as the page does, and hands out what they name.
export function load(files, names, globals = {}) {
  const text = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const context = vm.createContext({ console, ...globals });
  return vm.runInContext(`${text}\n;({ ${names.join(", ")} })`, context);
}

let passed = 0;
let failed = 0;

/// Counts a check, and reports it if it fails.
export function check(name, holds, seen) {
  if (holds) {
    passed += 1;
    return;
  }
  failed += 1;
  console.log(`FAIL ${name}${seen === undefined ? "" : `\n  seen: ${JSON.stringify(seen).slice(0, 600)}`}`);
}

/// Checks that two values are the same as JSON.
export function same(name, seen, expected) {
  check(name, JSON.stringify(seen) === JSON.stringify(expected), { seen, expected });
}

/// Prints the counts and ends the program.
export function finish() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
