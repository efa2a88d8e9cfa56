// Recordings: saved as `.touches`, and held against what the page showed.

/// The command that gives the transcript of a saved recording.
function replayCommand(name, { scene, settings, traits }) {
  const words = ["touchstone replay", quoted(name), "--scene", scene];
  for (const [key, value] of settings) words.push("--set", quoted(`${key}=${value}`));
  const usual = { userInterfaceStyle: "light", reduceMotion: "false", preferredContentSizeCategory: "large", layoutDirection: "leftToRight" };
  for (const [key, value] of Object.entries(traits ?? {})) if (usual[key] !== value) words.push("--trait", `${key}=${value}`);
  return [...words, "--json"].join(" ");
}

/// A word as a shell takes it.
function quoted(word) { return /^[\w.,:/=-]+$/.test(word) ? word : `'${word.replace(/'/g, "'\\''")}'`; }

/// Where a transcript that was shown differs from that of its recording, which goes on to its end.
///
/// - Returns: The first line that differs, as [shown, replayed]; null where none does.
function firstDifference(shown, replayed) {
  const lines = replayed.split("\n");
  const place = shown.findIndex((line, i) => line !== lines[i]);
  return place < 0 ? null : [shown[place], lines[place] ?? ""];
}

/// The reason that a recording can't hold which is a matter of what was touched with.
const changedThreshold = "a threshold that changed meanwhile";

/// Replays what was touched, and holds it against what the page showed.
///
/// - Parameters:
///   - configuration: The scene, its thresholds and traits, and the recording.
///   - session: What was shown: its `transcript`, and how many lines were `dropped`.
/// - Returns: The replayed `text`, the recording's `problem`, and the first `difference` as `firstDifference` says it.
function replayed(engine, configuration, session) {
  const { text, problem } = engine.report("replay", configuration);
  return { text, problem, difference: session.dropped > 0 ? null : firstDifference(session.transcript, text) };
}

/// How much of a file is looked at to tell what it is, in bytes.
const lookedAt = 65536;

/// Whether a file is a device's description and no recording: it names axes, and has no events.
function isDescription(bytes) {
  const text = new TextDecoder().decode(bytes.subarray(0, lookedAt));
  return /^A: /m.test(text) && !/^E: /m.test(text);
}

/// The first recording among files that were chosen, with the description of its device where that is one of them, and the
/// names of the files that are left out.
async function chosenRecording(list) {
  const files = await Promise.all([...list].map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
  const description = files.length > 1 ? files.find((file) => isDescription(file.bytes)) : undefined;
  const recording = files.find((file) => file !== description);
  return { ...recording, description, leftOut: files.filter((file) => file !== recording && file !== description).map((file) => file.name) };
}

/// Offers bytes as a file.
function download(name, bytes) {
  const url = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
  const link = make("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}
