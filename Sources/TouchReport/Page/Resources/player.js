// Time: play, pause, scrub, step; and what is chosen.

(() => {
  const play = document.getElementById("play");
  const slider = document.getElementById("moment");
  const clock = document.getElementById("time");
  const now = document.getElementById("now");
  const live = document.getElementById("live");
  const speed = document.getElementById("speed");
  const overview = document.getElementById("overview");
  const thumb = 10;
  let time = begin;
  let isPlaying = false;
  let last = 0;
  let selected = null;
  let sequence = 0;
  let announcing = 0;
  let turning = false;

  slider.min = String(begin);
  slider.max = String(end);
  document.getElementById("length").textContent = `/ ${seconds(end)} s`;

  // The moment.

  function show(moment, follows = true) {
    time = Math.min(Math.max(moment, begin), end);
    Scene.show(time);
    Marks.show(time);
    Lanes.show(time, follows);
    slider.value = String(Math.round(time));
    clock.textContent = seconds(time);
    document.documentElement.dataset.moment = String(Math.round(time));
    const down = Marks.down(time);
    now.replaceChildren(...down.length > 0 ? down.flatMap(nowParts) : ["No finger is down."]);
    if (!isPlaying) announce();
  }

  function nowParts(touch, i) {
    const index = touch.indexAt(time);
    const words = ` at (${touch.xs[index].toFixed(0)}, ${touch.ys[index].toFixed(0)})${
      touch.forces ? `, force ${(touch.forces[index] * 100).toFixed(0)} %` : ""}`;
    const area = touch.radii && touch.radii[index] > 0 ? `, radius ${touch.radii[index].toFixed(1)} pt` : "";
    const name = `${touch.hover ? "Pointer" : "Finger"} ${touch.finger}`;
    return [i > 0 ? make("br") : "", make("b", {}, name), touch.hover ? `${words}, not touching` : words + area];
  }

  /// Says the moment to a screen reader, once it has settled.
  function announce() {
    slider.setAttribute("aria-valuetext", `${seconds(time)} of ${seconds(end)} seconds`);
    clearTimeout(announcing);
    announcing = setTimeout(() => {
      const states = laneOrder.map((recognizer) => [recognizers[recognizer].name, blockAt(recognizer, time)])
        .filter(([, block]) => block)
        .map(([name, block]) => `${name} ${stateWords[kindNames[block.kind]]}`);
      live.textContent = [`${seconds(time)} seconds.`, now.textContent, states.join(", ")].filter(Boolean).join(" ");
    }, 250);
  }

  function move(moment, follows = true) {
    pause();
    show(moment, follows);
    turnSoon();
  }

  /// Shows the story of the moment with the next frame: a finger on the slider is faster than stories are.
  function turnSoon() {
    if (turning) return;
    turning = true;
    requestAnimationFrame(() => {
      turning = false;
      turn(sequenceAt(time));
    });
  }

  /// Goes to the next or the one before of some moments.
  function stepOf(list, way) {
    const place = way > 0 ? firstPast(list, (moment) => moment > time) : firstPast(list, (moment) => moment >= time) - 1;
    if (place >= 0 && place < list.length) move(list[place]);
  }

  // Playing.

  function start() {
    if (isPlaying) return;
    isPlaying = true;
    if (time >= end) show(begin);
    play.setAttribute("aria-pressed", "true");
    play.setAttribute("aria-label", "Pause");
    last = 0;
    requestAnimationFrame(tick);
  }

  function pause() {
    if (!isPlaying) return;
    isPlaying = false;
    play.setAttribute("aria-pressed", "false");
    play.setAttribute("aria-label", "Play");
    announce();
  }

  function tick(stamp) {
    if (!isPlaying) return;
    if (last > 0) {
      show(time + (stamp - last) * 1e3 * Number(speed.value));
      turn(sequenceAt(time));
      if (time >= end) return pause();
    }
    last = stamp;
    requestAnimationFrame(tick);
  }

  // What is chosen.

  /// Shows the story of another sequence, and what is most worth knowing in it.
  function turn(number) {
    if (number === sequence || sequences.length === 0) return;
    choose(worthKnowing(number), number);
  }

  function worthKnowing(number) {
    const list = Answers.attemptsIn(number);
    return list.find((attempt) => attempt.miss) ?? list.find((attempt) => attempt.outcome !== "failed" && attempt.outcome !== "possible")
      ?? list[0] ?? null;
  }

  function choose(item, number) {
    selected = item;
    sequence = number;
    Lanes.select(item, number);
    Answers.show(item, number);
  }

  function open(item, moment) {
    const goes = item instanceof Touch ? item.from : item.at ?? item.from;
    const number = item instanceof Touch ? sequenceAt(item.from) : item.sequence;
    pause();
    show(moment ?? goes);
    choose(item, number);
    const why = document.getElementById("why");
    if (why.getBoundingClientRect().top > window.innerHeight - 160) {
      why.scrollIntoView({ block: "nearest", behavior: reducedMotion.matches ? "auto" : "smooth" });
    }
  }

  const hears = {
    moved: (moment) => move(moment, false),
    selected: (item, moment) => open(item, moment),
    recognizer(recognizer) {
      const attempt = attemptAt(recognizer, time) ?? attemptsOf[recognizer][0];
      open(attempt);
    },
    finger(finger) {
      const place = firstPast(finger.touches, (touch) => touch.from > time);
      const touch = finger.touches[Math.max(place - 1, 0)];
      if (touch) open(touch);
    },
    neighbour(recognizer, way) {
      const list = attemptsOf[recognizer];
      const present = selected?.recognizer === recognizer && !(selected instanceof Touch)
        ? list.indexOf(selected) + way
        : firstPast(list, (attempt) => attempt.from > time) - (way < 0 ? 1 : 0);
      if (list[present]) open(list[present]);
    },
    sequence(way) {
      const number = sequence + way;
      if (!sequences[number]) return;
      pause();
      show(sequences[number].from);
      choose(worthKnowing(number), number);
    },
    looked() { drawOverview(); Lanes.show(time, false); },
  };
  Lanes.listen(hears);
  Answers.listen(hears);

  // The whole recording, small.

  function drawOverview() {
    const ratio = window.devicePixelRatio || 1;
    const { clientWidth: width, clientHeight: height } = overview;
    overview.width = Math.round(width * ratio);
    overview.height = Math.round(height * ratio);
    const context = overview.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const x = (moment) => thumb / 2 + ((moment - begin) / (end - begin)) * (width - thumb);
    context.fillStyle = Colors.get("sunken");
    context.beginPath();
    context.roundRect(0, 0, width, height, 8);
    context.fill();
    const [from, until] = Grid.view;
    if (from > begin || until < end) {
      context.fillStyle = Colors.get("accent-soft");
      const left = x(Math.max(from, begin));
      context.fillRect(left, 0, Math.max(x(Math.min(until, end)) - left, 2), height);
    }
    const lane = Math.min(5, (height - 20) / Math.max(fingers.length, 1));
    fingers.forEach((finger, i) => {
      context.fillStyle = Colors.get(`finger${((finger.number - 1) % 5) + 1}`);
      let drawn = -1;
      for (const touch of finger.touches) {
        const right = Math.max(x(touch.until), x(touch.from) + 1);
        if (right < drawn + 0.5) continue;
        context.fillRect(x(touch.from), 9 + i * lane, right - x(touch.from), lane - 1);
        drawn = right;
      }
    });
    const marks = [["ended", (attempt) => attempt.outcome === "ended"], ["waiting", (attempt) => attempt.miss]];
    for (const [color, isMeant] of marks) {
      context.fillStyle = Colors.get(color);
      let drawn = -9;
      for (const attempt of attempts) {
        if (!isMeant(attempt) || attempt.at === null || Math.abs(x(attempt.at) - drawn) < 1) continue;
        drawn = x(attempt.at);
        context.fillRect(drawn - 1, color === "ended" ? height - 14 : height - 9, 2, color === "ended" ? 10 : 5);
      }
    }
  }

  // Pressing keys and buttons.

  play.addEventListener("click", () => (isPlaying ? pause() : start()));
  document.getElementById("back").addEventListener("click", () => stepOf(moments, -1));
  document.getElementById("step").addEventListener("click", () => stepOf(moments, 1));
  document.getElementById("zoom-in").addEventListener("click", () => Lanes.zoom(0.5, time));
  document.getElementById("zoom-out").addEventListener("click", () => Lanes.zoom(2, time));
  document.getElementById("zoom-fit").addEventListener("click", () => Lanes.fit());
  slider.addEventListener("input", () => move(Number(slider.value)));

  const keys = {
    ArrowLeft: (event) => stepOf(event.shiftKey ? decisions : moments, -1),
    ArrowRight: (event) => stepOf(event.shiftKey ? decisions : moments, 1),
    PageUp: () => move(time - 1e6),
    PageDown: () => move(time + 1e6),
    Home: () => move(begin),
    End: () => move(end),
    "+": () => Lanes.zoom(0.5, time),
    "=": () => Lanes.zoom(0.5, time),
    "-": () => Lanes.zoom(2, time),
    0: () => Lanes.fit(),
    "[": () => hears.sequence(-1),
    "]": () => hears.sequence(1),
    " ": () => (isPlaying ? pause() : start()),
  };
  document.addEventListener("keydown", (event) => {
    const name = event.target.tagName;
    if (event.altKey || event.ctrlKey || event.metaKey || name === "SELECT") return;
    // A button has its own space; the page keeps its own way of scrolling unless the slider is meant.
    if (event.key === " " && (name === "BUTTON" || name === "SUMMARY")) return;
    if (["PageUp", "PageDown", "Home", "End"].includes(event.key) && event.target !== slider) return;
    const key = keys[event.key];
    if (!key) return;
    event.preventDefault();
    key(event);
  });

  // Size and theme.

  function fit() {
    const [width, height] = record.screen;
    const isNarrow = window.innerWidth <= 760;
    const tall = isNarrow ? Math.min(window.innerHeight * 0.38, 400) : Math.max(window.innerHeight - 290, 260);
    const wide = isNarrow ? window.innerWidth - 48 : Math.min(window.innerWidth * 0.36, 520);
    const size = Math.min(wide, (tall * width) / height);
    document.documentElement.style.setProperty("--stage", `${Math.round(Math.max(size, isNarrow ? 120 : 230))}px`);
    document.documentElement.style.setProperty("--aspect", `${width} / ${height}`);
    Scene.resize();
    Lanes.resize();
    drawOverview();
    show(time, false);
  }

  window.addEventListener("resize", fit);
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", () => { Colors.forget(); fit(); });
  reducedMotion.addEventListener("change", () => show(time, false));

  // A report opened as REPORT.html#t=1.25 begins at that moment.
  const asked = /^#t=([0-9.]+)$/.exec(window.location.hash);
  const first = asked ? Number(asked[1]) * 1e6 : sequences[0]?.from ?? begin;
  time = Math.min(Math.max(first, begin), end);
  fit();
  Lanes.open(time);
  show(time);
  sequence = -1;
  const focus = record.focus === undefined || asked ? undefined : attemptsOf[record.focus][0];
  if (focus) open(focus); else if (sequences.length > 0) turn(sequenceAt(time)); else choose(null, 0);
})();
