// A slider for every threshold of the scene, with the names that `--set` takes.

/// What a slider shows of a property whose maximum is what makes sense at most.
function sliderRange({ unit, minimum, maximum, value }) {
  const usual = { points: 40, seconds: 1, degrees: 90, force: 1, count: 5, pointsPerSecond: 1000 }[unit] ?? 10;
  const number = value < unlimited ? value : 0;
  const least = Math.max(Number(minimum ?? 0), Math.min(0, number));
  const most = Math.min(Number(maximum ?? Infinity), Math.max(usual, number * 3));
  let step = unit === "count" ? 1 : most <= 2 ? 0.01 : most <= 20 ? 0.1 : most <= 200 ? 0.5 : 5;
  // A slider stands on a multiple of its step alone: the scene's own value has to be one.
  for (let tries = 0; unit !== "count" && tries < 2 && !isMultiple(number - least, step); tries += 1) step /= 10;
  return { least, most: Math.max(most, least + step), step };
}

/// Whether a number is a multiple of a step, as near as the engine's single precision says it.
function isMultiple(number, step) { return Math.abs(number / step - Math.round(number / step)) < 1e-4; }

/// A name that may be broken before each of its words.
function breakable(name) { return name.split(/(?=[A-Z])/).flatMap((word, i) => i === 0 ? [word] : [make("wbr"), word]); }

/// A number as exactly as the engine's single precision has it.
function exactText(number) { return plainNumber(Number(number.toPrecision(7))); }

const unitWords = { points: "pt", seconds: "s", degrees: "°", force: "of the force", count: "", pointsPerSecond: "pt/s" };

class Thresholds {
  /// - Parameters:
  ///   - container: Where the sliders stand.
  ///   - changed: Called with a key and a value, and whether a slider is still being dragged.
  ///   - refused: Called with words that say why a value wasn't taken.
  constructor(container, changed, refused) {
    this.container = container;
    this.changed = changed;
    this.refused = refused;
    this.rows = new Map();
  }

  /// Shows the properties of a scene; `settings` are those that differ from its own.
  show(properties, settings) {
    const open = new Set([...this.container.querySelectorAll("details[open]")].map((group) => group.dataset.name));
    this.rows.clear();
    const groups = new Map();
    for (const property of properties) {
      if (!groups.has(property.name)) groups.set(property.name, []);
      groups.get(property.name).push(property);
    }
    const isFirstTime = this.names !== [...groups.keys()].join();
    this.names = [...groups.keys()].join();
    this.container.replaceChildren(...[...groups].map(([name, list], i) => {
      const isOpen = isFirstTime ? i === 0 || list.some((property) => settings.has(keyOf(property))) : open.has(name);
      return make("details", { "data-name": name, open: isOpen },
        make("summary", {}, make("span", {}, name), make("span", { class: "changed" })),
        ...list.filter((property) => property.unit !== "flag").map((property) => this.#number(property, settings)),
        make("div", { class: "flags" }, ...list.filter((property) => property.unit === "flag").map((property) => this.#flag(property, settings))));
    }));
    this.#count();
  }

  #number(property, settings) {
    const key = keyOf(property);
    const range = sliderRange(property);
    const id = `set-${key.replace(/\W/g, "-")}`;
    const isUnlimited = property.value >= unlimited;
    const slider = make("input", { type: "range", id, min: range.least, max: range.most, step: range.step, "aria-label": key, "aria-describedby": `${id}-about` });
    const field = make("input", {
      type: "number", min: property.minimum, max: property.maximum, step: "any", "aria-label": `${key}, value`, inputmode: "decimal",
      placeholder: isUnlimited ? "unlimited" : null,
    });
    const reset = make("button", { type: "button", class: "reset", title: "Back to the scene's own value", "aria-label": `${key}: back to ${textOf(property)}` }, "↺");
    const show = (value) => {
      const isNumber = value !== "" && Number.isFinite(Number(value));
      // A field takes more than the slider shows, which is as wide as it was again afterwards.
      slider.max = isNumber ? Math.max(range.most, Number(value)) : range.most;
      slider.min = isNumber ? Math.min(range.least, Number(value)) : range.least;
      slider.value = isNumber ? value : slider.max;
      slider.setAttribute("aria-valuetext", isNumber ? `${exactText(Number(value))} ${unitWords[property.unit] ?? ""}` : "unlimited");
      field.value = isNumber ? exactText(Number(value)) : "";
      row.classList.toggle("is-changed", String(value) !== textOf(property));
    };
    const tell = (value, isDragged) => {
      show(value);
      this.#count();
      this.changed(key, String(value), isDragged);
    };
    slider.addEventListener("input", () => tell(slider.value, true));
    slider.addEventListener("change", () => tell(slider.value, false));
    field.addEventListener("change", () => {
      const written = field.value;
      // A browser gives no text for what is no number at all.
      const isEmpty = written === "" && !field.validity?.badInput;
      const value = isEmpty && isUnlimited ? "unlimited" : valueOf(property, written);
      if (value !== null) return tell(value, false);
      show(row.value());
      if (!isEmpty) this.refused(`${key} can't be ${written === "" ? "that" : written}: it takes ${limitsOf(property)}.`);
    });
    reset.addEventListener("click", () => {
      tell(textOf(property), false);
      // The button hides with the change that it takes back.
      slider.focus({ preventScroll: true });
    });
    const row = make("div", { class: "threshold", "data-key": key },
      make("label", { for: id }, ...breakable(property.property)), reset, make("span", { class: "amount" }, field, make("span", { class: "unit" }, unitWords[property.unit] ?? "")),
      slider, make("p", { class: "about", id: `${id}-about` }, property.summary));
    row.show = show;
    row.value = () => settings.get(key) ?? textOf(property);
    this.rows.set(key, row);
    show(row.value());
    return row;
  }

  #flag(property, settings) {
    const key = keyOf(property);
    const box = make("input", { type: "checkbox", "aria-label": key, "aria-description": property.summary });
    const row = make("label", { class: "flag", "data-key": key, title: property.summary }, box, make("span", {}, ...breakable(property.property)));
    row.show = (value) => {
      box.checked = String(value) === "true";
      row.classList.toggle("is-changed", String(value) !== textOf(property));
    };
    box.addEventListener("change", () => {
      row.show(box.checked);
      this.#count();
      this.changed(key, String(box.checked), false);
    });
    this.rows.set(key, row);
    row.show(settings.get(key) ?? textOf(property));
    return row;
  }

  /// Says in each group's head how many of its values were changed.
  #count() {
    for (const group of this.container.children) {
      const count = group.querySelectorAll(".is-changed").length;
      group.querySelector(".changed").textContent = count > 0 ? `${count} changed` : "";
    }
  }

  /// Shows a value that was set elsewhere.
  set(key, value) {
    this.rows.get(key)?.show(value);
    this.#count();
  }
}
