// What the scripts that check a module have in common.

let passed = 0;
let failed = 0;

/** Counts a check; one that fails is printed with what was seen. */
export function check(what, is, ...seen) {
  if (is) passed += 1;
  else {
    failed += 1;
    console.log(`FAIL ${what}`, ...seen);
  }
}

/** The objects of a text with one JSON value a line. */
export const lines = (text) =>
  text.split("\n").filter((line) => line).map((line) => JSON.parse(line));

/** Prints the counts and ends the program; it fails if a check did. */
export function finish() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
