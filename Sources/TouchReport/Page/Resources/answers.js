// The answers: why something is as it is, and the story of a touch sequence.

const Answers = (() => {
  const why = document.getElementById("why");
  const list = document.getElementById("attempts");
  const when = document.getElementById("story-when");
  const back = document.getElementById("sequence-back");
  const next = document.getElementById("sequence-next");
  let listener = null;
  let shown = null;

  function go(time) {
    return make("button", { type: "button", title: "Go to this moment", onclick: () => listener?.moved(time) }, `${seconds(time)} s`);
  }

  // Why.

  function showAttempt(attempt) {
    const state = outcomeOf(attempt);
    const parts = [
      make("h2", { id: "why-title" }, sign(state), attempt.title),
      make("p", { class: "at" }, attempt.at === null
        ? `${seconds(attempt.from)} to ${seconds(attempt.until)} s`
        : `At ${seconds(attempt.at)} s, ${seconds(attempt.at - attempt.from)} s after ${attempt.touches.length > 0 ? "its first touch" : "it began"}`),
      make("p", { class: "lead" }, attempt.why),
    ];
    if (attempt.miss) parts.push(make("p", { class: "miss" }, sign("near"), `A near miss: ${attempt.miss}.`));
    if (attempt.need) parts.push(make("p", { class: "need" }, `It would have needed ${attempt.need}.`));
    if (attempt.measure) parts.push(gauge(attempt.measure, state === "failed" ? "failed" : "ended"));
    if (attempt.passed.length > 0) {
      parts.push(make("h3", {}, attempt.passed.length === 1 ? "What it was held against" : "What it was held against, the tightest first"));
      for (const measure of attempt.passed) parts.push(gauge(measure, "ended"));
    }
    const others = related(attempt);
    if (others.length > 0) parts.push(make("h3", {}, "Others in this"), make("div", { class: "chips" }, ...others));
    const lines = logOf(attempt);
    if (lines.length > 0) {
      const log = make("ol", { class: "log" });
      const details = make("details", {}, make("summary", {}, `Every decision (${lines.length})`), log);
      details.addEventListener("toggle", () => {
        if (log.children.length > 0) return;
        log.append(...lines.map((line) => make("li", {}, go(line.time), make("span", {}, line.text))));
      });
      parts.push(details);
    }
    why.replaceChildren(...parts);
  }

  /// A value beside its limit: [value, limit, 0 at most or 1 at least, the value in words, the limit in words].
  function gauge([value, limit, atLeast, valueText, limitText, sentence], hue) {
    const longest = Math.max(value, limit, 1e-9) * 1.12;
    const share = (part) => `${Math.max(Math.min((part / longest) * 100, 100), 0).toFixed(1)}%`;
    const scale = make("div", { class: "scale", "aria-hidden": "true" });
    const good = make("div", { class: "good" });
    if (atLeast) { good.style.left = share(limit); good.style.width = "auto"; good.style.right = "0"; } else { good.style.width = share(limit); }
    const bar = make("div", { class: "value" });
    bar.style.width = `calc(${share(value)} - 3px)`;
    bar.style.setProperty("--hue", `var(--${hue})`);
    const mark = make("div", { class: "limit" });
    mark.style.left = share(limit);
    scale.append(good, bar, mark);
    return make("div", { class: "gauge" }, sentence ? make("p", { class: "caption" }, sentence) : null, scale,
      make("p", { class: "labels" }, make("b", {}, valueText), make("span", {}, `${atLeast ? "needs" : "limit"} ${limitText}`)));
  }

  /// Buttons for those that an attempt has to do with.
  function related(attempt) {
    const found = [];
    const add = (recognizer, words) => {
      const name = recognizers[recognizer].name;
      const other = attempts.find((other) => other.recognizer === recognizer && other.sequence === attempt.sequence);
      if (other && !found.some((one) => one.recognizer === recognizer)) found.push({ recognizer, other, words: `${words} ${name}` });
    };
    if (attempt.other !== null) add(attempt.other, attempt.link === "required" ? "had to wait for" : attempt.link === "prevented" ? "prevented by" : "with");
    for (const waited of attempt.waits) add(waited, "waits for");
    for (const other of sequenceAttempts(attempt.sequence)) {
      if (other.other === attempt.recognizer && other.link === "prevented") add(other.recognizer, "prevented");
      else if (other.waits.includes(attempt.recognizer)) add(other.recognizer, "is waited for by");
    }
    return found.map(({ other, words }) => make("button", { type: "button", onclick: () => listener?.selected(other) }, words));
  }

  function showTouch(touch) {
    const ends = { ended: "was lifted", cancelled: "was taken away by the system", left: "touched down or left" }[touch.outcome] ?? (touch.hover ? "was still there at the end" : "was still down at the end");
    const far = touch.times.reduce((far, _, i) => Math.max(far, Math.hypot(touch.xs[i] - touch.xs[0], touch.ys[i] - touch.ys[0])), 0);
    const widest = touch.radii ? touch.radii.reduce((a, b) => Math.max(a, b), 0) : 0;
    // Who follows a pointer has no touches.
    const part = attempts.filter((attempt) => (touch.hover
      ? attempt.touches.length === 0 && attempt.from <= touch.until && touch.from <= attempt.until
      : attempt.touches.includes(touch.number)));
    const parts = [
      make("h2", { id: "why-title" }, sign(touch.hover ? "possible" : "active"), touch.hover ? `Pointer ${touch.finger}` : `Finger ${touch.finger}`),
      make("p", { class: "at" }, `${seconds(touch.from)} to ${seconds(touch.until)} s`),
      make("p", { class: "lead" }, `It ${touch.hover ? "came" : "landed"} at (${touch.xs[0].toFixed(0)}, ${touch.ys[0].toFixed(0)}), went at most ${far.toFixed(1)} pt from there and ${ends} after ${seconds(touch.until - touch.from)} s.${
        touch.hardest === null ? "" : ` It pressed with at most ${(touch.hardest * 100).toFixed(0)} % of the largest force.`}${
        widest === 0 ? "" : ` The touched area had a radius of at most ${widest.toFixed(1)} pt.`}`),
    ];
    if (part.length > 0) {
      parts.push(make("h3", {}, "Who took part in it"), make("div", { class: "chips" }, ...part.map((attempt) =>
        make("button", { type: "button", onclick: () => listener?.selected(attempt) }, recognizers[attempt.recognizer].name))));
    }
    const refused = sequences.flatMap((sequence) => sequence.refusals ?? []).filter((refusal) => refusal[1] === touch.number);
    if (refused.length > 0) {
      parts.push(make("h3", {}, "Who took no part in it"), make("ul", { class: "log" }, ...refused.map(([r, , text]) =>
        make("li", {}, make("b", {}, recognizers[r].name), make("span", {}, record.texts[text])))));
    }
    why.replaceChildren(...parts);
  }

  // The story.

  function sequenceAttempts(number) {
    const sequence = sequences[number];
    return sequence ? attempts.slice(sequence.attempts[0], sequence.attempts[1]) : [];
  }

  function showStory(number) {
    const sequence = sequences[number];
    back.disabled = number <= 0;
    next.disabled = number >= sequences.length - 1;
    if (!sequence) {
      when.textContent = "Nothing was touched.";
      return;
    }
    const count = sequences.length === 1 ? "" : `Touch sequence ${number + 1} of ${sequences.length}, `;
    const span = `${seconds(sequence.from)} to ${seconds(sequence.until)} s`;
    when.textContent = `${count}${span}, ${touchText(sequence.touches)}`;
    // Recognizers that won come first, then those that nearly did.
    const rank = (attempt) => (attempt.outcome === "failed" ? (attempt.miss ? 1 : 2) : 0);
    const order = sequenceAttempts(number).sort((a, b) => rank(a) - rank(b) || a.number - b.number);
    list.replaceChildren(...order.map((attempt) => {
      const words = make("span", {}, make("b", {}, attempt.title), make("span", { class: "reason" }, attempt.why));
      if (attempt.miss) words.append(" ", make("span", { class: "margin" }, `◆ ${attempt.miss}`));
      return make("li", {}, make("button", {
        type: "button", "data-attempt": attempt.number, onclick: () => listener?.selected(attempt),
      }, sign(outcomeOf(attempt)), words));
    }));
    // Those who took no part at all, and why.
    const absent = (sequence.refusals ?? []).filter(([recognizer], i, all) => all.findIndex((one) => one[0] === recognizer) === i
      && !order.some((attempt) => attempt.recognizer === recognizer));
    for (const [recognizer, , text] of absent) {
      list.append(make("li", { class: "absentee" }, sign("idle"), make("span", {}, make("b", {}, recognizers[recognizer].name),
        make("span", { class: "reason" }, record.texts[text]))));
    }
  }

  back.addEventListener("click", () => listener?.sequence(-1));
  next.addEventListener("click", () => listener?.sequence(1));

  return {
    listen(to) { listener = to; },
    attemptsIn: sequenceAttempts,
    show(item, sequence) {
      if (shown !== sequence) {
        showStory(sequence);
        Labels.show(sequence);
      }
      shown = sequence;
      for (const button of list.querySelectorAll("button")) {
        button.setAttribute("aria-current", String(Number(button.dataset.attempt) === item?.number && item instanceof Touch === false));
      }
      if (!item) {
        why.replaceChildren(make("h2", { id: "why-title" }, "Why?"),
          make("p", { class: "lead" }, sequences.length === 0 ? "Nothing was touched, so that nothing was decided."
            : "Choose a gesture or a finger, in the timeline or in the story, to see what decided it."),
          ...(absenceText ? [make("p", {}, absenceText)] : []));
      } else if (item instanceof Touch) showTouch(item); else showAttempt(item);
    },
  };
})();
