// What would have been: the last gesture replayed with another value, beside what it was.

/// The last gesture of a recording: the last touch sequence in which something was touched, or the last one of a
/// pointer that hovers where nothing was.
///
/// - Parameters:
///   - engine: The engine.
///   - configuration: The scene, its settings, and the recording.
/// - Returns: When it began, in seconds, and its outcomes, from a recognizer's name to its verdict and its sentence; null
///   where nothing was touched.
function lastGestureOf(engine, configuration) {
  const { text } = engine.report("explain", configuration);
  const lines = text.split("\n").filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  const sequences = lines.filter((line) => Array.isArray(line.recognizers) && "sequence" in line);
  const last = sequences.filter((line) => line.touches?.length !== 0).pop() ?? sequences.pop();
  return last ? { began: last.began, outcomes: new Map(last.recognizers.map((one) => [one.recognizer, one])) } : null;
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

/// The space, in CSS pixels, that the card keeps to the window's edge.
const cardMargin = 12;

/// The card that shows it, in the row of the threshold that was moved.
///
/// It stands below the slider, or lies over what is above it where there is no room below: the slider stays where it is.
class Comparison {
  /// - Parameters:
  ///   - section: The card, with `caption` and `table` in it.
  ///   - home: Where the card stands while it is hidden.
  constructor(section, caption, table, home) {
    this.section = section;
    this.caption = caption;
    this.table = table;
    this.home = home;
    this.row = null;
  }

  /// Whether something is shown.
  get isShown() { return !this.section.hidden; }
  /// What is shown, in a sentence; empty where nothing is.
  get words() { return this.isShown ? this.caption.textContent : ""; }

  hide() {
    this.section.hidden = true;
    this.row = null;
    this.home.append(this.section);
  }

  /// Says in a sentence why nothing is compared, in a threshold's row.
  say(row, words) {
    this.caption.textContent = words;
    this.table.replaceChildren();
    this.#place(row);
  }

  /// Shows two outcomes of the last gesture, with an old value of a setting and with a new one, in a threshold's row.
  show(row, key, [old, now], before, after) {
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
      make("thead", {}, make("tr", {}, make("th", { scope: "col" }, old), make("th", { scope: "col" }, now))),
      ...rows.map((row) => make("tbody", { class: row.differs ? "differs" : null },
        make("tr", {}, make("th", { scope: "rowgroup", colspan: 2 }, ...breakable(row.name))), make("tr", {}, cell(row.old), cell(row.now)))));
    this.#place(row);
  }

  #place(row) {
    const { section } = this;
    section.hidden = false;
    // Boxes to tick share a line: the card follows all of them.
    const anchor = row.closest(".flags") ?? row;
    if (this.row !== row) {
      this.row = row;
      section.classList.remove("is-above");
      anchor.after(section);
    }
    // It stays above for as long as it is seen there.
    if (section.classList.contains("is-above") && section.getBoundingClientRect().top >= 0) return;
    section.classList.remove("is-above");
    const place = anchor.getBoundingClientRect();
    const [above, below] = [place.top, window.innerHeight - place.bottom].map((room) => room - 2 * cardMargin);
    const most = Math.max(window.innerHeight * largestCard, leastCard);
    section.style.maxHeight = `${Math.round(most)}px`;
    const isBelow = section.offsetHeight <= below || below >= above;
    section.style.maxHeight = `${Math.round(Math.max(Math.min(isBelow ? below : above, most), leastCard))}px`;
    if (isBelow) return;
    // Below it would be out of sight.
    section.classList.add("is-above");
    section.style.bottom = `${Math.round(row.closest("details").getBoundingClientRect().bottom - place.top)}px`;
  }
}

/// The least height of the card, in CSS pixels, and the largest, as a part of the window's.
const leastCard = 160;
const largestCard = 0.55;
