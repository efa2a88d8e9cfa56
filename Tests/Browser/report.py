"""Checks reports in headless Chromium, as a reader uses them.

    python3 report.py DEMO.html LONG.html POINTER.html SCREENSHOTS

The last line is "N passed, N failed".
"""

import os
import statistics
import sys
import time

from checks import check, run
from contrast import PALE
from devtools import Browser

# Window sizes in which reports are read.
DESK = (1440, 900)
PHONE = (390, 844)
# The time limits for opening a ten-minute recording, and for one step of scrubbing, in
# milliseconds.
OPENING = 2000
SCRUBBING = 16


MARK = "(() => { const g = [...document.querySelectorAll('#marks .mark')].find((g) => g.style.display !== 'none');" \
       "return g ? [g.dataset.x, g.dataset.y] : null; })()"
MOMENT = "Number(document.documentElement.dataset.moment)"

# The location of an attempt's result in the window: its lane's centre and its time on the timeline.
PLACE = """((number) => {
  const attempt = attempts[number];
  const canvas = document.getElementById('blocks');
  canvas.scrollIntoView({ block: 'center' });
  const box = canvas.getBoundingClientRect();
  const lane = document.querySelector(`#names [data-recognizer="${recognizers[attempt.recognizer].name}"]`).getBoundingClientRect();
  const [from, until] = [Number(canvas.dataset.from), Number(canvas.dataset.until)];
  return [box.x + (attempt.at - from) / (until - from) * box.width, lane.y + lane.height / 2];
})"""

def place(page, number):
    """The location of a click on an attempt."""
    page.rest()
    return page.evaluate(f"{PLACE}({number})")


def is_sound(page, name):
    """The checks of every report, in any window."""
    check(f"{name}: no complaints on the console", not page.complaints, page.complaints)
    others = [url for url in page.requests if not url.startswith(("file:", "data:", "about:"))]
    check(f"{name}: nothing is loaded from elsewhere", not others, others)
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    check(f"{name}: nothing is wider than the window", wide <= 0, wide)


def playing(page, name):
    """Play, pause, scrub, step and speed move the touches."""
    page.evaluate("document.activeElement.blur()")
    start = page.evaluate(MOMENT)
    page.click_on("#play")
    check(f"{name}: a click on play plays", page.evaluate("document.getElementById('play').getAttribute('aria-label')") == "Pause")
    places = set()
    deadline = time.monotonic() + 8
    while time.monotonic() < deadline and page.evaluate(MOMENT) < start + 3.6e6:
        places.add(str(page.evaluate(MARK)))
        time.sleep(0.03)
    check(f"{name}: playing moves the touches", len(places - {"None"}) > 5, places)
    page.click_on("#play")
    check(f"{name}: a click on pause pauses", page.evaluate("document.getElementById('play').getAttribute('aria-pressed')") == "false")
    stopped = page.evaluate(MOMENT)
    time.sleep(0.2)
    check(f"{name}: a pause lasts", page.evaluate(MOMENT) == stopped and stopped > start)

    middle = page.evaluate("(() => { const t = touches.find((t) => t.xs.length > 20 && Math.abs(t.xs[0] - t.xs.at(-1)) > 50);"
                           "const i = t.xs.length >> 1; return [t.times[i], t.xs[i], t.ys[i]]; })()")
    x, y = page.evaluate("((time) => { const box = document.getElementById('moment').getBoundingClientRect();"
                         f"return [box.x + 5 + (box.width - 10) * time / end, box.y + box.height / 2]; }})({middle[0]})")
    page.click(x, y)
    seen = page.evaluate(MOMENT)
    check(f"{name}: a click on the scrubber goes there", abs(seen - middle[0]) < 0.02 * page.evaluate("end"), seen)
    before = page.evaluate(MARK)
    page.send("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
    page.send("Input.dispatchMouseEvent", type="mouseMoved", x=x + 14, y=y, button="left", buttons=1)
    page.send("Input.dispatchMouseEvent", type="mouseReleased", x=x + 14, y=y, button="left", clickCount=1)
    page.frame()
    check(f"{name}: scrubbing moves the touches", page.evaluate(MARK) != before and page.evaluate(MOMENT) > seen, before)

    page.evaluate(f"(() => {{ const s = document.getElementById('moment'); s.value = {middle[0]}; s.dispatchEvent(new Event('input')); }})()")
    check(f"{name}: the touches are where they were recorded", page.evaluate(MARK) == [f"{middle[1]:.1f}", f"{middle[2]:.1f}"], page.evaluate(MARK))
    expected = page.evaluate("((now) => moments.find((time) => time > now))(Number(document.documentElement.dataset.moment))")
    page.click_on("#step")
    check(f"{name}: a step goes to the next frame", page.evaluate(MOMENT) == round(expected), page.evaluate(MOMENT))
    page.click_on("#back")
    check(f"{name}: a step back goes back", page.evaluate(MOMENT) == round(middle[0]), page.evaluate(MOMENT))

    page.evaluate("document.getElementById('speed').value = '0.1'")
    start, clock = page.evaluate(MOMENT), time.monotonic()
    page.click_on("#play")
    time.sleep(0.6)
    page.click_on("#play")
    way, passed_time = page.evaluate(MOMENT) - start, (time.monotonic() - clock) * 1e6
    check(f"{name}: a tenth of the speed is slow", 0 < way <= 0.11 * passed_time, (way, passed_time))
    page.evaluate("document.getElementById('speed').value = '1'")


def asking(page, name):
    """A click, or Enter, on an attempt shows its reason."""
    failures = page.evaluate("attempts.filter((a) => a.outcome === 'failed' && a.at > Grid.view[0] && a.at < Grid.view[1])"
                             ".filter((a, i, all) => all.every((b) => b === a || b.recognizer !== a.recognizer || Math.abs(b.at - a.at) > Grid.length / 10))"
                             ".slice(0, 4).map((a) => [a.number, a.title, a.why])")
    check(f"{name}: there are failures to ask about", len(failures) > 0)
    for number, title, why in failures:
        page.click(*place(page, number))
        text = page.evaluate("document.getElementById('why').innerText")
        check(f"{name}: a click on a failed lane says why: {title}", title in text and why in text, text)

    page.evaluate("document.querySelector('#names [data-recognizer]').focus()")
    page.key("Enter", text="\r")
    named = page.evaluate("document.querySelector('#names [data-recognizer]').dataset.recognizer")
    check(f"{name}: Enter on a lane's name says why", named in page.evaluate("document.getElementById('why-title').innerText"))
    page.key("ArrowDown")
    check(f"{name}: arrows go from lane to lane", page.evaluate("document.activeElement === document.querySelectorAll('#names [data-recognizer]')[1]"))
    before = page.evaluate("document.getElementById('why').innerText")
    page.key("Enter", text="\r")
    page.key("ArrowRight")
    check(f"{name}: arrows go from attempt to attempt", page.evaluate("document.getElementById('why').innerText") != before)
    page.click_on("#names .touch")
    text = page.evaluate("document.getElementById('why').innerText")
    check(f"{name}: a finger tells where it was and who took part", "landed at" in text and "took part" in text, text)
    page.click_on("#attempts li:last-of-type button")
    wanted = page.evaluate("document.querySelector('#attempts button[aria-current=true] b')?.innerText")
    check(f"{name}: a line of the story says why", wanted and wanted in page.evaluate("document.getElementById('why-title').innerText"), wanted)
    other = page.evaluate("(() => { const a = attempts.find((a) => a.link === 'prevented'); if (!a) return null;"
                          "document.querySelector(`#attempts [data-attempt='${a.number}']`) ?? 0; return [a.number, recognizers[a.other].name]; })()")
    if other:
        page.click(*place(page, other[0]))
        text = page.evaluate("document.querySelector('#why .chips')?.innerText ?? ''")
        check(f"{name}: who prevented it is named, and leads on", f"prevented by {other[1]}" in text, text)
        page.click_on("#why .chips button")
        check(f"{name}: a click on the preventing gesture selects it", other[1] in page.evaluate("document.getElementById('why-title').innerText"))


def pressing_keys(page, name):
    page.evaluate("document.activeElement.blur()")
    start = page.evaluate(MOMENT)
    page.key("ArrowRight")
    check(f"{name}: the right arrow steps", page.evaluate(MOMENT) > start)
    page.key(" ", text=" ")
    check(f"{name}: space plays", page.evaluate("document.getElementById('play').getAttribute('aria-pressed')") == "true")
    page.key(" ", text=" ")
    check(f"{name}: space pauses", page.evaluate("document.getElementById('play').getAttribute('aria-pressed')") == "false")
    page.evaluate("document.getElementById('moment').focus()")
    page.key("Home")
    check(f"{name}: Home on the slider goes to the start", page.evaluate(MOMENT) == 0)
    page.key("End")
    check(f"{name}: End on the slider goes to the end", page.evaluate(MOMENT) == round(page.evaluate("end")))
    length = page.evaluate("Grid.length")
    page.key("+", text="+")
    check(f"{name}: plus shows a shorter part", page.evaluate("Grid.length") < length)
    page.key("0", text="0")
    check(f"{name}: zero shows everything", page.evaluate("Grid.length >= end"))


def reading(page, name):
    """The text for a screen reader."""
    page.evaluate("(() => { const s = document.getElementById('moment'); s.value = 3.3e6; s.dispatchEvent(new Event('input')); })()")
    page.until("document.getElementById('live').textContent.includes('seconds')", 3)
    live = page.evaluate("document.getElementById('live').textContent")
    check(f"{name}: the moment is said", "3.300 seconds" in live and "Finger 1" in live, live)
    nodes = page.send("Accessibility.getFullAXTree")["nodes"]
    acted = [node for node in nodes if not node.get("ignored")
             and node.get("role", {}).get("value") in ("button", "slider", "combobox", "link", "DisclosureTriangle")]
    nameless = [node for node in acted if not node.get("name", {}).get("value", "").strip()]
    check(f"{name}: all that can be used has a name", acted and not nameless, nameless)
    value = page.evaluate("document.getElementById('moment').getAttribute('aria-valuetext')")
    check(f"{name}: the slider says its moment", value == "3.300 of 6.412 seconds", value)
    headings = [node for node in nodes if node.get("role", {}).get("value") == "heading"]
    check(f"{name}: the page has headings", len(headings) >= 4, len(headings))
    # The order of the Tab key through the page.
    page.evaluate("document.activeElement.blur(); window.scrollTo(0, 0)")
    seen = []
    for _ in range(60):
        page.key("Tab")
        seen.append(page.evaluate("document.activeElement.id || document.activeElement.dataset.recognizer || document.activeElement.className"))
        if seen[-1] == "speed":
            break
    order = [seen.index(one) if one in seen else -1 for one in ("zoom-in", "tap", "sequence-next", "play", "moment", "speed")]
    check(f"{name}: the Tab key goes down the page", -1 not in order and order == sorted(order), seen)


def calmness(page, path):
    """prefers-reduced-motion: nothing moves unless the reader starts it."""
    page.show(path, *DESK, calm=True)
    moving = page.evaluate("[...document.querySelectorAll('*')].filter((e) => { const s = getComputedStyle(e);"
                           "return parseFloat(s.transitionDuration) > 0 || s.animationName !== 'none'; }).length")
    check("calm: no transitions, no animations", moving == 0, moving)
    page.evaluate("(() => { const t = touches.find((t) => t.xs.length > 30); const s = document.getElementById('moment');"
                  "s.value = t.times[12]; s.dispatchEvent(new Event('input')); })()")
    trail = page.evaluate("[...document.querySelectorAll('#marks .mark > path')].map((p) => p.getAttribute('d')).join('')")
    waves = page.evaluate("[...document.querySelectorAll('#marks .mark')].filter((g) => g.style.display !== 'none' && g.querySelector('circle').style.display !== 'none').length")
    check("calm: no trails and no waves", trail == "" and waves == 0, (trail, waves))
    playing(page, "calm")
    is_sound(page, "calm")


SPOT = """((pointer) => {
  const group = [...document.querySelectorAll('#marks .mark')].find((g) => g.classList.contains('pointer') === pointer);
  if (!group) return null;
  const [, area, dot] = group.querySelectorAll('circle');
  return { shown: group.style.display !== 'none', phase: group.dataset.phase, x: group.dataset.x,
    radius: Number(area.getAttribute('r')), fill: Number(area.getAttribute('fill-opacity')), dash: area.getAttribute('stroke-dasharray'),
    dot: Number(dot.getAttribute('r')), number: group.querySelector('text').style.display !== 'none' };
})"""


def pointers(page, path, folder):
    """A hovering pointer differs from a finger, and a finger has its measured width."""
    page.show(path, *DESK)

    def go(time):
        page.evaluate(f"(() => {{ const s = document.getElementById('moment'); s.value = {time}; s.dispatchEvent(new Event('input')); }})()")

    go(1e6)
    seen = page.evaluate(f"{SPOT}(true)")
    check("pointer: it is where it was recorded", seen["shown"] and seen["phase"] == "hovering" and seen["x"] == "150.0", seen)
    check("pointer: it is hollow, dashed and has no number", seen["fill"] == 0 and seen["dash"] != "none" and seen["dot"] == 2 and not seen["number"], seen)
    check("pointer: no finger is seen", not page.evaluate(f"{SPOT}(false)")["shown"])
    text = page.evaluate("document.getElementById('now').innerText")
    check("pointer: the page says that it doesn't touch", "Pointer 1" in text and "not touching" in text, text)
    page.screenshot(os.path.join(folder, "pointer.png"))
    go(1.7e6)
    check("pointer: once it has left it is not seen", not page.evaluate(f"{SPOT}(true)")["shown"])
    radii = []
    for time, radius in ((2e6, 9), (2.25e6, 24), (2.45e6, 36)):
        go(time)
        seen = page.evaluate(f"{SPOT}(false)")
        radii.append(seen["radius"])
        # Without force hardware, an area is drawn 1.3 times as large; never smaller than its dot.
        check(f"pointer: a touch of {radius} pt is drawn as wide", abs(seen["radius"] - 1.3 * max(radius, 12)) < 0.06, seen)
    text = page.evaluate("document.getElementById('now').innerText")
    check("pointer: the page says the radius", "radius 36.0 pt" in text, text)
    page.screenshot(os.path.join(folder, "radius.png"))
    lanes = page.evaluate("[...document.querySelectorAll('#names .touch')].map((b) => b.innerText.trim())")
    check("pointer: it has a lane of its own", lanes == ["Finger 1", "Pointer 1"], lanes)
    page.evaluate("[...document.querySelectorAll('#names .touch')].pop().click()")
    text = page.evaluate("document.getElementById('why').innerText")
    check("pointer: a click on its lane tells its way", "Pointer 1" in text and "went at most 180.0 pt" in text, text)
    is_sound(page, "pointer")


def long_recording(page, path):
    times = []
    for _ in range(3):
        page.show(path, *DESK)
        times.append(page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd"))
    check(f"long: opens within {OPENING} ms", min(times) <= OPENING, times)
    page.click_on("#zoom-fit")
    steps = page.evaluate("""(() => {
      const slider = document.getElementById('moment');
      const times = [];
      for (let i = 0; i < 200; i++) {
        slider.value = end * ((i * 37) % 200) / 200;
        const start = performance.now();
        slider.dispatchEvent(new Event('input'));
        document.body.offsetHeight;
        times.push(performance.now() - start);
      }
      return times;
    })()""")
    middle = statistics.median(steps)
    check(f"long: scrubs with {SCRUBBING} ms a step", middle <= SCRUBBING, middle)
    page.click_on("#zoom-in")
    page.evaluate("document.getElementById('speed').value = '8'")
    start = page.evaluate(MOMENT)
    page.click_on("#play")
    frames = page.evaluate("""new Promise((done) => {
      const times = [];
      const look = (now) => { times.push(now); if (times.length < 40) requestAnimationFrame(look); else done(times); };
      requestAnimationFrame(look);
    })""")
    page.click_on("#play")
    gaps = [b - a for a, b in zip(frames, frames[1:])]
    check("long: plays", page.evaluate(MOMENT) > start)
    is_sound(page, "long")
    print(f"long recording: {os.path.getsize(path) / 1e6:.1f} MB, opens in {min(times):.0f} ms, "
          f"scrubs with {middle:.1f} ms a step (slowest {max(steps):.0f}), plays with {statistics.median(gaps):.0f} ms a frame")


def pictures(page, path, folder):
    """Screenshots of both widths in both themes, for review."""
    for size_name, size in (("desk", DESK), ("phone", PHONE)):
        for theme in ("light", "dark"):
            name = f"{size_name}-{theme}"
            page.show(path, *size, dark=theme == "dark", fragment="#t=3.4")
            is_sound(page, name)
            pale = page.evaluate(PALE)
            check(f"{name}: every text stands out", not pale, pale)
            page.screenshot(os.path.join(folder, f"{name}.png"))
            if size == PHONE:
                small = page.evaluate("[...document.querySelectorAll('button:not(:disabled), select, input')].filter((e) => {"
                                      "const b = e.getBoundingClientRect(); return b.height > 0 && (b.height < 24 || b.width < 24); })"
                                      ".map((e) => e.id || e.innerText)")
                check(f"{name}: a finger can hit everything", not small, small)
            # The window is as high as the page, with the bar at its end.
            page.show(path, size[0], page.evaluate("document.documentElement.scrollHeight"), dark=theme == "dark", fragment="#t=3.4")
            page.screenshot(os.path.join(folder, f"{name}-whole.png"))


def labelling(page, name):
    """What was meant is typed beside the touches, and becomes a table."""
    page.evaluate("document.activeElement.blur()")
    page.evaluate("(() => { const s = document.getElementById('moment'); s.value = begin; s.dispatchEvent(new Event('input')); })()")
    check(f"{name}: labels are out of the way", page.evaluate("document.getElementById('labels').hidden"))
    page.click_on("#label-mode")
    offered = page.evaluate("document.getElementById('label').placeholder")
    check(f"{name}: what was recognized is offered", offered == "tap", offered)
    page.key("Enter", text="\r")
    for letter in "x y":
        page.key(letter, text=letter)
    page.key("Enter", text="\r")
    told = page.evaluate("document.getElementById('label-state').innerText")
    check(f"{name}: what is no label is refused", "is no label" in told, told)
    page.evaluate("document.getElementById('label').value = 'tap x2'")
    page.key("Enter", text="\r")
    rows = page.evaluate("Labels.table()").split("\n")
    check(f"{name}: labels become rows", rows[0] == "file\tfrom\tto\tlabel" and [row.split("\t")[3] for row in rows[1:-1]] == ["tap", "tap x2"]
          and all(float(row.split("\t")[1]) < float(row.split("\t")[2]) for row in rows[1:-1]), rows)
    page.click_on("#label-save")
    told = page.evaluate("document.getElementById('label-state').innerText")
    check(f"{name}: labels are saved", "2 of" in told and "not saved" not in told, told)
    page.click_on("#label-mode")


def main():
    demo, long, pointer, folder = map(os.path.abspath, sys.argv[1:5])
    os.makedirs(folder, exist_ok=True)
    browser = Browser()
    try:
        page = browser.open()
        for name, size in (("desk", DESK), ("phone", PHONE)):
            page.show(demo, *size)
            playing(page, name)
            asking(page, name)
            pressing_keys(page, name)
            labelling(page, name)
            is_sound(page, name)
        page.show(demo, *DESK)
        reading(page, "desk")
        calmness(page, demo)
        pointers(page, pointer, folder)
        long_recording(page, long)
        pictures(page, demo, folder)
    finally:
        browser.close()


run(main)
