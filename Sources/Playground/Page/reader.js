// The scene's accessibility tree as elements over the canvas, for keyboards and screen readers.

/// How an element stands in the page: a role, and what it does.
function elementRole(traits) {
  if (traits.includes("adjustable")) return "slider";
  if (traits.includes("switch")) return "switch";
  if (traits.includes("button") || traits.includes("key")) return "button";
  if (traits.includes("link")) return "link";
  if (traits.includes("header")) return "heading";
  if (traits.includes("image")) return "img";
  return traits.includes("text") ? "text" : "group";
}

class Reader {
  /// - Parameters:
  ///   - layer: The element over the canvas.
  ///   - act: Called with what is to be done, with an element's place in the tree.
  ///   - scroll: Called with scroll input that brings an element into sight.
  constructor(layer, act, scroll) {
    this.layer = layer;
    this.act = act;
    this.scroll = scroll;
    this.nodes = [];
  }

  /// The elements as they were shown last.
  get elements() { return this.nodes.map((node) => node.element); }

  /// Shows the elements, as the engine's lines name them, for a screen of a size in points.
  show(lines, screen) {
    this.screen = screen;
    const focused = this.nodes.findIndex((node) => node.shell.contains(document.activeElement));
    const lost = focused < 0 ? null : { ...this.nodes[focused], place: focused, words: document.activeElement.textContent };
    lines.forEach((line, i) => {
      if (this.nodes[i]?.line === line) return;
      const element = JSON.parse(line);
      const role = elementRole(element.traits ?? []);
      const known = this.nodes[i];
      const actions = (element.actions ?? []).join("\n");
      if (known && known.role === role && known.actions === actions && known.label === element.label) {
        this.#fill(known, element);
        Object.assign(known, { line, element });
        return;
      }
      const made = this.#make(element, role, i);
      if (known) known.shell.replaceWith(made.shell); else this.layer.append(made.shell);
      this.nodes[i] = { ...made, line, element, role, actions, label: element.label };
    });
    for (const gone of this.nodes.splice(lines.length)) gone.shell.remove();
    if (lost && !this.layer.contains(document.activeElement)) this.#findFocus(lost);
  }

  /// Leads the focus on where its element went: to the one of the same name, to the nearest one, or to the scene.
  #findFocus({ role, label, place, words }) {
    const stops = this.nodes.map((node, i) => ({ node, i, stop: node.shell.querySelector(".element[tabindex='0'], .action[tabindex='0']") })).filter((one) => one.stop);
    const same = stops.find(({ node }) => node.role === role && node.label === label);
    const next = same ?? stops.find(({ i }) => i >= place) ?? stops.pop();
    const action = same && [...same.node.shell.querySelectorAll(".action")].find((one) => one.textContent === words);
    // It may be on its way into sight by itself.
    this.isLeading = true;
    (action ?? next?.stop ?? this.layer.parentElement).focus({ preventScroll: true });
    this.isLeading = false;
  }

  #make(element, role, i) {
    const isControl = ["slider", "switch", "button", "link"].includes(role);
    const hasActions = (element.actions ?? []).length > 0;
    const main = make(isControl || (role === "group" && !hasActions) ? "div" : role === "heading" ? "h3" : "div", {
      role: role === "text" || role === "heading" ? null : role === "group" && !hasActions ? "button" : role,
      tabindex: isControl || hasActions || role === "group" ? "0" : null,
      class: "element",
    });
    main.addEventListener("click", (event) => {
      event.stopPropagation();
      this.#bringIntoSight(i);
      this.act({ kind: "activate", element: i });
    });
    main.addEventListener("keydown", (event) => this.#key(event, role, i));
    const shell = make("div", { class: "shell" }, main, ...(element.actions ?? []).map((action) => make("button", {
      type: "button", class: "action", tabindex: "0", onclick: () => this.act({ kind: "perform", element: i, action }),
      // The scene has no part in the keys that press a button: a browser presses it where neither is prevented.
      onkeydown: (event) => this.#leaveToButton(event), onkeyup: (event) => this.#leaveToButton(event),
    }, element.label && !action.includes(element.label) ? `${element.label}: ${action}` : action)));
    shell.addEventListener("focusin", () => {
      if (!this.isLeading) this.#bringIntoSight(i);
    });
    const made = { shell, main, isStop: isControl || hasActions || role === "group" };
    this.#fill(made, element);
    return made;
  }

  #leaveToButton(event) { if (event.key === "Enter" || event.key === " ") event.stopPropagation(); }

  /// Scrolls an element that has the focus, or is used, into sight.
  #bringIntoSight(i) {
    const { element } = this.nodes[i] ?? {};
    const scroll = element && sightScroll(element, this.elements, this.screen);
    if (scroll) this.scroll(scroll);
  }

  #fill({ shell, main, isStop }, element) {
    const traits = element.traits ?? [];
    const [x, y, width, height] = element.frame;
    const percent = (part, whole) => `${((part / whole) * 100).toFixed(3)}%`;
    // What is scrolled out of sight is read nevertheless, and comes into sight with the focus; what can't isn't offered.
    const isReached = isInSight(element, this.screen) || (element.in ?? []).some((name) => name.endsWith("ScrollView"));
    if (isStop) main.tabIndex = isReached ? 0 : -1;
    for (const action of shell.querySelectorAll(".action")) action.tabIndex = isReached ? 0 : -1;
    shell.style.left = percent(Math.min(Math.max(x, 0), this.screen.width - 1), this.screen.width);
    shell.style.top = percent(Math.min(Math.max(y, 0), this.screen.height - 1), this.screen.height);
    shell.style.width = percent(Math.max(Math.min(width, this.screen.width - x), 1), this.screen.width);
    shell.style.height = percent(Math.max(Math.min(height, this.screen.height - y), 1), this.screen.height);
    const words = [element.label, element.value].filter(Boolean).join(", ");
    const role = main.getAttribute("role");
    if (role) {
      main.setAttribute("aria-label", role === "slider" ? element.label ?? "" : words);
      main.textContent = "";
    } else {
      main.textContent = words;
    }
    setOrRemove(main, "aria-description", [element.hint, traits.includes("selected") ? "selected" : null].filter(Boolean).join(", "));
    setOrRemove(main, "aria-disabled", traits.includes("not enabled") ? "true" : "");
    setOrRemove(main, "aria-keyshortcuts", "");
    if (role === "slider") {
      main.setAttribute("aria-valuetext", element.value ?? "");
      main.setAttribute("aria-valuenow", String(parseFloat(element.value) || 0));
    }
    if (role === "switch") main.setAttribute("aria-checked", String(["1", "on", "true"].includes(String(element.value).toLowerCase())));
    if (role === "button" && traits.includes("selected")) main.setAttribute("aria-pressed", "true");
    else main.removeAttribute("aria-pressed");
  }

  #key(event, role, i) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      this.#bringIntoSight(i);
      this.act({ kind: "activate", element: i });
    } else if (role === "slider" && ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].includes(event.key)) {
      this.act({ kind: "adjust", element: i, isUp: event.key === "ArrowUp" || event.key === "ArrowRight" });
    } else if (event.key === "Escape") {
      this.act({ kind: "escape" });
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

function setOrRemove(element, name, value) {
  if (value) element.setAttribute(name, value); else element.removeAttribute(name);
}
