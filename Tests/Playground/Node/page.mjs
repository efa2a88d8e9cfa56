// The parts of the page that need no browser: the boundary to the engine, links, settings, painting.

import { adapterScripts, check, finish, load, same } from "./harness.mjs";
import { fakeModule } from "./fake.mjs";

const parts = load(
  [...adapterScripts, "dom.js", "engine.js", "stage.js", "bounds.js", "painter.js", "values.js", "thresholds.js", "comparison.js", "link.js", "traits.js", "edges.js", "recordings.js", "loading.js", "scrolling.js"],
  ["Engine", "EngineProblem", "Painter", "ListBounds", "configurationText", "configurationParts", "fragmentOf", "readFragment", "isLink", "problemText", "sliderRange", "textOf", "valueOf", "limitsOf", "plainNumber", "exactText", "lastGestureOf", "comparedOutcomes",
    "textCategory", "insetOf", "replayCommand", "quoted", "firstDifference", "moduleBytes", "countText", "replayed", "keyScroll", "sightScroll"],
  { TextEncoder, TextDecoder, URLSearchParams, WebAssembly, DecompressionStream, Response, Blob, atob, Uint8Array, Float64Array, Float32Array, Int32Array },
);

// The boundary.
const module = fakeModule();
const engine = new parts.Engine(module);
same("a scene is asked for in words", parts.configurationText({
  scene: "drawer", screen: { width: 390, height: 600.5 }, force: 6.6667, settings: new Map([["carry 1.slop", "3"]]), traits: { reduceMotion: "true" }, name: "a\nb", recording: new Uint8Array(1),
}), "scene drawer\nscreen 390x600.5\nforce 6.6667\nset carry 1.slop=3\ntrait reduceMotion=true\nname a b\nrecording\n");
same("a device's description stands before the recording", parts.configurationParts({ description: { name: "a.desc", bytes: new Uint8Array(3) }, recording: new Uint8Array(5) }).map((part) => typeof part === "string" ? part : part.length),
  ["description 3 a.desc\nrecording\n", 3, 5]);
same("the scenes and their thresholds", engine.scenes.map((scene) => [scene.name, scene.properties.length]), [["workbench", 5], ["drawer", 0]]);
const stage = engine.open({ scene: "workbench", screen: { width: 300, height: 500 } });
check("a scene that can't be opened throws what is wrong", (() => {
  try {
    engine.open({ scene: "nonsense" });
  } catch (error) {
    return error instanceof parts.EngineProblem && error.message.includes("nonsense");
  }
})());
check("a threshold that can't be set throws what is wrong", (() => {
  try {
    stage.set("tap.allowableMovement", "nonsense");
  } catch (error) {
    return error.message.includes("can't be nonsense");
  }
})());
const contact = { id: 3, phase: "began", kind: "pencil", x: 1.5, y: 2.5, force: null, radius: 7, altitude: 0.5, azimuth: null };
stage.send({ kind: "touches", time: 1500000, contacts: [contact, { ...contact, id: 4, force: 2 }], modifiers: 1 << 17 });
same("a frame of contacts arrives with its time and its modifiers", module.calls.filter(([name]) => name === "touches").pop(), ["touches", 1, 1.5, 2, 0, 131072]);
same("contacts cross as they are, however the memory grows", stage.contacts, [
  { id: 3, phase: "began", kind: "pencil", x: 1.5, y: 2.5, force: null, radius: 7 }, { id: 4, phase: "began", kind: "pencil", x: 1.5, y: 2.5, force: 2, radius: 7 },
]);
const told = (name) => module.calls.filter(([called]) => called === name).pop();
stage.send({ kind: "scroll", time: 2e6, phase: "step", x: 5, y: 6, dx: 0, dy: -30, modifiers: 0 });
same("a wheel's step", told("scroll"), ["scroll", 1, 2, 0, -30, 4, 5, 6, 0]);
stage.send({ kind: "key", time: 2e6, phase: "began", usage: 44, characters: " ", modifiers: 0 });
same("a key", told("key"), ["key", 1, 2, 0, 44, 0, 1]);
stage.send({ kind: "resize", time: 3e6, width: 500, height: 300 });
same("a turned screen", told("resize"), ["resize", 1, 3, 500, 300]);
same("nothing crosses where nothing was told", stage.told, "");

// Painting: what a canvas is asked to do.
function fakeCanvas() {
  const done = [];
  const context = new Proxy({ canvas: null, getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }) }, {
    get: (target, name) => name in target ? target[name] : (...values) => { done.push([name, ...values.map((value) => (typeof value === "object" ? "canvas" : value))]); },
    set: (target, name, value) => { target[name] = value; done.push([`${String(name)}=`, typeof value === "object" ? "list" : value]); return true; },
  });
  const canvas = { width: 300, height: 500, getContext: () => context, done };
  context.canvas = canvas;
  return canvas;
}
const canvas = fakeCanvas();
const spares = [];
new parts.Painter(canvas, () => {
  spares.push(Object.assign(fakeCanvas(), { width: 0, height: 0 }));
  return spares[spares.length - 1];
}).paint(stage.drawing(true));
check("a fill has its colour and its path", JSON.stringify(canvas.done).includes('["fillStyle=","rgb(244 245 248 / 1.0000)"],["beginPath"],["moveTo",0,0]'), canvas.done);
check("a text has its font, its place and its letters", canvas.done.some(([name, text, x, y]) => name === "fillText" && text === "Touch" && x === 60 && y === 130));
check("a shadow is painted once, with its group", canvas.done.filter(([name]) => name === "drawImage").length === 1 && canvas.done.some(([name, value]) => name === "shadowBlur=" && value === 16));
same("a group's own canvas is as large as what is seen of the group", spares.map(({ width, height }) => [width, height]), [[300 - 39, 140 + 2]]);
check("saved states are restored", canvas.done.filter(([name]) => name === "save").length === canvas.done.filter(([name]) => name === "restore").length);

// Links.
const scenes = engine.scenes;
const settings = new Map([["tap.allowableMovement", "20"], ["tap.isEnabled", "false"]]);
const fragment = parts.fragmentOf({ scene: "workbench", settings });
const link = parts.readFragment(fragment, scenes);
same("a link carries a scene and its thresholds", [link.scene, [...link.settings], link.problems], ["workbench", [...settings], []]);
check("a link carries nothing else", /^#scene=workbench(&set=[^&]+){2}$/.test(fragment), fragment);
for (const [text, count] of [["", 0], ["#scene=nonsense", 1], ["#scene=workbench&set=tap.allowableMovement=-1", 1], ["#scene=workbench&set=nothing", 1], ["#scene=workbench&set=edgePan.maximumNumberOfTouches=2.5", 1], ["#scene=workbench&set=tap.isEnabled=2", 1],
  ["#set=tap.allowableMovement=1e9&set=tap.allowableMovement=%00", 2], ["#%%%&set=%E0%A4%A", 1]]) {
  const read = parts.readFragment(text, scenes);
  check(`a link that makes no sense is followed as far as it does: ${text}`, read.problems.length === count && read.settings.size === 0, read);
}

const written = (text) => [...parts.readFragment(text, scenes).settings].flat();
same("a scene's own values in a link are no other thresholds", ["&set=tap.isEnabled=true", "&set=tap.isEnabled=false&set=tap.isEnabled=true"].map((text) => written(`#scene=workbench${text}`)), [[], []]);
same("a link's values are the engine's, however they are written", ["%3D.5", "=%2B20.", "=1e1", "=2.5E-1"].map((value) => written(`#scene=workbench&set=tap.allowableMovement${value}`)[1]), ["0.5", "20", "10", "0.25"]);
check("a link that can't be followed says what is taken", parts.readFragment("#scene=workbench&set=tap.allowableMovement=-1", scenes).problems[0].includes("it takes a number from 0"), parts.readFragment("#scene=workbench&set=tap.allowableMovement=-1", scenes).problems);
same("places on the page are no links", ["#stage", "#reasons-title", "", "#scene=drawer", "#set=x"].map(parts.isLink), [false, false, false, true, true]);
const many = parts.problemText(Array.from({ length: 60 }, (_, i) => `nonsense${i}.value=${i} is no threshold of workbench`));
check("many problems of a link fit on a phone", many.length < 300 && many.includes("nonsense2") && many.endsWith("and 57 more."), many);

// Thresholds.
const count = { unit: "count", minimum: 1, maximum: 32, value: 2147483647 };
same("what is written becomes what the engine takes", ["1e3", ".5", "3.", "-0", "00012", "1e-7", "0.00001"].map((text) => parts.valueOf({ unit: "points", minimum: 0, maximum: 10000, value: 45 }, text)), ["1000", "0.5", "3", "0", "12", "0.0000001", "0.00001"]);
same("what isn't taken", ["-5", "99999999999", "1e400", "abc", "", " ", "NaN", "1,5", "unlimited"].map((text) => parts.valueOf({ unit: "points", minimum: 0, maximum: 10000, value: 45 }, text)), Array(9).fill(null));
same("counts are whole, and some have no limit", ["2", "1e1", "1.5", "0", "33", "unlimited"].map((text) => parts.valueOf(count, text)), ["2", "10", null, null, null, "unlimited"]);
same("what is taken, in words", [count, { unit: "points", minimum: 0, maximum: 10000, value: 45 }, { unit: "flag" }].map(parts.limitsOf), ["a whole number from 1 to 32, or unlimited", "a number from 0 to 10000", "true or false"]);
same("small numbers are shown as they are", [0.00001, 0.3499999940395355, 45, 1e-9].map(parts.exactText), ["0.00001", "0.35", "45", "0.000000001"]);
const ranges = scenes[0].properties.map((property) => parts.sliderRange(property));
check("a slider shows the value in its middle part", ranges[0].least === 0 && ranges[0].most >= 90 && ranges[0].most <= 200 && ranges[0].step > 0, ranges[0]);
check("a slider's range is never empty", parts.sliderRange({ unit: "number", minimum: 0, maximum: 0, value: 0 }).most > 0);
same("values as --set takes them", [{ unit: "flag", value: 1 }, { unit: "flag", value: 0 }, { unit: "points", value: 4.5 }, { unit: "count", value: 2147483647 }].map(parts.textOf), ["true", "false", "4.5", "unlimited"]);

// What would have been.
const before = parts.lastGestureOf(engine, { scene: "workbench", settings: new Map(), recording: new Uint8Array(0) }).outcomes;
const after = parts.lastGestureOf(engine, { scene: "workbench", settings: new Map([["tap.allowableMovement", "10"]]), recording: new Uint8Array(0) }).outcomes;
same("outcomes that differ come first", parts.comparedOutcomes(before, after).map((row) => [row.name, row.differs, row.old.verdict, row.now.verdict]),
  [["tap", true, "recognized", "failed"], ["pan", false, "failed", "failed"]]);

const hovers = (text) => ({ report: () => ({ text, problem: "" }) });
const hovering = '{"sequence":1,"touches":[{}],"recognizers":[{"recognizer":"tap","verdict":"recognized","sentence":"s"}]}\n{"sequence":2,"touches":[],"recognizers":[{"recognizer":"hover","verdict":"cancelled","sentence":"s"}]}\n';
same("a pointer that hovers afterwards is no gesture", [...parts.lastGestureOf(hovers(hovering), {}).outcomes.keys()], ["tap"]);
same("where nothing was touched, it is", [...parts.lastGestureOf(hovers(hovering.split("\n")[1]), {}).outcomes.keys()], ["hover"]);

// Recordings.
same("a session that is replayed as it was", parts.replayed(hovers("a\nb\n"), {}, { transcript: ["a"], dropped: 0 }).difference, null);
same("a session that a replay doesn't give", parts.replayed(hovers("a\nb\n"), {}, { transcript: ["a", "c"], dropped: 0 }).difference, ["c", "b"]);
same("the command that replays what was saved", parts.replayCommand("drawer.touches", { scene: "drawer", settings: new Map([["carry 1.slop", "3"]]), traits: { reduceMotion: "true", userInterfaceStyle: "light" } }),
  "touchstone replay drawer.touches --scene drawer --set 'carry 1.slop=3' --trait reduceMotion=true --json");
same("a word with quotes", parts.quoted("it's"), "'it'\\''s'");
same("a transcript that goes on is no difference", parts.firstDifference(["a", "b"], "a\nb\nc\n"), null);
same("a transcript that differs", parts.firstDifference(["a", "b"], "a\nc\n"), ["b", "c"]);
same("a transcript that is shorter", parts.firstDifference(["a", "b"], "a\n"), ["b", ""]);

// The device.
const edge = [{ property: "edgeStrip" }];
same("a scene at the edge is inset where the system keeps it", [0, 0].map(() => parts.insetOf(edge, true, false, { left: 0, right: 390, width: 390 })).map(({ left, right }) => [left, right])[0], [24, 24]);
check("what is lost is said", parts.insetOf(edge, true, false, { left: 0, right: 390, width: 390 }).words.includes("48 of 390 points"));
for (const [name, values] of [["a mouse", [edge, false, false, { left: 0, right: 390, width: 390 }]], ["a page of its own", [edge, true, true, { left: 0, right: 390, width: 390 }]],
  ["a scene without edges", [[], true, false, { left: 0, right: 390, width: 390 }]], ["a scene far from the edge", [edge, true, false, { left: 30, right: 360, width: 390 }]]]) {
  same(`${name} loses nothing`, parts.insetOf(...values), null);
}
same("the size of text as a category", [16, 14, 20, 32, 100].map(parts.textCategory), ["large", "small", "extraExtraLarge", "accessibilityLarge", "accessibilityExtraExtraExtraLarge"]);

// Keys that scroll.
const screen = { width: 400, height: 800 };
const rows = Array.from({ length: 20 }, (_, i) => ({ label: `row ${i}`, frame: [20, 200 + 100 * i, 360, 100], in: ["UIScrollView"] }));
const pages = [0, 1, 2].map((i) => ({ label: `page ${i}`, frame: [20 + 360 * i, 50, 360, 100], in: ["UIScrollView", "PagerScrollView"] }));
const tree = [...pages, ...rows, { label: "aside", frame: [0, 900, 50, 50] }];
same("a page down is most of the screen, at what scrolls down", parts.keyScroll({ key: "PageDown" }, tree, screen), { x: 200, y: 250, dx: 0, dy: -680 });
same("a page to the right is the pager's", parts.keyScroll({ key: "ArrowRight" }, tree, screen), { x: 200, y: 100, dx: -340, dy: 0 });
same("Shift and Space go back", parts.keyScroll({ key: " ", shiftKey: true }, tree, screen).dy, 680);
for (const [name, entry, elements] of [["a letter", { key: "a" }, tree], ["a key with Control", { key: "End", ctrlKey: true }, tree], ["where all is in sight", { key: "End" }, rows.slice(0, 3)],
  ["where nothing scrolls", { key: "End" }, [{ frame: [0, 0, 10, 2000] }]], ["a key of the scene's own", { key: "ArrowDown" }, [...tree, { frame: [0, 0, 1, 1], around: { keys: ["down \"Open\""] } }]]]) {
  same(`${name} scrolls nothing`, parts.keyScroll(entry, elements, screen), null);
}
same("an element below comes into sight", parts.sightScroll(rows[10], tree, screen), { x: 200, y: 250, dx: 0, dy: -516 });
same("a page at the side comes into sight", parts.sightScroll(pages[2], tree, screen), { x: 200, y: 100, dx: -716, dy: 0 });
same("what is in sight stays", parts.sightScroll(rows[2], tree, screen), null);
same("what stands in nothing that scrolls stays", parts.sightScroll(tree[tree.length - 1], tree, screen), null);

// The module in the page.
const gzipped = await new Response(new Blob([Uint8Array.from([0, 97, 115, 109])]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
for (const [name, bytes] of [["plain", Uint8Array.from([0, 97, 115, 109])], ["compressed", new Uint8Array(gzipped)]]) {
  same(`a ${name} module is read`, [...await parts.moduleBytes(Buffer.from(bytes).toString("base64"))], [0, 97, 115, 109]);
}
same("counts", [parts.countText(1, "touch"), parts.countText(2, "touch"), parts.countText(0, "line")], ["1 touch", "2 touches", "0 lines"]);

finish();
