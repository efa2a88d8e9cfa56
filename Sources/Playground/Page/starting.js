// Starts the page, once all of its parts are there.

/// The page, for the browser's console and for tests.
let playground = null;

(async () => {
  try {
    const source = byId("module");
    const bytes = await moduleBytes(source.textContent);
    source.textContent = "";
    playground = new Playground(await Engine.start(bytes));
    playground.start(location.hash, source.dataset.scene);
    byId("starting").remove();
    document.documentElement.dataset.ready = String(Math.round(performance.now()));
    offerKept(playground);
    await offerToBeKept();
  } catch (error) {
    byId("starting")?.remove();
    notify(`The playground doesn't start: ${error.message}`, "problem");
    console.error(error);
  }
})();
