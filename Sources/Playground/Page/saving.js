// What was touched, kept as a recording: saved on wish, and offered where the page opens the scene anew by itself.

/// What was touched on a session; null where a recording is played.
///
/// - Parameters:
///   - page: The page, with its `state`, `session` and `traits`.
function touchedOf({ session, state, traits }) {
  if (!session.adapter) return null;
  session.take({ type: "clear", timeStamp: performance.now(), reason: "saved" });
  session.hear();
  return {
    name: `${state.scene}.touches`, scene: state.scene, settings: new Map(state.settings), traits, recording: session.stage.recording,
    transcript: session.transcript, dropped: session.dropped, reasons: session.unrecordedWords,
  };
}

/// Downloads what was touched, with the command that replays it, and says whether that gives what was shown.
function saveTouched(engine, { name, scene, settings, traits, recording, transcript, dropped, reasons }) {
  const { text, problem, difference } = replayed(engine, { name, scene, settings, traits, recording }, { transcript, dropped });
  if (text === "") return notify(problem === "" ? "Nothing was touched yet." : problem, "problem");
  download(name, recording);
  byId("command").hidden = false;
  byId("command").replaceChildren("On the command line: ", make("code", {}, replayCommand(name, { scene, settings, traits })));
  if (!difference) notify(`Saved ${name}: replaying it gives the transcript shown.`);
  else if (reasons !== "") notify(`Saved ${name}. Replaying it gives another transcript than the one shown: a recording can't hold ${reasons}.`);
  else notify(`Saved ${name}, but replaying it gives ${difference[1] || "nothing"} in place of ${difference[0]}.`, "problem");
}
