// What was touched outlasts a reload: the browser keeps it with the tab, as a recording, until the tab is closed.

/// Its name in the tab's storage.
const keptName = "touchstone-playground";

/// Keeps what was touched whenever the page is left or hidden: a phone may drop a hidden page without another word.
///
/// - Parameter touched: Gives what was touched; null where nothing was, and what was kept before stays.
function keepForReload(touched) {
  const keep = () => {
    const it = touched();
    if (!it) return;
    const { name, scene, settings, recording } = it;
    const text = JSON.stringify({ name, scene, settings: [...settings], recording: decoder.decode(recording) });
    // A browser may forbid it, or have no room for a long recording: then a reload loses it, as it does everywhere else.
    try { sessionStorage.setItem(keptName, text); } catch { forgetKept(); }
  };
  window.addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) keep();
  });
}

/// What was kept before the page was loaded again; null where nothing was, or where the page was opened and not loaded again.
function keptOverReload() {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!["reload", "back_forward"].includes(navigation?.type)) {
    forgetKept();
    return null;
  }
  try {
    const { name, scene, settings, recording } = JSON.parse(sessionStorage.getItem(keptName));
    return { name, scene, settings: new Map(settings), bytes: encoder.encode(recording) };
  } catch {
    return null;
  }
}

function forgetKept() {
  try { sessionStorage.removeItem(keptName); } catch { /* What is forbidden keeps nothing. */ }
}

/// Offers to play or to save what was touched before the page was loaded again.
function offerKept(page) {
  const kept = keptOverReload();
  if (!kept || !page.scenes.some((scene) => scene.name === kept.scene)) return;
  const { name, scene, settings, bytes } = kept;
  notify(`The page was loaded again. What was touched in ${scene} before is here as a recording.`, "note", {
    back: { words: "Play it", act: () => { page.show(scene, settings); page.play({ name, bytes }); } },
    save: { words: "Save it", act: () => { download(name, bytes); notify(`Saved ${name}.`); } },
  });
}
