// The timeline: names, pointing, and the part of it that is shown.

const Lanes = (() => {
  const { axis, whole, rows, rowOf, bottom, x, time, visible } = Grid;
  const shortest = 20e3;
  /// The longest part that is shown at first, in microseconds.
  const firstLook = 8e6;

  const canvas = document.getElementById("blocks");
  const plot = document.getElementById("plot");
  const names = document.getElementById("names");
  const head = document.getElementById("head");
  let listener = null;
  let selected = null;
  let current = 0;
  names.style.setProperty("--axis", `${axis}px`);

  function draw() { Pens.draw({ selected, current }); }

  // Names.

  for (const row of rows) {
    if (row.finger) {
      row.button = make("button", { type: "button", class: "lane touch", onclick: () => listener?.finger(row.finger) },
        make("span", { class: "text" }, row.finger.name, row.finger.touches.some((touch) => touch.forces)
          ? make("small", {}, `force to ${(hardest * 100).toFixed(0)} %`) : null));
    } else {
      const name = recognizers[row.recognizer].name;
      row.sign = sign("idle");
      row.button = make("button", {
        type: "button", class: "lane idle", title: `${name} (${recognizers[row.recognizer].kind})`,
        "data-recognizer": name, "aria-pressed": "false",
        onclick: () => listener?.recognizer(row.recognizer),
      }, row.sign, make("span", { class: "text" }, name));
    }
    row.button.style.height = `${row.height}px`;
    row.button.addEventListener("keydown", (event) => walk(event, row));
    names.append(row.button);
  }

  /// Up and down go from lane to lane, left and right from attempt to attempt.
  function walk(event, row) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step) {
      rows[rows.indexOf(row) + step]?.button.focus();
    } else if (row.recognizer !== undefined && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      listener?.neighbour(row.recognizer, event.key === "ArrowLeft" ? -1 : 1);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  if (absenceText) {
    const text = document.getElementById("absent");
    text.hidden = false;
    text.textContent = absenceText;
  }

  for (const [state, words] of [
    ["possible", "undecided"], ["waiting", "would be recognized, waits for another"], ["active", "began and goes on"],
    ["ended", "recognized"], ["failed", "failed"], ["cancelled", "cancelled"], ["near", "near miss"],
  ]) {
    document.getElementById("legend").append(make("li", {}, sign(state), words));
  }

  // Pointing.

  function find(event) {
    const frame = canvas.getBoundingClientRect();
    const [left, top] = [event.clientX - frame.left, event.clientY - frame.top];
    const row = rows.find((row) => top >= row.top && top < row.top + row.height);
    const moment = time(left);
    const slack = time(left + 11) - moment;
    if (!row) return { moment };
    const list = row.finger ? row.finger.touches : attemptsOf[row.recognizer];
    const hits = visible(list).filter((span) => span.from - slack <= moment && moment <= span.until + slack);
    const distance = (span) => {
      if (!row.finger && span.at !== null && Math.abs(span.at - moment) <= slack) return Math.abs(span.at - moment) - slack;
      return Math.max(span.from - moment, moment - span.until, 0);
    };
    const hit = hits.length === 0 ? null : hits.reduce((best, span) => (distance(span) < distance(best) ? span : best));
    return { moment, hit };
  }

  let drag = null;
  plot.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const { moment, hit } = find(event);
    drag = { start: event.clientX, moved: false };
    if (hit) listener?.selected(hit, moment); else listener?.moved(moment);
    if (event.pointerType === "mouse") plot.setPointerCapture(event.pointerId);
  });
  plot.addEventListener("pointermove", (event) => {
    if (drag && event.pointerType === "mouse") {
      if (Math.abs(event.clientX - drag.start) > 4) drag.moved = true;
      if (drag.moved) listener?.moved(find(event).moment);
    } else {
      plot.classList.toggle("over", Boolean(find(event).hit));
    }
  });
  for (const name of ["pointerup", "pointercancel"]) plot.addEventListener(name, () => { drag = null; });
  plot.addEventListener("wheel", (event) => {
    const sideways = event.shiftKey ? event.deltaY : event.deltaX;
    if (event.ctrlKey || event.metaKey) {
      zoom(Math.exp(event.deltaY * 0.004), find(event).moment);
    } else if (Math.abs(sideways) > 0 && (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY))) {
      const way = (sideways / Grid.width) * Grid.length;
      look(Grid.view[0] + way, Grid.view[1] + way);
    } else {
      return;
    }
    event.preventDefault();
  }, { passive: false });

  // The part that is shown.

  function look(from, until) {
    const longest = whole[1] - whole[0];
    const length = Math.min(Math.max(until - from, shortest), longest);
    const start = Math.min(Math.max(from, whole[0]), whole[1] - length);
    Grid.view = [start, start + length];
    document.getElementById("zoom-out").disabled = length >= longest;
    document.getElementById("zoom-fit").disabled = length >= longest;
    document.getElementById("zoom-in").disabled = length <= shortest;
    draw();
    listener?.looked();
  }

  function zoom(factor, around) {
    look(around - (around - Grid.view[0]) * factor, around + (Grid.view[1] - around) * factor);
  }

  return {
    listen(to) { listener = to; },
    draw,
    look,
    zoom,
    fit() { look(...whole); },
    /// Shows the first part of a recording that is too long to show at once.
    open(time) { if (end - begin > firstLook) look(time - firstLook * 0.06, time + firstLook * 0.94); else look(...whole); },
    resize() {
      Grid.width = Math.max(plot.clientWidth, 1);
      const ratio = window.devicePixelRatio || 1;
      canvas.width = Math.round(Grid.width * ratio);
      canvas.height = Math.round(bottom * ratio);
      canvas.style.height = `${bottom}px`;
      draw();
    },
    /// Puts the head at a moment, turns the page where the head would leave it.
    show(time, follows) {
      const length = Grid.length;
      if (follows && (time < Grid.view[0] || time > Grid.view[1] - length * 0.02)) {
        look(time - length * 0.1, time + length * 0.9);
      }
      const place = x(time);
      head.style.transform = `translateX(${place.toFixed(1)}px)`;
      head.style.visibility = place < -2 || place > Grid.width + 2 ? "hidden" : "";
      for (const row of rowOf.values()) {
        const block = blockAt(row.recognizer, time);
        const state = block ? kindNames[block.kind] : "idle";
        if (row.state === state) continue;
        row.state = state;
        const fresh = sign(state);
        row.sign.replaceWith(fresh);
        row.sign = fresh;
        row.button.className = `lane ${block ? "taken" : "idle"}`;
        row.button.setAttribute("aria-label", `${recognizers[row.recognizer].name}: ${stateWords[state]}`);
      }
    },
    select(item, sequence) {
      if (selected === item && current === sequence) return;
      selected = item;
      current = sequence;
      for (const [recognizer, row] of rowOf) {
        row.button.setAttribute("aria-pressed", String(item?.recognizer === recognizer));
      }
      draw();
    },
  };
})();
