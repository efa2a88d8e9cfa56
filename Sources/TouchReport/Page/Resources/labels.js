// Labelling: what was meant in each touch sequence, as rows of a corpus's table.

const Labels = (() => {
  const mode = document.getElementById("label-mode");
  const panel = document.getElementById("labels");
  const input = document.getElementById("label");
  const names = document.getElementById("label-names");
  const state = document.getElementById("label-state");
  const save = document.getElementById("label-save");
  const labels = new Map();
  const wellFormed = /^[\p{L}\p{N}_.+-]+( x[1-9][0-9]{0,4})?$/u;
  let shown = 0;
  let isSaved = true;

  names.append(...[...new Set([...recognizers.map((one) => one.name), "none", "odd"])].map((name) => make("option", { value: name })));

  /// The touches of a sequence: those that began before the next one.
  function touchesOf(number) {
    const from = sequences[number].from;
    const until = sequences[number + 1]?.from ?? Infinity;
    return touches.slice(firstPast(touches, (touch) => touch.from >= from), firstPast(touches, (touch) => touch.from >= until));
  }
  const count = sequences.filter((_, number) => touchesOf(number).length > 0).length;

  function offer(number) {
    const won = Answers.attemptsIn(number).find((attempt) => attempt.outcome === "ended" || attempt.outcome === "cancelled");
    return won ? recognizers[won.recognizer].name : "none";
  }

  function tell(words) {
    state.textContent = words ?? `${labels.size} of ${count} labelled${isSaved ? "" : ", not saved yet"}. Return labels, and goes on to the next touches.`;
    save.disabled = labels.size === 0;
  }

  /// Takes what stands in the field; an empty field takes the label away.
  function take() {
    const text = input.value.trim();
    if (text === (labels.get(shown) ?? "")) return true;
    if (text !== "" && !wellFormed.test(text)) {
      tell(`${text} is no label: write a name, as tap, tap x20 or none.`);
      return false;
    }
    if (text !== "" && touchesOf(shown).length === 0) {
      tell("Nothing touches here.");
      return false;
    }
    if (text === "") labels.delete(shown); else labels.set(shown, text);
    isSaved = false;
    tell();
    return true;
  }

  function table() {
    const file = document.querySelector("h1").textContent.replace(/[\t\r\n]/g, " ");
    const rows = [...labels].sort(([a], [b]) => a - b).map(([number, label]) => {
      const mine = touchesOf(number);
      const from = Math.min(...mine.map((touch) => touch.from));
      // A touch without length has a part all the same.
      const to = Math.max(...mine.map((touch) => touch.until), from + 1000);
      return [file, seconds(from, 6), seconds(to, 6), label].join("\t");
    });
    return ["file\tfrom\tto\tlabel", ...rows, ""].join("\n");
  }

  mode.addEventListener("click", () => {
    panel.hidden = !panel.hidden;
    mode.setAttribute("aria-pressed", String(!panel.hidden));
    if (!panel.hidden) input.focus();
  });
  input.addEventListener("change", take);
  input.addEventListener("keydown", (event) => {
    // The page's keys are letters here.
    event.stopPropagation();
    if (event.key === "Escape") mode.click();
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (input.value.trim() === "") input.value = input.placeholder;
    if (take()) document.getElementById("sequence-next").click();
    input.focus();
  });
  save.addEventListener("click", () => {
    if (!take()) return;
    const link = make("a", { download: "labels.tsv", href: URL.createObjectURL(new Blob([table()], { type: "text/tab-separated-values" })) });
    isSaved = true;
    link.click();
    URL.revokeObjectURL(link.href);
    tell();
  });
  tell();

  return {
    table,
    /// Shows another touch sequence, and keeps what was typed for the one before.
    show(number) {
      if (number === shown && input.placeholder) return;
      if (!take()) input.value = "";
      shown = number;
      input.value = labels.get(number) ?? "";
      input.placeholder = sequences[number] ? offer(number) : "";
      tell();
    },
  };
})();
