"""What would have been: only what is true of the gesture, and in sight while a slider is moved, in headless Chromium.

    python3 comparing.py PAGE SCREENSHOTS

The last line is "N passed, N failed".
"""

import json
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Browser"))

from checks import check
from opened import DESK, PHONE, is_sound, open_file, open_playground, picture, run_tests, set_threshold, settle, states, transcript
from touching import Hand, line

PAGE, SCREENSHOTS = sys.argv[1:3]
SMALL_PHONE = (320, 568)


def card(page):
    """The words of the card; none while it is hidden."""
    return page.evaluate("(() => { const card = document.getElementById('comparison'); return card.hidden ? '' : card.innerText; })()")


def says(page, words, seconds=3):
    """Whether the card comes to say something."""
    return page.until(f"(() => {{ const card = document.getElementById('comparison'); return !card.hidden && card.innerText.includes({json.dumps(words)}); }})()", seconds=seconds)


def unheld(page):
    """A wheel, a turned screen and keys can't be replayed: nothing is claimed of what came after them."""
    open_playground(page, PAGE, window=DESK, fragment="#scene=scroll")
    settle(page)
    hand = Hand(page)
    page.send("Input.dispatchMouseEvent", type="mouseWheel", x=hand.left + 200, y=hand.top + 400, deltaX=0, deltaY=600)
    settle(page)
    hand.drag(line((300, 190), (120, 190)), 0.25)
    settle(page)
    set_threshold(page, "pagerPan.slop", "11")
    check("comparing: after a wheel it says what a recording can't hold", says(page, "a recording can't hold scrolling with a wheel"), card(page))
    check("comparing: after a wheel nothing else is claimed", "would have come out" not in card(page) and "changed meanwhile" not in card(page), card(page))
    open_playground(page, PAGE, window=PHONE, fragment="#scene=scroll")
    settle(page)
    Hand(page).tap(200, 20)
    settle(page)
    page.send("Emulation.setDeviceMetricsOverride", width=844, height=390, deviceScaleFactor=2, mobile=True, screenOrientation={"type": "landscapePrimary", "angle": 90})
    page.frame()
    settle(page)
    hand = Hand(page)
    hand.drag(line((hand.width - 20, 150), (hand.width - 220, 150)), 0.3)
    settle(page)
    set_threshold(page, "pagePan.slop", "12")
    check("comparing: after a turn it says what a recording can't hold", says(page, "can't hold a turned screen") and "would have come out" not in card(page), card(page))


def playing(page):
    """While a recording is played, its last gesture is still to come."""
    file = os.path.join(tempfile.mkdtemp(), "two.touches")
    frames = [(0.2, "began", 300), (0.3, "ended", 300), (2.0, "began", 300), (2.1, "moved", 304), (2.2, "ended", 304)]
    with open(file, "w") as out:
        out.write('{"touches":1,"screen":{"width":390,"height":844}}\n')
        for number, (seconds, phase, y) in enumerate(frames):
            out.write(json.dumps({"t": seconds, "contacts": [{"id": 1 if number < 2 else 2, "phase": phase, "x": 150, "y": y}]}) + "\n")
    open_playground(page, PAGE, window=DESK, fragment="#scene=workbench")
    open_file(page, file)
    page.until("playground.session.transcript.length > 0", seconds=4)
    set_threshold(page, "tap.allowableMovement", "1")
    check("comparing: it waits for the end of a recording", says(page, "still playing", seconds=1) and "come out" not in card(page), card(page))
    about = page.evaluate("[...document.querySelectorAll('#thresholds-about, #thresholds-played')].filter((one) => !one.hidden).map((one) => one.innerText).join()")
    check("comparing: while a recording is played, its thresholds aren't said to be at work", "at once" not in about and "Play again" in about, about)
    clock = page.evaluate("[document.getElementById('clock').innerText, Number(document.getElementById('progress').value), document.getElementById('progress').max]")
    check("playing: how far it is played", clock[0].endswith("of 2.2 s") and 0 < clock[1] < 2.2 and clock[2] == "2.2", clock)
    page.click_on("#pause")
    page.frame()
    at = page.evaluate("playground.session.playing.at")
    time.sleep(0.3)
    check("playing: it stands still", page.evaluate("playground.session.playing.at") == at)
    # A moment looks the same however it is reached.
    page.evaluate("document.getElementById('progress').focus()")
    seen = []
    for name, moment in (("Home", 0), ("PageUp", 1), ("End", 2.2), ("PageDown", 1.2), ("ArrowLeft", 1.1), ("ArrowLeft", 1), ("Home", 0)):
        page.key(name)
        page.until(f"playground.session.playing.wanted === null && Math.abs(playground.session.playing.at - {moment}) < 0.001", seconds=2)
        page.frame()
        seen.append((page.evaluate("Math.round(playground.session.playing.at * 10) / 10"), len(transcript(page)), picture(page)))
    check("playing: keys seek, and it stands still there", [one[0] for one in seen] == [0, 1, 2.2, 1.2, 1.1, 1, 0] and page.evaluate("playground.session.playing.isPaused"), seen)
    check("playing: a moment is the same however it is reached", seen[0] == seen[6] and seen[1] == seen[5] and seen[0] != seen[2], seen)
    page.click_on("#pause")
    page.until(f"playground.session.playing.at > {at}", seconds=3)
    check("playing: it goes on", page.evaluate("playground.session.playing.at") > at)
    page.click_on("#end")
    check("playing: it is played to its end at once", page.until("playground.session.playing.isOver", seconds=1) and states(page, "tap") == ["ended", "ended"], transcript(page))
    check("comparing: it is shown once the recording is over", says(page, "would have come out otherwise"), card(page))
    check("playing: the focus goes from what hides to what follows it", page.evaluate("document.activeElement.id") == "again", page.evaluate("document.activeElement.id"))
    page.evaluate("document.getElementById('progress').value = 0.25; document.getElementById('progress').dispatchEvent(new Event('input'))")
    page.until("!playground.session.playing.isOver", seconds=2)
    page.evaluate("document.getElementById('progress').dispatchEvent(new Event('change'))")
    check("playing: from its end it goes back to where it is sought", len(transcript(page)) == 0 and page.evaluate("playground.session.playing.at") == 0.25, transcript(page))
    page.click_on("#end")
    page.click_on("#again")
    check("playing: and back", page.evaluate("document.activeElement.id") == "pause", page.evaluate("document.activeElement.id"))
    page.click_on("#end")
    page.until("playground.session.playing.isOver", seconds=1)
    check("playing: again, with the thresholds as they are now", states(page, "tap") == ["ended"], transcript(page))
    is_sound(page, "playing")


def held(page):
    """While a finger is down, its gesture isn't over; a new gesture takes the card away."""
    open_playground(page, PAGE, window=DESK, fragment="#scene=workbench")
    settle(page)
    hand = Hand(page)
    hand.drag(line((100, 200), (150, 300)), 0.3, lifts=False)
    set_threshold(page, "pan.slop", "30")
    check("comparing: it waits until no finger is down", says(page, "no finger is down") and "cancelled" not in card(page), card(page))
    hand.lift()
    check("comparing: it is shown once the finger is lifted", says(page, "30 in place of 10"), card(page))
    check("comparing: the finger that was lifted wasn't taken away", "taken away" not in card(page), card(page))
    hand.drag(line((100, 200), (250, 500)), 0.3)
    settle(page)
    check("comparing: a new gesture takes away what was said of the one before", page.until("document.getElementById('comparison').hidden", seconds=2), card(page))
    set_threshold(page, "pan.slop", "40")
    says(page, "40 in place of 30")
    page.click_on("#comparison-close")
    check("comparing: it can be closed", card(page) == "" and page.evaluate("document.activeElement.type") == "range", page.evaluate("document.activeElement.outerHTML.slice(0, 80)"))


def hovering(page):
    """A mouse that hovers on its way to the slider doesn't become the gesture."""
    open_playground(page, PAGE, window=DESK, touch=False, fragment="#scene=workbench")
    settle(page)
    hand = Hand(page)
    page.click(hand.left + 150, hand.top + 200)
    settle(page)
    for step in range(8):
        page.send("Input.dispatchMouseEvent", type="mouseMoved", x=hand.left + 150 + 40 * step, y=hand.top + 200)
        page.frame()
    settle(page)
    set_threshold(page, "tap.maximumDuration", "0")
    check("comparing: the last click is compared, and not that the mouse hovered", says(page, "would have come out otherwise") and "hover" not in card(page).lower(), card(page))
    hand.look()
    page.send("Input.dispatchMouseEvent", type="mouseMoved", x=hand.left + 150, y=hand.top + 200)
    settle(page)
    time.sleep(0.2)
    check("comparing: a mouse that hovers doesn't take the card away", card(page) != "")


PLACES = """(() => {
  const row = document.querySelector('[data-key="pagePan.slop"]');
  const slider = row.querySelector('input[type=range]').getBoundingClientRect();
  const card = document.getElementById('comparison');
  const box = card.getBoundingClientRect();
  const caption = document.getElementById('comparison-caption').getBoundingClientRect();
  const over = document.elementFromPoint(box.left + box.width / 2, caption.top + caption.height / 2);
  return { x: slider.left, y: slider.top + slider.height / 2, width: slider.width, isShown: !card.hidden, top: box.top, bottom: box.bottom, inner: innerHeight,
    isOver: card.contains(over), covers: box.top < slider.bottom - 2 && box.bottom > slider.top + 2, wide: Math.max(card.scrollWidth - card.clientWidth, document.getElementById('compared').scrollWidth - card.clientWidth) };
})()"""


def placed(page):
    """A slider stays where it is while it is dragged, and what would have been is in sight beside it."""
    for name, window, touch in (("desk", DESK, False), ("low desk", (1280, 720), False), ("two columns", (1100, 800), False), ("phone", PHONE, True), ("small phone", SMALL_PHONE, True)):
        for part in ("center", "end", "start") if window == DESK else ("center", "end"):
            open_playground(page, PAGE, window=window, touch=touch, fragment="#scene=scroll")
            settle(page)
            hand = Hand(page)
            if touch:
                hand.drag(line((200, 260), (200, 140)), 0.25)
            else:
                page.send("Input.dispatchMouseEvent", type="mousePressed", x=hand.left + 200, y=hand.top + 500, button="left", buttons=1, clickCount=1)
                for step in range(20):
                    page.send("Input.dispatchMouseEvent", type="mouseMoved", x=hand.left + 200, y=hand.top + 500 - 6 * step, button="left", buttons=1)
                page.send("Input.dispatchMouseEvent", type="mouseReleased", x=hand.left + 200, y=hand.top + 386, button="left", clickCount=1)
            settle(page)
            page.evaluate(f"document.querySelector('[data-key=\"pagePan.slop\"]').scrollIntoView({{ block: '{part}' }})")
            page.rest()
            first = page.evaluate(PLACES)
            x, y = first["x"] + first["width"] * 0.26, first["y"]
            seen = []
            for step in range(10):
                at = {"x": x + 6 * step, "y": y}
                if touch:
                    page.send("Input.dispatchTouchEvent", type="touchMove" if step else "touchStart", touchPoints=[{**at, "id": 0}])
                else:
                    page.send("Input.dispatchMouseEvent", type="mouseMoved" if step else "mousePressed", button="left", buttons=1, clickCount=1, **at)
                page.frame()
                seen.append(page.evaluate(PLACES))
            page.until("document.getElementById('comparison').innerText.includes('come out')", seconds=2)
            page.frame()
            last = page.evaluate(PLACES)
            title = f"comparing, {name}, slider at the {part}"
            check(f"{title}: the slider stays under the finger", max(abs(one["y"] - y) for one in seen + [last]) < 1.5, [round(one["y"] - y, 1) for one in seen])
            check(f"{title}: the card is in sight", last["isShown"] and last["isOver"] and last["top"] >= 0 and last["bottom"] <= last["inner"], last)
            check(f"{title}: the card leaves the slider free", not last["covers"], last)
            check(f"{title}: nothing in it is cut off", last["wide"] <= 0, last)
            page.screenshot(os.path.join(SCREENSHOTS, f"comparing-{name}-{part}.png".replace(" ", "-")))
            if touch:
                page.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            else:
                page.send("Input.dispatchMouseEvent", type="mouseReleased", x=x + 54, y=y, button="left", clickCount=1)
            page.evaluate("document.querySelector('[data-key=\"pagePan.slop\"]').scrollIntoView({ block: 'start' })")
            page.rest()
            set_threshold(page, "pagePan.slop", "20")
            says(page, "20 in place of")
            again = page.evaluate(PLACES)
            check(f"{title}: it is in sight where the slider is moved again elsewhere", again["isOver"] and again["top"] >= 0 and again["bottom"] <= again["inner"], again)
        is_sound(page, f"comparing, {name}")


# Minutes of strokes, without waiting for them.
STROKES = """(seconds) => {
  const { session } = playground;
  const { adapter } = session;
  adapter.times.epoch -= seconds * 1000;
  const base = performance.now() - seconds * 1000;
  for (let second = 0; second < seconds; second += 2) {
    const tell = (type, after, x, y) => session.take({ type, timeStamp: base + second * 1000 + after, pointerId: 900 + second, pointerType: 'touch',
      clientX: adapter.layout.left + x, clientY: adapter.layout.top + y, width: 20, height: 20, pressure: 0.5, button: 0, buttons: 1, altKey: false, shiftKey: false, ctrlKey: false, metaKey: false });
    tell('pointerdown', 1, 100, 200);
    for (let step = 1; step <= 180; step++) {
      tell('pointermove', 1 + 8 * step, 100 + 80 * Math.sin(step / 20), 200 + step);
      if (step % 2 === 0) session.take({ type: 'frame', timeStamp: base + second * 1000 + 1 + 8 * step });
    }
    tell('pointerup', 1450, 100, 380);
    session.take({ type: 'frame', timeStamp: base + second * 1000 + 1500 });
  }
}"""


def long(page):
    """A long session is replayed when the slider rests, and not with each of its steps; its whole transcript can be read."""
    open_playground(page, PAGE, window=DESK, fragment="#scene=workbench")
    settle(page)
    page.evaluate(f"({STROKES})(120)")
    settle(page)
    page.evaluate("globalThis.replays = 0; for (const name of ['report']) { const old = Engine.prototype[name]; Engine.prototype[name] = function (...words) { replays += 1; return old.apply(this, words); }; }")
    page.evaluate("(async () => { const slider = document.querySelector('[data-key=\"tap.allowableMovement\"] input[type=range]'); for (let step = 0; step < 12; step++) { slider.value = 20 + step;"
                  "slider.dispatchEvent(new Event('input')); await new Promise((done) => requestAnimationFrame(done)); } })()")
    check("comparing: a long session isn't replayed with each step", page.evaluate("replays") == 0, page.evaluate("replays"))
    check("comparing: a long session is compared once the slider rests", says(page, "31 in place of 45") and says(page, "would have come out"), card(page))
    check("comparing: a long session is replayed no more often than needed", page.evaluate("replays") == 4, page.evaluate("replays"))
    page.until("playground.transcript.timer === null")
    count = page.evaluate("[playground.session.transcript.length, document.getElementById('transcript').textContent.trim().split('\\n').length]")
    check("transcript: every line can be read", count[0] == count[1] > 500, count)
    page.evaluate("document.getElementById('transcript').scrollTop = 40")
    page.frame()
    hand = Hand(page)
    hand.drag(line((100, 200), (200, 300)), 0.2)
    settle(page)
    page.until("playground.transcript.timer === null")
    check("transcript: it stays where the reader scrolled", page.evaluate("document.getElementById('transcript').scrollTop") == 40, page.evaluate("document.getElementById('transcript').scrollTop"))
    page.evaluate("(() => { const pre = document.getElementById('transcript'); pre.scrollTop = pre.scrollHeight; })()")
    page.frame()
    page.evaluate("(() => { const pre = document.getElementById('transcript'); pre.scrollTop = pre.scrollHeight; })()")
    hand.drag(line((100, 200), (200, 300)), 0.2)
    settle(page)
    page.until("playground.transcript.timer === null")
    page.frame()
    rest = page.evaluate("(() => { const pre = document.getElementById('transcript'); return pre.scrollHeight - pre.clientHeight - pre.scrollTop; })()")
    check("transcript: it follows at its end", rest < 8, rest)


run_tests(SCREENSHOTS, unheld, playing, held, hovering, placed, long)
