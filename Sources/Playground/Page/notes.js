// Notes over the page: what was done, what is wrong, and what can be done about it.

/// How long a note stays, in milliseconds; what is wrong, and what offers something, stays longer.
const noteTimes = { note: 6000, problem: 15000 };
let noteTimer = 0;

/// Shows a note over the page for a while; an empty one goes away. It moves nothing under a finger.
///
/// - Parameters:
///   - text: The words.
///   - kind: "note", or "problem" for what is wrong.
///   - offers: What can be done about it: `save`, in `words` and with what it does as `act`, and `back`, likewise.
function notify(text, kind = "note", offers = null) {
  const [box, note] = [byId("note-box"), byId("note")];
  clearTimeout(noteTimer);
  note.textContent = text;
  box.dataset.kind = kind;
  box.classList.toggle("is-open", offers !== null || kind === "problem");
  box.hidden = note.hidden = text === "";
  offer(byId("note-back"), offers?.back);
  offer(byId("note-offer"), offers?.save);
  if (text === "") return;
  noteTimer = setTimeout(() => {
    // A note that is being used stays.
    if (!box.contains(document.activeElement)) box.hidden = note.hidden = true;
  }, noteTimes[offers ? "problem" : kind]);
}

function offer(button, offered) {
  button.hidden = !offered;
  button.onclick = offered ? () => {
    notify("");
    offered.act();
    keepFocus();
  } : null;
  if (offered) button.textContent = offered.words;
}

/// Closes the note.
function closeNote() {
  notify("");
  keepFocus();
}

/// Leads the focus to the scene where what had it is hidden.
function keepFocus() {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.getClientRects().length === 0) byId("stage").focus({ preventScroll: true });
}
