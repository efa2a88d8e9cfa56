"""Opens the playground, and reads what it shows."""

import json
import os
import time

from checks import check, run
from devtools import Browser

# A window in which the scene is as large as the screen of the samples: what stands above and below it is 320 points high.
SAMPLE_WINDOW = (390, 1164)
PHONE = (390, 844)
DESK = (1440, 900)
PHONE_ON_ITS_SIDE = (844, 390)
LOW = (654, 436)

# Notes every contact that the engine receives, so that a test can count its beginnings and ends.
WATCH = """(() => {
  if (globalThis.sentContacts) return;
  globalThis.sentContacts = [];
  const send = Stage.prototype.send;
  Stage.prototype.send = function (input) {
    if (input.kind === 'touches') for (const contact of input.contacts) sentContacts.push([this.number, contact.id, contact.phase, input.time, contact.force, input.reason ?? null]);
    return send.call(this, input);
  };
})()"""


def run_tests(screenshots, *tests):
    """Runs tests on one page of a new browser, says how long each took, and ends the program with the counts."""
    def main():
        os.makedirs(screenshots, exist_ok=True)
        browser = Browser()
        try:
            page = browser.open()
            for test in tests:
                start = time.monotonic()
                test(page)
                print(f"{test.__name__}: {time.monotonic() - start:.1f} s")
        finally:
            browser.close()

    run(main)


def open_playground(page, path, window=SAMPLE_WINDOW, fragment="", touch=True, force=None, dark=False, calm=False):
    """Opens the page and waits until the scene can be touched."""
    page.send("Emulation.setTouchEmulationEnabled", enabled=touch, maxTouchPoints=5 if touch else 1)
    page.show(path, *window, dark=dark, calm=calm, fragment=fragment)
    if not page.until("document.documentElement.dataset.ready !== undefined"):
        raise RuntimeError(f"the playground doesn't start: {page.evaluate('document.body.innerText')[-300:]} {page.complaints}")
    page.evaluate(WATCH)
    if force:
        page.evaluate(f"(() => {{ const force = document.getElementById('force'); force.value = '{force}'; force.dispatchEvent(new Event('change')); }})()")
    page.frame()


def set_threshold(page, key, value):
    page.evaluate(
        f"(() => {{ const slider = document.querySelector('[data-key={json.dumps(key)}] input[type=range]'); slider.closest('details').open = true; slider.value = '{value}';"
        "for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type)); })()")


def open_file(page, *paths):
    """Chooses files; now and then the browser lets the page read it only the second time."""
    for _ in range(3):
        page.evaluate("document.getElementById('note').textContent = ''")
        document = page.send("DOM.getDocument")
        node = page.send("DOM.querySelector", nodeId=document["root"]["nodeId"], selector="#file")
        page.send("DOM.setFileInputFiles", files=list(paths), nodeId=node["nodeId"])
        page.until("document.getElementById('file').files.length === 0", seconds=4)
        if "can't be read" not in page.evaluate("document.getElementById('note').textContent"):
            return


def transcript(page):
    """The lines of the transcript that is shown, as objects."""
    return [json.loads(text) for text in page.evaluate("playground.session.transcript")]


def events(page, gesture):
    """What the scene told of a gesture."""
    return [[entry["event"], entry["value"]] if "value" in entry else [entry["event"]]
            for entry in transcript(page) if entry.get("gesture") == gesture]


def states(page, recognizer):
    """The states of a recognizer's actions."""
    return [entry["state"] for entry in transcript(page) if entry.get("recognizer") == recognizer]


def picture(page):
    """A number that changes with the scene's picture."""
    return page.evaluate(
        "(() => { const canvas = document.getElementById('picture'); const copy = new OffscreenCanvas(canvas.width, canvas.height);"
        "const context = copy.getContext('2d', { willReadFrequently: true }); context.drawImage(canvas, 0, 0);"
        "const data = context.getImageData(0, 0, canvas.width, canvas.height).data;"
        "let sum = 1; for (let i = 0; i < data.length; i += 4) sum = (sum * 31 + data[i] * 7 + data[i + 1] * 3 + data[i + 2]) | 0; return sum; })()"
    )


def settle(page):
    """Waits until nothing moves on the scene any more."""
    page.until("!playground.session.scheduled && !Number.isFinite(playground.session.stage.next)", seconds=6)
    page.frame()


def unbalanced(page):
    """What began and didn't end exactly once: contacts, and gestures of the transcript."""
    found = []
    contacts = {}
    for stage, number, phase, _, _, _ in page.evaluate("sentContacts"):
        if phase.startswith("region"):
            continue
        state = contacts.get((stage, number))
        if (phase == "began") != (state is None) or state == "over":
            found.append(f"contact {number} {phase} after {state}")
        contacts[stage, number] = "over" if phase in ("ended", "cancelled") else "down"
    found += [f"contact {number} never ends" for (_, number), state in contacts.items() if state != "over"]
    gestures = {}
    for entry in transcript(page):
        name, state = entry.get("recognizer"), entry.get("state")
        if state == "began":
            if name in gestures:
                found.append(f"{name} began twice")
            gestures[name] = state
        elif state == "changed" and name not in gestures:
            found.append(f"{name} changed before it began")
        elif state in ("ended", "cancelled"):
            gestures.pop(name, None)
    return found + [f"{name} never ends" for name in gestures]


def is_sound(page, name):
    """The checks of every opened page."""
    check(f"{name}: no complaints on the console", not page.complaints, page.complaints)
    others = [url for url in page.requests if not url.startswith(("file:", "data:", "about:", "blob:"))]
    check(f"{name}: nothing is loaded from elsewhere", not others, others)
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    check(f"{name}: nothing is wider than the window", wide <= 0, wide)
