// What a frame costs: five fingers on each scene, in the engine and with painting.

/// How the benchmark touches; the first frames, for which the browser compiles, aren't measured.
const benchmarkPlan = { fingers: 5, first: 30, frames: 180, rest: 30, interval: 1 / 120, screen: { width: 390, height: 844 } };

/// Touches a scene with five fingers, and measures each frame.
///
/// - Returns: For the engine and for everything the milliseconds of each frame, sorted.
function measureScene(engine, scene, canvas) {
  const { fingers, first, frames, rest, interval, screen } = benchmarkPlan;
  const stage = engine.open({ scene, screen, force: maximumForce, settings: new Map() });
  const ratio = window.devicePixelRatio || 1;
  canvas.width = screen.width * ratio;
  canvas.height = screen.height * ratio;
  const painter = new Painter(canvas, () => document.createElement("canvas"));
  const contacts = Array.from({ length: fingers }, (_, i) => ({ id: i + 1, phase: "began", kind: "direct", x: 0, y: 0, force: 1, radius: 9 }));
  const [inEngine, inAll] = [[], []];
  for (let frame = 0; frame < frames + rest; frame++) {
    const time = frame * interval;
    contacts.forEach((contact, i) => {
      contact.phase = frame === 0 ? "began" : frame === frames ? "ended" : "moved";
      contact.x = 195 + Math.cos(frame / 20 + i * 1.25) * (60 + 20 * i);
      contact.y = 422 + Math.sin(frame / 20 + i * 1.25) * (60 + 30 * i);
      contact.force = 1 + (frame % 60) / 15;
    });
    const start = performance.now();
    if (frame <= frames) stage.send({ kind: "touches", time: time * 1e6, contacts, modifiers: 0 });
    stage.advance(time);
    const picture = stage.drawing(true);
    const drawn = performance.now();
    painter.paint(picture);
    if (frame < first) continue;
    inAll.push(performance.now() - start);
    inEngine.push(drawn - start);
  }
  stage.close();
  const order = (list) => list.sort((a, b) => a - b);
  return { engine: order(inEngine), all: order(inAll) };
}

/// Measures all scenes, and says how it goes on.
async function benchmark(engine, told) {
  const canvas = document.createElement("canvas");
  const rows = [];
  const part = (list, share) => list[Math.min(Math.floor(list.length * share), list.length - 1)];
  const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
  for (const { name } of engine.scenes) {
    const { engine: own, all } = measureScene(engine, name, canvas);
    rows.push({ scene: name, engine: mean(own), engine99: part(own, 0.99), all: mean(all), all99: part(all, 0.99) });
    told(rows);
    // Lets the page answer between two scenes.
    await new Promise((done) => setTimeout(done, 0));
  }
  return rows;
}

/// The measurements as a table.
function benchmarkTable(rows) {
  const cell = (value) => make("td", {}, value.toFixed(3));
  return make("table", { class: "numbers" },
    make("caption", {}, `Milliseconds a frame with ${benchmarkPlan.fingers} fingers: mean, and 99 of 100 frames below`),
    make("thead", {}, make("tr", {}, ...["scene", "engine", "99 %", "with painting", "99 %"].map((name) => make("th", { scope: "col" }, name)))),
    make("tbody", {}, ...rows.map((row) => make("tr", {}, make("th", { scope: "row" }, row.scene), cell(row.engine), cell(row.engine99), cell(row.all), cell(row.all99)))));
}
