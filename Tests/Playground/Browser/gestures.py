"""Performs each scene's gesture in headless Chromium, with dispatched touches, and looks for it in transcript and picture.

    python3 gestures.py PAGE SAMPLES SCREENSHOTS

The last line is "N passed, N failed".
"""

import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Browser"))

from checks import check
from opened import events, is_sound, open_playground, picture, run_tests, settle, states, transcript, unbalanced
from touching import Hand, arc, line

PAGE, SAMPLES, SCREENSHOTS = sys.argv[1:4]


def shot(page, name):
    page.screenshot(os.path.join(SCREENSHOTS, f"{name}.png"))


def sample(page, scene, name, midway=None):
    """Opens a scene and does what a sample did."""
    open_playground(page, PAGE, fragment=f"#scene={scene}", force="measured")
    settle(page)
    before = picture(page)
    hand = Hand(page)
    check(f"{name}: the scene is as large as the samples' screen", [hand.width, hand.height] == [390, 844], [hand.width, hand.height])
    hand.play(os.path.join(SAMPLES, f"{name}.touches"))
    shot(page, f"{name}-touched")
    settle(page)
    check(f"{name}: the picture changed", picture(page) != before)
    check(f"{name}: everything that began ended once", not unbalanced(page), unbalanced(page))
    is_sound(page, name)
    shot(page, name)


def confirm(page):
    sample(page, "confirm-button", "confirm-button-delete")
    seen = [event for event, *_ in events(page, "confirm")]
    check("confirm: pressed, moved into the circle, sent once", seen[-4:] == ["updating", "selected", "confirmed", "sent"], seen)


def sliding(page):
    """A press opens the menu, and the finger slides on to an icon."""
    open_playground(page, PAGE, fragment="#scene=force-grid", force="measured")
    settle(page)
    hand = Hand(page)
    for step in range(12):
        hand.set(0, 195, 420 + step % 2, 0.1 + step * 0.08)
    hand.set(0, 195, 420, 1)
    page.frame()
    shot(page, "menu-open")
    places = page.evaluate("playground.session.stage.accessibility.map((line) => JSON.parse(line)).filter((one) => one.traits.includes('button')).map((one) => [one.label, one.frame])")
    check("sliding: the open menu's icons are elements", len(places) >= 2, places)
    label, (x, y, width, height) = places[0]
    target = (x + width / 2, y + height / 2)
    hand.drag(line((195, 420), target), 0.5, lifts=False)
    time.sleep(0.1)
    shot(page, "menu-slid")
    hand.lift()
    settle(page)
    seen = [event for event in events(page, "press") if event[0] != "force"]
    check("sliding: lifting on an icon chooses it", any(event[0] == "chosen" for event in seen), (seen, label, target))
    check("sliding: everything that began ended once", not unbalanced(page), unbalanced(page))


def triggered(page):
    sample(page, "triggered-tap", "triggered-tap-count")
    seen = events(page, "triggeredTap")
    check("triggered tap: two taps beside a resting finger unlock", seen[:3] == [["count", 1], ["count", 2], ["unlocked"]], seen)


def letters(page):
    """A swipe, and a letter."""
    open_playground(page, PAGE, fragment="#scene=swipe-window")
    settle(page)
    hand = Hand(page)
    hand.drag(line((320, 480), (90, 478)), 0.2)
    settle(page)
    check("swipe: to the left", events(page, "swipe") == [["swiped", "left"]], events(page, "swipe"))
    hand.set(0, 140, 340)
    time.sleep(0.4)
    hand.drag(lambda part: (140, 340 + 360 * part) if part < 0.5 else (140 + 220 * (part - 0.5), 520), 0.9, lifts=False)
    time.sleep(0.1)
    shot(page, "letter-drawn")
    hand.lift()
    settle(page)
    check("letter: an L", events(page, "swipe")[1:] == [["drew", "L"]], events(page, "swipe"))
    check("letter: everything that began ended once", not unbalanced(page), unbalanced(page))
    is_sound(page, "letter")


def carry(page):
    sample(page, "drawer", "drawer-carry")
    check("drawer: opened, then closed by another finger", events(page, "drawer") == [["opened"], ["closed"]], events(page, "drawer"))
    seen = [event for event in events(page, "carry 5")]
    check("carry: a dot is carried out of the drawer while it scrolls", seen[0] == ["pickedUp", "yellow"] and seen[-1] == ["dropped", "canvas"], seen)


def workbench(page):
    open_playground(page, PAGE, fragment="#scene=workbench")
    settle(page)
    before = picture(page)
    hand = Hand(page)
    middle = (hand.width / 2, 400)
    hand.spread([line((middle[0] - 30, 400), (middle[0] - 110, 400)), line((middle[0] + 30, 400), (middle[0] + 110, 400))], 0.5)
    settle(page)
    shot(page, "workbench-pinch")
    seen = states(page, "pinch")
    check("workbench: a pinch begins, changes and ends", seen[:1] == ["began"] and "changed" in seen and seen[-1] == "ended", seen)
    hand.spread([arc(middle, 80, 0, 70), arc(middle, 80, 180, 70)], 0.5)
    settle(page)
    seen = states(page, "rotation")
    check("workbench: a rotation begins, changes and ends", seen[:1] == ["began"] and "changed" in seen and seen[-1] == "ended", seen)
    check("workbench: the picture changed", picture(page) != before)
    count = len(transcript(page))
    hand.spread([arc(middle, 60 + 20 * i, 72 * i, 40) for i in range(5)], 0.4)
    settle(page)
    check("workbench: five fingers at once", len(transcript(page)) > count and max(entry.get("touches", 0) for entry in transcript(page)) == 5)
    check("workbench: everything that began ended once", not unbalanced(page), unbalanced(page))
    is_sound(page, "workbench")
    shot(page, "workbench")


def flick(page):
    open_playground(page, PAGE, fragment="#scene=scroll")
    settle(page)
    hand = Hand(page)
    hand.drag(line((200, 650), (200, 250)), 0.25)
    page.frame()
    lifted = picture(page)
    time.sleep(0.3)
    check("scroll: the page goes on after a flick", picture(page) != lifted)
    settle(page)
    check("scroll: pagePan began and ended", [states(page, "pagePan")[0], states(page, "pagePan")[-1]] == ["began", "ended"], states(page, "pagePan"))
    check("scroll: everything that began ended once", not unbalanced(page), unbalanced(page))
    is_sound(page, "scroll")
    shot(page, "scroll")


run_tests(SCREENSHOTS, confirm, sliding, triggered, letters, carry, workbench, flick)
