/// The touches: a numbered dot a finger, the touched area around it, a ring for its force. A pointer that
/// hovers is a hollow ring around a small dot.
const Marks = (() => {
  // As in frames that `touchstone render` draws; seconds and points.
  const fresh = 0.2e6;
  const lifting = 0.3e6;
  const trailing = 0.35e6;
  const dot = 8;
  /// The touched area's radius where none is measured, and the least and the largest that are drawn.
  const area = 13;
  const least = 12;
  const largest = 40;
  const pointer = 2;
  const svg = document.getElementById("marks");
  svg.setAttribute("viewBox", `0 0 ${record.screen[0]} ${record.screen[1]}`);
  const marks = fingers.map(({ number, hover }) => {
    const group = element("g", { class: hover ? "mark pointer" : "mark", "data-finger": ((number - 1) % 5) + 1 });
    const parts = {
      trail: element("path", { fill: "none", "stroke-width": 5, "stroke-opacity": 0.4, "stroke-linecap": "round", "stroke-linejoin": "round" }),
      spot: element("g", {}),
      wave: element("circle", { fill: "none", "stroke-width": 2.5 }),
      area: element("circle", { stroke: "#fff", "stroke-width": 1.2 }),
      ringBack: element("path", { fill: "none", stroke: "#fff", "stroke-width": 5.5, "stroke-linecap": "round" }),
      ring: element("path", { fill: "none", "stroke-width": 3.2, "stroke-linecap": "round" }),
      dot: element("circle", { r: hover ? pointer : dot, stroke: "#fff", "stroke-width": hover ? 0 : 1.2 }),
      number: element("text", { "text-anchor": "middle", y: 3.8, "font-size": 10.5, "font-weight": 700 }),
      cross: element("path", { fill: "none", stroke: "#555", "stroke-width": 3, "stroke-linecap": "round" }),
    };
    parts.number.textContent = number;
    group.append(parts.trail, parts.spot);
    parts.spot.append(parts.wave, parts.area, parts.ringBack, parts.ring, parts.dot, parts.number, parts.cross);
    group.style.display = "none";
    svg.append(group);
    return { group, parts };
  });

  function element(name, attributes) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const key in attributes) made.setAttribute(key, attributes[key]);
    return made;
  }

  function arc(radius, share) {
    const turn = 2 * Math.PI * Math.min(share, 0.9999);
    const far = turn > Math.PI ? 1 : 0;
    return `M0 ${-radius}A${radius} ${radius} 0 ${far} 1 ${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
  }

  /// The touch of a finger that is down at a moment or was lifted right before.
  function touchOf(finger, time) {
    const place = firstPast(finger.touches, (touch) => touch.from > time) - 1;
    if (place < 0) return null;
    const touch = finger.touches[place];
    const still = reducedMotion.matches || touch.hover ? 0 : lifting;
    return time <= touch.until || (touch.outcome && time < touch.until + still) ? touch : null;
  }

  function trail(touch, index, time) {
    let data = "";
    let length = 0;
    for (let i = index; i >= 0 && touch.times[i] >= time - trailing; i--) {
      data += `${i === index ? "M" : "L"}${touch.xs[i].toFixed(1)} ${touch.ys[i].toFixed(1)}`;
      if (i < index) length += Math.hypot(touch.xs[i] - touch.xs[i + 1], touch.ys[i] - touch.ys[i + 1]);
    }
    return length >= 4 ? data : "";
  }

  function draw(mark, touch, time) {
    const { group, parts } = mark;
    const index = touch.indexAt(time);
    const gone = time > touch.until || (time === touch.until && touch.outcome !== null);
    const fading = gone ? (time - touch.until) / lifting : 0;
    const force = touch.forces ? touch.forces[index] : null;
    const hardness = force === null ? 0.3 : Math.sqrt(Math.min(Math.max(force, 0), 1));
    const measured = touch.radii ? touch.radii[index] : 0;
    const touched = measured > 0 ? Math.min(Math.max(measured, least), largest) : area;
    const radius = touch.hover ? least : touched * (1 + hardness);
    const calm = reducedMotion.matches;
    group.style.display = "";
    group.setAttribute("opacity", (1 - fading).toFixed(3));
    group.dataset.x = touch.xs[index].toFixed(1);
    group.dataset.y = touch.ys[index].toFixed(1);
    group.dataset.phase = gone ? touch.outcome : touch.hover ? "hovering" : "down";
    parts.trail.setAttribute("d", calm ? "" : trail(touch, index, time));
    parts.spot.setAttribute("transform", `translate(${group.dataset.x} ${group.dataset.y})`);
    const age = (time - touch.from) / fresh;
    const waves = age < 1 && !gone && !calm && !touch.hover;
    parts.wave.style.display = waves ? "" : "none";
    if (waves) {
      parts.wave.setAttribute("r", (radius * (1.1 + 0.9 * age)).toFixed(1));
      parts.wave.setAttribute("stroke-opacity", (0.9 * (1 - age)).toFixed(2));
    }
    parts.area.setAttribute("r", (radius * (1 + 0.4 * fading)).toFixed(1));
    parts.area.setAttribute("fill-opacity", gone || touch.hover ? 0 : (0.2 + 0.45 * hardness).toFixed(2));
    parts.area.style.stroke = gone || touch.hover ? "var(--tint)" : "#fff";
    parts.area.setAttribute("stroke-width", gone ? 2 : 1.2);
    const cancelled = gone && touch.outcome === "cancelled";
    parts.area.setAttribute("stroke-dasharray", cancelled || touch.hover ? "4 3" : "none");
    const pressed = force !== null && force > 0 && !gone;
    parts.ring.setAttribute("d", pressed ? arc(radius + 3.5, force) : "");
    parts.ringBack.setAttribute("d", pressed ? arc(radius + 3.5, force) : "");
    parts.dot.style.display = gone ? "none" : "";
    parts.number.style.display = gone || touch.hover ? "none" : "";
    parts.cross.setAttribute("d", cancelled ? "M-7 -7L7 7M7 -7L-7 7" : "");
  }

  return {
    show(time) {
      fingers.forEach((finger, i) => {
        const touch = touchOf(finger, time);
        if (touch) draw(marks[i], touch, time); else marks[i].group.style.display = "none";
      });
    },
    /// The touches that are down at a moment.
    down(time) {
      return fingers.map((finger) => touchOf(finger, time))
        .filter((touch) => touch && time <= touch.until && !(time === touch.until && touch.outcome));
    },
  };
})();
