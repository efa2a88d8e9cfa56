"""Disturbs gestures in headless Chromium: each that began ends exactly once.

    python3 disturbances.py PAGE SCREENSHOTS

The last line is "N passed, N failed".
"""

import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Browser"))

from checks import check
from opened import DESK, PHONE, is_sound, open_playground, picture, run_tests, settle, states, unbalanced
from touching import Hand, line

PAGE, SCREENSHOTS = sys.argv[1:3]


def begin(page, name):
    """Opens the workbench, and drags two fingers that stay down."""
    open_playground(page, PAGE, window=PHONE, fragment="#scene=workbench")
    settle(page)
    hand = Hand(page)
    hand.set(1, 60, 300)
    hand.drag(line((120, 200), (220, 330)), 0.15, lifts=False)
    page.frame()
    page.frame()
    check(f"{name}: the scene that was opened didn't turn", not page.evaluate("[...playground.session.unrecorded]"), page.evaluate("[...playground.session.unrecorded]"))
    check(f"{name}: a pan is under way", states(page, "pan")[:1] == ["began"] and "ended" not in states(page, "pan"), states(page, "pan"))
    return hand


def reasons(page):
    return [reason for _, _, phase, _, _, reason in page.evaluate("sentContacts") if phase == "cancelled"]


def ends(page, name, reason):
    """The checks after a disturbance: everything ended once, for the right reason, and the scene can be touched again."""
    page.until("sentContacts.some((contact) => contact[2] === 'cancelled')", seconds=4)
    page.frame()
    check(f"{name}: the contacts are cancelled, and why is known", set(reasons(page)) == {reason}, reasons(page))
    # What is lifted afterwards is over already.
    settle(page)
    check(f"{name}: everything that began ended once", not unbalanced(page), unbalanced(page))
    count = len(states(page, "tap"))
    Hand(page).tap(150, 250)
    page.until(f"playground.session.transcript.filter((line) => line.includes('\"tap\"')).length > {count}", seconds=3)
    check(f"{name}: the scene can be touched again", states(page, "tap")[count:] == ["ended"], states(page, "tap"))
    check(f"{name}: everything that began ended once, in the end", not unbalanced(page), unbalanced(page))
    is_sound(page, name)


def cancelled(page):
    hand = begin(page, "cancelled by the browser")
    hand.cancel()
    ends(page, "cancelled by the browser", "pointercancel")


def hidden(page):
    """Another tab comes to the front in mid-gesture, and this one later."""
    hand = begin(page, "hidden")
    other = page.browser.open()
    page.until("document.visibilityState === 'hidden'", seconds=4)
    check("hidden: the contacts are cancelled at once", reasons(page) in (["hidden"] * 2, ["pointercancel"] * 2), reasons(page))
    # Hidden pages show no frames, with which the transcript comes.
    page.evaluate("playground.session.hear()")
    check("hidden: everything that began ended once, before the page is back", not unbalanced(page), unbalanced(page))
    other.send("Page.close")
    page.send("Page.bringToFront")
    page.until("document.visibilityState === 'visible'", seconds=4)
    hand.lift()
    ends(page, "hidden", *set(reasons(page)))


def left(page):
    hand = begin(page, "left")
    page.evaluate("window.dispatchEvent(new Event('pagehide'))")
    hand.lift()
    page.evaluate("window.dispatchEvent(new Event('pageshow'))")
    ends(page, "left", "hidden")


def resized(page):
    hand = begin(page, "resized")
    page.send("Emulation.setDeviceMetricsOverride", width=360, height=740, deviceScaleFactor=2, mobile=True)
    page.frame()
    ends_resized(page, hand, "resized")


def turned(page):
    hand = begin(page, "turned")
    page.send("Emulation.setDeviceMetricsOverride", width=844, height=390, deviceScaleFactor=2, mobile=True,
              screenOrientation={"type": "landscapePrimary", "angle": 90})
    page.frame()
    ends_resized(page, hand, "turned")
    page.screenshot(os.path.join(SCREENSHOTS, "turned.png"))
    page.send("Emulation.clearDeviceMetricsOverride")


def ends_resized(page, hand, name):
    page.until("sentContacts.some((contact) => contact[2] === 'cancelled')", seconds=4)
    hand.lift()
    # A browser may cancel the touches before it turns the page.
    found = set(reasons(page))
    check(f"{name}: the contacts are cancelled", found and found <= {"resized", "pointercancel"}, found)
    ends(page, name, next(iter(found), "resized"))
    size = page.evaluate("[playground.session.screen.width, playground.session.screen.height, ...['stage'].flatMap((id) => { const box = document.getElementById(id).getBoundingClientRect(); return [Math.round(box.width), Math.round(box.height)]; })]")
    check(f"{name}: the scene has the new size", size[:2] == size[2:], size)


def sharper(page):
    hand = begin(page, "another pixel ratio")
    page.send("Emulation.setDeviceMetricsOverride", width=PHONE[0], height=PHONE[1], deviceScaleFactor=3, mobile=True)
    page.until("document.getElementById('picture').width === Math.round(document.getElementById('stage').getBoundingClientRect().width * 3)", seconds=4)
    size = page.evaluate("[document.getElementById('picture').width, document.getElementById('stage').getBoundingClientRect().width, devicePixelRatio]")
    check("another pixel ratio: the canvas follows", size[0] == round(size[1] * size[2]) and size[2] == 3, size)
    check("another pixel ratio: the gesture goes on", not reasons(page), reasons(page))
    hand.lift()
    settle(page)
    check("another pixel ratio: everything that began ended once", not unbalanced(page), unbalanced(page))


def themed(page):
    """The scene takes over the system's dark colours as it is, in mid-gesture."""
    hand = begin(page, "another theme")
    stage, light = page.evaluate("playground.session.stage.number"), picture(page)
    page.theme(dark=True)
    page.until("playground.traits.userInterfaceStyle === 'dark'", seconds=4)
    page.frame()
    page.frame()
    check("another theme: the scene looks otherwise", picture(page) != light)
    check("another theme: the scene is the same", page.evaluate("playground.session.stage.number") == stage)
    check("another theme: the gesture goes on", not reasons(page) and "ended" not in states(page, "pan"), states(page, "pan"))
    page.screenshot(os.path.join(SCREENSHOTS, "themed.png"))
    hand.lift()
    settle(page)
    check("another theme: everything that began ended once", not unbalanced(page) and states(page, "pan")[-1:] == ["ended"], (unbalanced(page), states(page, "pan")))
    is_sound(page, "another theme")


def lost(page):
    hand = begin(page, "lost")
    # The list of touches is empty, and neither a lift nor a cancel came.
    page.evaluate("document.getElementById('stage').dispatchEvent(new TouchEvent('touchend', { bubbles: true, cancelable: true }))")
    page.until("sentContacts.some((contact) => contact[2] === 'cancelled')", seconds=4)
    hand.lift()
    ends(page, "lost", "streamLost")


def joined(page):
    """A pen that rests isn't lost where a finger joins it: browsers name pens in no list of touches."""
    open_playground(page, PAGE, window=DESK, fragment="#scene=workbench")
    settle(page)
    hand = Hand(page)

    def pen(kind, x, buttons=1):
        page.send("Input.dispatchMouseEvent", type=kind, x=hand.left + x, y=hand.top + 300, button="left", buttons=buttons, clickCount=1, pointerType="pen", force=0.4)

    pen("mousePressed", 150)
    for step in range(8):
        pen("mouseMoved", 150 + 5 * step)
        page.frame()
    hand.set(0, 300, 500)
    time.sleep(0.3)
    page.frame()
    check("a finger beside a pen: nothing is cancelled", not reasons(page), reasons(page))
    pen("mouseReleased", 185, 0)
    hand.lift()
    settle(page)
    check("a finger beside a pen: everything that began ended once", not unbalanced(page) and not reasons(page), unbalanced(page))


def prevented(page):
    """A press doesn't scroll, select, magnify or open a menu."""
    open_playground(page, PAGE, window=PHONE)
    answers = page.evaluate(
        "['touchstart', 'touchmove', 'contextmenu', 'wheel'].map((type) => { const event = type.startsWith('touch') ? new TouchEvent(type, { bubbles: true, cancelable: true })"
        ": type === 'wheel' ? new WheelEvent(type, { bubbles: true, cancelable: true, deltaY: 3 }) : new MouseEvent(type, { bubbles: true, cancelable: true });"
        "document.getElementById('stage').dispatchEvent(event); return event.defaultPrevented; })")
    check("the browser's own answers to a touch are prevented", all(answers), answers)
    check("the scene has touch-action none", page.evaluate("getComputedStyle(document.getElementById('stage')).touchAction") == "none")
    zoom = page.evaluate("(() => { const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ctrlKey: true, deltaY: 3 }); document.getElementById('stage').dispatchEvent(event); return event.defaultPrevented; })()")
    check("the page can be zoomed nevertheless", zoom is False)


run_tests(SCREENSHOTS, cancelled, hidden, left, resized, turned, sharper, themed, lost, joined, prevented)
