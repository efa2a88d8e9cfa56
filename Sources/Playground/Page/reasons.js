// The reasons: for each recognizer of the present sequence what became of it, why, and by how much.

class Reasons {
  constructor(list, when) {
    this.list = list;
    this.when = when;
    this.shown = "";
  }

  /// Shows a sequence; null for none.
  show(record) {
    if (!record) {
      this.list.replaceChildren();
      this.when.textContent = "Touch the scene: what every recognizer makes of it, and why, is written here.";
      this.shown = "";
      return;
    }
    const order = [...record.attempts].sort((a, b) => rankOf(a) - rankOf(b));
    const text = JSON.stringify(order.map((attempt) => [attempt.title, attempt.why, attempt.outcome]));
    if (text === this.shown) return;
    this.shown = text;
    this.when.textContent = `Touch sequence ${record.sequence}, at ${(record.from / 1e6).toFixed(2)} s, ${countText(record.touches.length, "touch")}`;
    this.list.replaceChildren(...order.map((attempt) => this.#row(attempt)));
  }

  #row(attempt) {
    const state = stateOf(attempt);
    const words = make("div", {}, make("b", {}, attempt.title), make("span", { class: "reason" }, attempt.why));
    if (attempt.miss) words.append(make("span", { class: "margin" }, sign("near"), `A near miss: ${attempt.miss}`));
    if (attempt.need && state === "failed") words.append(make("span", { class: "reason" }, `It would have needed ${attempt.need}.`));
    if (attempt.measure) words.append(gaugeOf(attempt.measure, state));
    return make("li", { class: state }, sign(state), words);
  }
}

/// Recognizers that won come first, then those that are undecided, then those that nearly won.
function rankOf(attempt) {
  const state = stateOf(attempt);
  return state === "ended" || state === "active" ? 0 : state === "possible" ? 1 : attempt.miss ? 2 : state === "cancelled" ? 3 : 4;
}

/// A value beside its limit: [value, limit, 0 at most or 1 at least, the value in words, the limit in words].
function gaugeOf([value, limit, atLeast, valueText, limitText], state) {
  const longest = Math.max(value, limit, 1e-9) * 1.12;
  const share = (part) => `${Math.max(Math.min((part / longest) * 100, 100), 0).toFixed(1)}%`;
  const bar = make("div", { class: `value ${state === "failed" ? "failed" : "ended"}` });
  bar.style.width = share(value);
  const mark = make("div", { class: "limit" });
  mark.style.left = share(limit);
  return make("div", { class: "gauge" },
    make("div", { class: "scale", "aria-hidden": "true" }, bar, mark),
    make("p", {}, make("b", {}, valueText), ` of ${atLeast ? "at least" : "at most"} ${limitText}`));
}

/// What a sequence came to, for a screen reader.
function outcomeText(record) {
  const won = record.attempts.filter((attempt) => stateOf(attempt) === "ended").map((attempt) => record.recognizers[attempt.r].name);
  return won.length > 0 ? `${won.join(", ")} recognized` : "No gesture recognized";
}
