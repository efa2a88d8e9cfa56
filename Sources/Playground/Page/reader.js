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
  constructor(layer, act) {
    this.layer = layer;
    this.act = act;
    this.nodes = [];
  }

  /// Shows the elements, as the engine's lines name them, for a screen of a size in points.
  show(lines, screen) {
    this.screen = screen;
    lines.forEach((line, i) => {
      if (this.nodes[i]?.line === line) return;
      const element = JSON.parse(line);
      const role = elementRole(element.traits ?? []);
      const known = this.nodes[i];
      const actions = (element.actions ?? []).join("\n");
      if (known && known.role === role && known.actions === actions && known.label === element.label) {
        this.#fill(known, element);
        known.line = line;
        return;
      }
      const made = this.#make(element, role, i);
      const hadFocus = known && known.shell.contains(document.activeElement);
      if (known) known.shell.replaceWith(made.shell); else this.layer.append(made.shell);
      this.nodes[i] = { ...made, line, role, actions, label: element.label };
      if (hadFocus) made.main.focus({ preventScroll: true });
    });
    for (const gone of this.nodes.splice(lines.length)) {
      // The focus doesn't get lost with an element.
      if (gone.shell.contains(document.activeElement)) this.layer.parentElement.focus({ preventScroll: true });
      gone.shell.remove();
    }
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
      this.act({ kind: "activate", element: i });
    });
    main.addEventListener("keydown", (event) => this.#key(event, role, i));
    const shell = make("div", { class: "shell" }, main, ...(element.actions ?? []).map((action) => make("button", {
      type: "button", class: "action", onclick: () => this.act({ kind: "perform", element: i, action }),
      onkeydown: (event) => { if (event.key === "Enter" || event.key === " ") event.stopPropagation(); },
    }, element.label && !action.includes(element.label) ? `${element.label}: ${action}` : action)));
    const made = { shell, main };
    this.#fill(made, element);
    return made;
  }

  #fill({ shell, main }, element) {
    const traits = element.traits ?? [];
    const [x, y, width, height] = element.frame;
    const percent = (part, whole) => `${((part / whole) * 100).toFixed(3)}%`;
    // What is scrolled out of sight is read nevertheless.
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
