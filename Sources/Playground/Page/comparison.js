// What would have been: the last gesture replayed with another value, beside what it was.

/// The outcomes of the last touch sequence of a recording.
///
/// - Parameters:
///   - engine: The engine.
///   - configuration: The scene, its settings, and the recording.
/// - Returns: From a recognizer's name to its verdict and its sentence; null where nothing was touched.
function outcomesOf(engine, configuration) {
  const { text } = engine.report("explain", configuration);
  const lines = text.split("\n").filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  const last = lines.filter((line) => Array.isArray(line.recognizers) && "sequence" in line).pop();
  return last ? new Map(last.recognizers.map((one) => [one.recognizer, one])) : null;
}

/// The rows that compare two outcomes: those that differ first, then those that were recognized.
function comparedOutcomes(before, after) {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const rows = names.map((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    return { name, old, now, differs: old?.verdict !== now?.verdict, says: old?.sentence !== now?.sentence };
  });
  return rows.sort((a, b) => differenceOf(a) - differenceOf(b));
}

/// How much two outcomes differ: another verdict, other words, recognized as before, the same as before.
function differenceOf(row) {
  return row.differs ? 0 : row.says ? 1 : [row.old, row.now].some((one) => one?.verdict === "recognized") ? 2 : 3;
}

const verdictStates = { recognized: "ended", failed: "failed", cancelled: "cancelled", undecided: "possible" };

class Comparison {
  constructor(section, table, caption) {
    this.section = section;
    this.table = table;
    this.caption = caption;
  }

  hide() { this.section.hidden = true; }

  /// What is shown, in a sentence; empty where nothing is.
  get words() { return this.section.hidden ? "" : this.caption.textContent; }

  /// Shows the last gesture of a recording with an old value of a setting, and with a new one.
  show(engine, configuration, key, [old, now]) {
    const before = outcomesOf(engine, { ...configuration, settings: withSetting(configuration.settings, key, old) });
    const after = outcomesOf(engine, { ...configuration, settings: withSetting(configuration.settings, key, now) });
    this.section.hidden = !before || !after;
    if (!before || !after) return;
    const all = comparedOutcomes(before, after);
    const rows = all.filter((row) => differenceOf(row) < 3);
    const same = all.length - rows.length;
    const changed = rows.filter((row) => row.differs).length;
    this.caption.textContent = changed > 0
      ? `With ${key} ${now} in place of ${old}, your last gesture would have come out otherwise.`
      : `With ${key} ${now} in place of ${old}, your last gesture would have come out the same.`;
    const cell = (one) => make("td", {}, one ? make("span", { class: "verdict" }, sign(verdictStates[one.verdict] ?? "possible"), one.verdict) : "no part",
      one ? make("span", { class: "reason" }, one.sentence) : null);
    const caption = `${rows.length > 0 ? countText(same, "other") : "All"} came out as before.`;
    this.table.replaceChildren(
      ...(same > 0 ? [make("caption", {}, caption)] : []),
      make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "recognizer"), make("th", { scope: "col" }, old), make("th", { scope: "col" }, now))),
      make("tbody", {}, ...rows.map((row) => make("tr", { class: row.differs ? "differs" : null }, make("th", { scope: "row" }, row.name), cell(row.old), cell(row.now)))));
  }
}

function withSetting(settings, key, value) { return new Map(settings).set(key, value); }
