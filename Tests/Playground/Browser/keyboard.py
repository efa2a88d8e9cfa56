"""Everything by keyboard: scrolling, what lies out of sight, actions, and where the focus goes, in headless Chromium.

    python3 keyboard.py PAGE SCREENSHOTS

The last line is "N passed, N failed".
"""

import json
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Browser"))

from checks import check
from opened import DESK, events, is_sound, open_playground, picture, run_tests, settle, transcript, unbalanced
from touching import Hand

PAGE, SCREENSHOTS = sys.argv[1:3]
CODES = {"Enter": 13, " ": 32, "Tab": 9, "Escape": 27, "Shift": 16, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
         "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}


def key(page, name, shift=False, kinds=("keyDown", "keyUp")):
    """Presses a key as a keyboard does, with the letters that it types."""
    values = {"key": name, "code": {" ": "Space", "Shift": "ShiftLeft"}.get(name, name), "windowsVirtualKeyCode": CODES[name], "modifiers": 8 if shift else 0}
    typed = {"Enter": "\r", " ": " "}.get(name)
    for kind in kinds:
        page.send("Input.dispatchKeyEvent", type=kind, **values, **({"text": typed} if typed and kind == "keyDown" else {}))
    page.frame()


def opened(page, scene):
    open_playground(page, PAGE, window=DESK, touch=False, fragment=f"#scene={scene}")
    settle(page)
    page.until("document.querySelectorAll('#elements .element').length === playground.session.stage.accessibility.length", seconds=3)
    page.evaluate("document.getElementById('stage').focus()")


def focus(page):
    return page.evaluate("(() => { const one = document.activeElement; return one.getAttribute('aria-label') || one.textContent.trim().slice(0, 60); })()")


def frame_of(page, label):
    return page.evaluate(f"playground.session.stage.accessibility.map((line) => JSON.parse(line)).find((one) => one.label === {json.dumps(label)})?.frame ?? null")


def scrolling(page):
    """Keys scroll what a finger scrolls: the page up and down, the pager to its sides."""
    opened(page, "scroll")
    first = frame_of(page, "Row 1")[1]
    for name, shift, goes in (("ArrowDown", False, -1), ("ArrowUp", False, 1), ("PageDown", False, -1), ("PageUp", False, 1), (" ", False, -1), (" ", True, 1), ("End", False, -1), ("Home", False, 1)):
        before = frame_of(page, "Row 1")[1]
        key(page, name, shift)
        settle(page)
        after = frame_of(page, "Row 1")[1]
        check(f"scrolling: {'Shift and ' if shift else ''}{name if name != ' ' else 'Space'} scrolls", (after - before) * goes > 30, (before, after))
        if name == "End":
            bottom = frame_of(page, "Row 12")
            check("scrolling: End shows the last row", bottom[1] + bottom[3] <= page.evaluate("playground.session.screen.height"), bottom)
    check("scrolling: Home goes back to the start", abs(frame_of(page, "Row 1")[1] - first) < 1, (first, frame_of(page, "Row 1")))
    key(page, "ArrowRight")
    settle(page)
    check("scrolling: the right arrow shows the pager's next page", abs(frame_of(page, "page 2")[0] - 20) < 1, frame_of(page, "page 2"))
    key(page, "ArrowLeft")
    settle(page)
    check("scrolling: the left arrow shows the page before", abs(frame_of(page, "page 1")[0] - 20) < 1, frame_of(page, "page 1"))
    check("scrolling: Save knows of it", page.evaluate("[...playground.session.unrecorded]") == ["scrolling with keys"], page.evaluate("[...playground.session.unrecorded]"))
    is_sound(page, "scrolling")
    # Where the scene takes a key itself, it is the scene's.
    opened(page, "drawer")
    key(page, "ArrowDown")
    check("scrolling: a key that the scene takes is the scene's", page.evaluate("[...playground.session.unrecorded]") == ["keys"], page.evaluate("[...playground.session.unrecorded]"))


def reaching(page):
    """What has the focus is in sight before it is used."""
    opened(page, "scroll")
    height = page.evaluate("playground.session.screen.height")
    seen = []
    for _ in range(12):
        key(page, "Tab")
        settle(page)
        label = focus(page).split(",")[0]
        seen.append(label)
        x, y, width, tall = frame_of(page, label)
        page.until(f"(() => {{ const box = document.activeElement.getBoundingClientRect(); return Math.abs(box.height - {tall}) < 2; }})()", seconds=2)
        box = page.evaluate("document.activeElement.getBoundingClientRect().height")
        check(f"reaching: {label} is in sight, and its frame as large as it", y >= 0 and y + tall <= height and abs(box - tall) < 2, (y, tall, height, box))
    check("reaching: every row can be liked", seen == [f"Like row {row}" for row in range(1, 13)], seen)
    page.screenshot(os.path.join(SCREENSHOTS, "keyboard-reached.png"))
    page.send("Input.dispatchMouseEvent", type="mouseWheel", x=Hand(page).left + 200, y=Hand(page).top + 400, deltaX=0, deltaY=-900)
    settle(page)
    check("reaching: a wheel scrolls it out of sight", frame_of(page, "Like row 12")[1] > height, frame_of(page, "Like row 12"))
    page.until("document.activeElement.getBoundingClientRect().height < 3", seconds=2)
    key(page, "Enter")
    settle(page)
    y = frame_of(page, "Like row 12")[1]
    check("reaching: what is used comes into sight", 0 <= y < height, (y, height))
    # Nothing is offered that can't be brought into sight.
    for scene in page.evaluate("playground.scenes.map((scene) => scene.name)"):
        opened(page, scene)
        hidden = page.evaluate("(() => { const { width, height } = playground.session.screen; return playground.reader.nodes.filter(({ element, shell }) => {"
                               "const [x, y, w, h] = element.frame; return (x + w <= 0 || y + h <= 0 || x >= width || y >= height) && !(element.in ?? []).some((name) => name.endsWith('ScrollView'))"
                               "&& shell.querySelector('[tabindex=\"0\"]'); }).map(({ label }) => label); })()")
        check(f"reaching: nothing in {scene} is offered that stays out of sight", not hidden, hidden)


def acting(page):
    """Space and Return press the buttons of actions."""
    for scene, action in (("force-grid", "Like"), ("swipe-window", "Swipe left")):
        for name in (" ", "Enter"):
            opened(page, scene)
            page.evaluate(f"[...document.querySelectorAll('#elements .action')].find((one) => one.textContent.includes('{action}')).focus()")
            before, lines = picture(page), len(transcript(page))
            key(page, name)
            settle(page)
            check(f"acting: {'Space' if name == ' ' else name} on {action} in {scene}", picture(page) != before or len(transcript(page)) > lines)
            check(f"acting: the scene gets no press of {'Space' if name == ' ' else name} in {scene}", "keys" not in page.evaluate("[...playground.session.unrecorded]"))


def focusing(page):
    """The focus stays in the scene where an element goes, and keys that are held end where the focus leaves."""
    opened(page, "drawer")
    page.evaluate("document.querySelector('#elements [role=button]').focus()")
    label = focus(page)
    key(page, "Enter")
    settle(page)
    time.sleep(0.5)
    settle(page)
    place = page.evaluate("document.getElementById('stage').contains(document.activeElement)")
    check("focusing: the focus stays in the scene where the drawer opens", place, (label, focus(page)))
    check("focusing: the drawer did open", ["opened"] in events(page, "drawer"), transcript(page))
    key(page, "Escape")
    settle(page)
    time.sleep(0.5)
    check("focusing: and where it closes", page.evaluate("document.getElementById('stage').contains(document.activeElement)"), focus(page))
    opened(page, "workbench")
    page.evaluate("(() => { globalThis.presses = []; const send = Stage.prototype.send; Stage.prototype.send = function (input) { if (input.kind === 'key') presses.push([input.usage, input.phase]); return send.call(this, input); }; })()")
    for _ in range(2):
        page.evaluate("document.getElementById('stage').focus()")
        key(page, "Shift", shift=True, kinds=("rawKeyDown",))
        key(page, "Tab", shift=True)
        key(page, "Shift", kinds=("keyUp",))
        check("focusing: Shift and Tab lead out of the scene", not page.evaluate("document.getElementById('stage').contains(document.activeElement)"), focus(page))
    check("focusing: a key that is held ends where the focus leaves, and counts the next time", page.evaluate("presses") == [[225, "began"], [225, "cancelled"]] * 2, page.evaluate("presses"))
    check("focusing: nothing is held any more", page.evaluate("playground.session.adapter.keyboard.down.size") == 0)


def fingers(page):
    """The gestures of fingers, by keys: what they touch is recorded as what fingers do."""
    opened(page, "workbench")
    key(page, "Tab")
    for name, recognizer in (("Double tap", "doubleTap"), ("Pan from the left edge", "edgePan"), ("Pinch open", "pinch"), ("Rotate left", "rotation")):
        for _ in range(20):
            if focus(page) == name:
                break
            key(page, "ArrowRight")
        key(page, "Enter")
        page.until("playground.gestures.running === null", seconds=3)
        settle(page)
        check(f"fingers: {name}", [entry["state"] for entry in transcript(page) if entry.get("recognizer") == recognizer][-1:] == ["ended"], transcript(page)[-3:])
    page.screenshot(os.path.join(SCREENSHOTS, "keyboard-gestures.png"))
    key(page, "ArrowDown", shift=True)
    check("fingers: where they are performed can be moved, and is said", "from the top" in page.evaluate("document.getElementById('live').textContent") and page.evaluate("playground.gestures.place.y") > 0.5)
    check("fingers: a recording holds all of it, and everything ended once", page.evaluate("playground.session.unrecorded.size") == 0 and not unbalanced(page), unbalanced(page))


run_tests(SCREENSHOTS, scrolling, reaching, acting, focusing, fingers)
