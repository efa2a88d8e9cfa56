"""The page in every size of window and text, turned, and in forced colours, in headless Chromium.

    python3 sizes.py PAGE SCREENSHOTS

The last line is "N passed, N failed".
"""

import json
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Browser"))

from checks import check
from fitting import CUT
from opened import DESK, PHONE, is_sound, open_playground, run_tests, set_threshold, settle, states, transcript
from touching import Hand, line

PAGE, SCREENSHOTS = sys.argv[1:3]
USUAL_TEXT = {"standard": 16, "fixed": 13}
LARGE_TEXT = {"standard": 32, "fixed": 26}
UPRIGHT = ((320, 568), (360, 640), (390, 664), (390, 844), (768, 1024))
LYING = ((667, 375), (800, 600), (1280, 500), (1024, 768))

# The rows of the lanes that are seen as a whole, the reasons that are, and the scene's size.
SEEN = """(() => {
  const isSeen = (one) => { const box = one.getBoundingClientRect(); return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight; };
  const reasons = [...document.querySelectorAll('#names .why, #attempts .reason')];
  const stage = document.getElementById('stage').getBoundingClientRect();
  return { rows: [...document.querySelectorAll('#names li')].filter(isSeen).map((one) => one.innerText.split(' ')[0].trim()),
    reasons: reasons.filter(isSeen).map((one) => one.closest('li').innerText), stage: [stage.width, stage.height], bottom: stage.bottom <= innerHeight };
})()"""


def live(page):
    """While a finger is down, the recognizers that have something to say are in sight with their reasons."""
    for width, height in UPRIGHT + LYING:
        title = f"{width} by {height}"
        open_playground(page, PAGE, window=(width, height), fragment="#scene=workbench")
        settle(page)
        hand = Hand(page)
        hand.drag(line((100, 120), (120, 260)), 0.3, lifts=False)
        time.sleep(0.2)
        page.frame()
        seen = page.evaluate(SEEN)
        check(f"{title}: the lane of what is going on is in sight while the finger is down", len(seen["rows"]) >= 2 and any(row == "pan" for row in seen["rows"]), seen)
        check(f"{title}: and so is why", any(reason.startswith("pan") and "needs 10" in reason for reason in seen["reasons"]), seen["reasons"])
        check(f"{title}: the scene is in sight, and large enough to be touched", seen["bottom"] and min(seen["stage"]) >= 260, seen)
        page.screenshot(os.path.join(SCREENSHOTS, f"live-{width}x{height}.png"))
        hand.lift()
        settle(page)
        is_sound(page, title)


def turned(page):
    """A scene that wasn't touched begins at its new size, and what is saved then is replayed as it was."""
    open_playground(page, PAGE, window=PHONE, fragment="#scene=workbench&set=tap.allowableMovement%3D20")
    settle(page)
    page.send("Emulation.setDeviceMetricsOverride", width=844, height=390, deviceScaleFactor=2, mobile=True, screenOrientation={"type": "landscapePrimary", "angle": 90})
    page.until("document.getElementById('stage').getBoundingClientRect().width > 400", seconds=3)
    page.frame()
    settle(page)
    hand = Hand(page)
    size = page.evaluate("JSON.parse(new TextDecoder().decode(playground.session.stage.recording).split('\\n')[0] || '{}').screen ?? playground.session.stage.configuration.screen")
    check("turned untouched: the scene was opened in its new size", [size["width"], size["height"]] == [round(hand.width), round(hand.height)], (size, hand.width, hand.height))
    check("turned untouched: thresholds stay", page.evaluate("[...playground.session.settings].flat()") == ["tap.allowableMovement", "20"])
    hand.tap(hand.width - 40, 100)
    settle(page)
    hand.drag(line((hand.width - 60, 100), (hand.width - 20, 250)), 0.3)
    settle(page)
    check("turned untouched: nothing is lost of what was touched", "a turned screen" not in page.evaluate("[...playground.session.unrecorded]"), page.evaluate("[...playground.session.unrecorded]"))
    set_threshold(page, "pan.slop", "14")
    page.until("document.getElementById('comparison').innerText.includes('come out')", seconds=3)
    check("turned untouched: what would have been", "14 in place of 10" in page.evaluate("document.getElementById('comparison').innerText"))
    set_threshold(page, "pan.slop", "10")
    page.evaluate("playground.save()")
    note = page.evaluate("document.getElementById('note').innerText")
    check("turned untouched: what is saved gives what was shown", "gives the transcript shown" in note and len(transcript(page)) > 4, note)
    # Lanes follow the window's proportions.
    rows = page.evaluate("[document.querySelector('.lanes').classList.contains('is-stacked'), document.getElementById('blocks').getBoundingClientRect().bottom - document.querySelector('#names li:last-child').getBoundingClientRect().bottom]")
    check("turned: bars stand beside their words", abs(rows[1]) < 8, rows)
    page.send("Emulation.clearDeviceMetricsOverride")
    # What was touched goes on in the new size.
    open_playground(page, PAGE, window=PHONE, fragment="#scene=workbench")
    settle(page)
    Hand(page).tap(150, 150)
    settle(page)
    lines = len(transcript(page))
    page.send("Emulation.setDeviceMetricsOverride", width=844, height=390, deviceScaleFactor=2, mobile=True, screenOrientation={"type": "landscapePrimary", "angle": 90})
    page.until("playground.session.unrecorded.has('a turned screen')", seconds=3)
    check("turned after a touch: what was touched stays", len(transcript(page)) == lines > 0 and page.evaluate("playground.session.unrecorded.has('a turned screen')"), lines)
    page.send("Emulation.clearDeviceMetricsOverride")


# Names of lanes that touch each other or are cut, and words of thresholds that are broken within a word.
CROWDED = """(() => {
  const found = [];
  const rows = [...document.querySelectorAll('#names li')];
  rows.forEach((row, i) => {
    const text = row.querySelector('.text');
    const next = rows[i + 1]?.querySelector('.text');
    if (next && next.getBoundingClientRect().height > 2 && text.getBoundingClientRect().bottom > next.getBoundingClientRect().top + 1) found.push(`touches the next: ${row.innerText}`);
    if (text.getBoundingClientRect().width > 2 && (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 2)) found.push(`cut: ${row.innerText}`);
  });
  for (const label of document.querySelectorAll('.threshold label')) {
    for (const node of label.childNodes) {
      if (node.nodeType !== 3 || !label.getClientRects().length) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(`broken: ${node.textContent}`);
    }
  }
  return found;
})()"""


def large(page):
    """Text of twice the size is neither cut nor crowded."""
    page.send("Page.setFontSizes", fontSizes=LARGE_TEXT)
    for name, window, touch in (("phone", PHONE, True), ("small phone", (320, 568), True), ("desk", DESK, False)):
        open_playground(page, PAGE, window=window, touch=touch, fragment="#scene=workbench")
        settle(page)
        hand = Hand(page)
        if touch:
            hand.drag(line((100, 150), (150, 200)), 0.3)
        else:
            page.click(hand.left + 120, hand.top + 150)
        settle(page)
        page.frame()
        check(f"large text, {name}: the page has it", page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px", page.evaluate("getComputedStyle(document.documentElement).fontSize"))
        found = page.evaluate(CROWDED) + page.evaluate(CUT)
        check(f"large text, {name}: nothing is cut off or crowded", not found, found[:6])
        is_sound(page, f"large text, {name}")
        page.screenshot(os.path.join(SCREENSHOTS, f"large-{name}.png".replace(" ", "-")))
        page.evaluate("document.querySelector('.threshold').scrollIntoView()")
        page.rest()
        page.screenshot(os.path.join(SCREENSHOTS, f"large-{name}-thresholds.png".replace(" ", "-")))
    page.send("Page.setFontSizes", fontSizes=USUAL_TEXT)
    for window in ((320, 568), (360, 640)):
        open_playground(page, PAGE, window=window, fragment="#scene=workbench")
        cut = page.evaluate(CUT)
        check(f"{window[0]} pixels: no words are cut off", not cut, cut)


def forced(page):
    """In forced colours the scene's words are there once, and every measure is seen."""
    for dark in (False, True):
        open_playground(page, PAGE, window=DESK, fragment="#scene=workbench")
        page.send("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}, {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        settle(page)
        hand = Hand(page)
        hand.drag(line((200, 400), (200, 300)), 0.3)
        settle(page)
        page.until("document.querySelectorAll('#elements .element').length > 0", seconds=3)
        colors = page.evaluate("[...new Set([...document.querySelectorAll('#elements .element')].map((one) => getComputedStyle(one).forcedColorAdjust + getComputedStyle(one).color))]")
        check("forced colours: only the canvas shows the scene's words", colors == ["nonergba(0, 0, 0, 0)"], colors)
        bars = page.evaluate("[...document.querySelectorAll('.gauge .scale, .gauge .value')].map((one) => parseFloat(getComputedStyle(one).borderTopWidth))")
        check("forced colours: gauges have borders", bars and min(bars) >= 1, bars[:4])
        page.screenshot(os.path.join(SCREENSHOTS, f"forced{'-dark' if dark else ''}.png"))
        page.send("Emulation.setEmulatedMedia", features=[])


run_tests(SCREENSHOTS, live, turned, large, forced)
