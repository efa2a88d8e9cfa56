// Notes over the page: what was done, what is wrong, and what can be done about it.

/// How long a note stays, in milliseconds; what is wrong, and what offers something, stays longer.
const noteTimes = { note: 6000, problem: 15000 };
let noteTimer = 0;

/// Shows a note over the page for a while; an empty one goes away. It moves nothing under a finger.
///
/// - Parameters:
///   - text: The words.
///   - kind: "note", or "problem" for what is wrong.
///   - offer: What can be done about it: its `words`, and `act`.
function notify(text, kind = "note", offer = null) {
  const [box, note, button] = [byId("note-box"), byId("note"), byId("note-offer")];
  clearTimeout(noteTimer);
  note.textContent = text;
  box.dataset.kind = kind;
  box.classList.toggle("is-open", offer !== null || kind === "problem");
  box.hidden = note.hidden = text === "";
  button.hidden = offer === null;
  button.textContent = offer?.words ?? "";
  button.onclick = offer && (() => {
    notify("");
    offer.act();
  });
  if (text === "") return;
  noteTimer = setTimeout(() => {
    // A note that is being used stays.
    if (!box.contains(document.activeElement)) box.hidden = note.hidden = true;
  }, noteTimes[offer ? "problem" : kind]);
}
