"""Uses the playground's page in headless Chromium: recordings, links, thresholds, mouse, pen, keyboard and screen reader.

    python3 page.py PAGE PROGRAM SAMPLES SCREENSHOTS

The last line is "N passed, N failed".
"""

import functools
import http.server
import json
import os
import shlex
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Browser"))

from checks import check
from contrast import PALE
from fitting import CUT, SMALL
from opened import DESK, LOW, PHONE, PHONE_ON_ITS_SIDE, SAMPLE_WINDOW, events, is_sound, open_file, open_playground, picture, run_tests, set_threshold, settle, states, transcript, unbalanced
from touching import Hand, arc, line

PAGE, PROGRAM, SAMPLES, SCREENSHOTS = sys.argv[1:5]
# The longest time, in milliseconds, until the scene can be touched.
OPENING = 1000


def shot(page, name, whole=False):
    page.screenshot(os.path.join(SCREENSHOTS, f"{name}.png"), whole=whole)


def replay(words, room):
    """What the command line prints."""
    done = subprocess.run([PROGRAM, *words], cwd=room, capture_output=True, text=True, timeout=120)
    return done.stdout + done.stderr


def shown(page):
    return page.evaluate("playground.session.transcript")


def looks(page):
    """Both widths in both themes."""
    times = []
    for name, window, touch in (("phone", PHONE, True), ("desk", DESK, False)):
        for dark in (False, True):
            title = f"{name}{'-dark' if dark else ''}"
            open_playground(page, PAGE, window=window, touch=touch, dark=dark, fragment="#scene=workbench")
            times.append(page.evaluate("Number(document.documentElement.dataset.ready)"))
            hand = Hand(page)
            hand.drag(line((100, 250), (120, 300)), 0.2) if touch else page.click(hand.left + 150, hand.top + 200)
            settle(page)
            pale = page.evaluate(PALE)
            check(f"{title}: every text can be read", not pale, pale)
            is_sound(page, title)
            shot(page, title)
            shot(page, f"{title}-whole", whole=True)
    print(f"the scene can be touched after {min(times)} to {max(times)} ms")
    check("the scene can be touched soon", min(times) < OPENING, times)


def fits(page):
    """Nothing is cut off in any window, and fingers can hit every control; each has a name of its own."""
    for name, window, touch in (("phone", PHONE, True), ("phone on its side", PHONE_ON_ITS_SIDE, True), ("low window", LOW, True), ("desk", DESK, False)):
        for scene in ("workbench", "force-grid", "confirm-button"):
            open_playground(page, PAGE, window=window, touch=touch, fragment=f"#scene={scene}")
            page.evaluate("document.querySelectorAll('details').forEach((group) => { group.open = true; })")
            page.frame()
            cut = page.evaluate(CUT)
            check(f"{name}: no words of {scene} are cut off", not cut, cut)
            small = page.evaluate(SMALL) if touch else []
            check(f"{name}: a finger hits every control of {scene}", not small, small)
            is_sound(page, f"{name}, {scene}")
        shot(page, name.replace(" ", "-"))
    open_playground(page, PAGE, window=DESK, touch=False, fragment="#scene=workbench")
    page.evaluate("document.querySelectorAll('details').forEach((group) => { group.open = true; })")
    nodes = [node for node in page.send("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
    named = [(node["role"]["value"], node["name"]["value"]) for node in nodes if node.get("role", {}).get("value") in ("slider", "spinbutton", "checkbox", "DisclosureTriangle")]
    twice = sorted({one for one in named if named.count(one) > 1})
    check("readers: each threshold has a name of its own", len(named) > 100 and not twice, twice[:4])
    check("readers: a group is called by its recognizer alone", ("DisclosureTriangle", "tap") in named, [one for one in named if one[0] == "DisclosureTriangle"][:3])
    untrue = page.evaluate("[...document.querySelectorAll('.threshold')].filter((row) => row.querySelector('[type=number]').value !== '' && Math.abs(row.querySelector('[type=range]').value - row.querySelector('[type=number]').value) > 1e-4).map((row) => row.dataset.key)")
    check("readers: a slider stands where its number is", not untrue, untrue[:4])
    page.key("Tab")
    page.key("Tab")
    page.key("Enter", text="\r")
    check("readers: the second key leads past the scene", page.evaluate("document.activeElement.id") == "reasons-title", page.evaluate("document.activeElement.id"))


def saving(page):
    """What the page saves gives, on the command line, the transcript that the page showed."""
    room = tempfile.mkdtemp()
    page.send("Page.setDownloadBehavior", behavior="allow", downloadPath=room)
    for scene, threshold in (("workbench", ("pan.slop", "24.5")), ("drawer", None), ("force-grid", None)):
        open_playground(page, PAGE, fragment=f"#scene={scene}", force="measured")
        settle(page)
        hand = Hand(page)
        if threshold:
            set_threshold(page, *threshold)
        hand.tap(150, 300, force=0.3)
        hand.drag(line((200, 300), (215, 480)), 0.3)
        hand.spread([arc((170, 420), 50, 0, 40), arc((170, 420), 70, 180, 60)], 0.3)
        settle(page)
        lines = shown(page)
        page.click_on("#save")
        file = os.path.join(room, f"{scene}.touches")
        deadline = time.monotonic() + 10
        while not os.path.exists(file) and time.monotonic() < deadline:
            time.sleep(0.05)
        command = page.evaluate("document.querySelector('#command code').innerText")
        words = shlex.split(command)
        check(f"saving {scene}: the command names what is needed", words[:2] == ["touchstone", "replay"] and (not threshold or "=".join(threshold) in words), command)
        printed = replay(words[1:], room).splitlines()
        check(f"saving {scene}: the command line gives the transcript that the page showed", len(lines) > 3 and printed[:-1] == lines, (lines[:3], printed[:3]))
        check(f"saving {scene}: and a summary", printed[-1:] and '"summary"' in printed[-1], printed[-1:])
        check(f"saving {scene}: the page says so", "gives the transcript shown" in page.evaluate("document.getElementById('note').innerText"), page.evaluate("document.getElementById('note').innerText"))
        is_sound(page, f"saving {scene}")


def opening(page):
    """A recording is played on the scene, and gives the same transcript as on the command line."""
    open_playground(page, PAGE, fragment="#scene=force-grid")
    sample = os.path.join(SAMPLES, "force-grid-slide.touches")
    open_file(page, sample)
    page.until("!document.getElementById('again').hidden", seconds=8)
    printed = replay(["replay", sample, "--scene", "force-grid", "--json"], "/").splitlines()
    check("opening: the transcript is the command line's", shown(page) == printed[:-1], (shown(page)[:3], printed[:3]))
    shot(page, "played")
    evemu = os.path.join(tempfile.mkdtemp(), "tap.evemu")
    with open(evemu, "w") as file:
        file.write("# EVEMU 1.3\nN: A touch screen\nI: 0003 0eef 0001 0100\nA: 2f 0 9 0 0 0\nA: 35 0 1000 0 0 10\nA: 36 0 2000 0 0 10\nA: 39 0 65535 0 0 0\n"
                   "E: 0.000000 0003 002f 0\nE: 0.000000 0003 0039 7\nE: 0.000000 0003 0035 500\nE: 0.000000 0003 0036 700\nE: 0.000000 0000 0000 0\n"
                   "E: 0.080000 0003 0039 -1\nE: 0.080000 0000 0000 0\n")
    page.evaluate("playground.show('workbench')")
    open_file(page, evemu)
    page.until("!document.getElementById('again').hidden", seconds=8)
    printed = replay(["replay", evemu, "--scene", "workbench", "--json"], "/").splitlines()
    check("opening: a recording of another format", len(printed) == 2 and shown(page) == printed[:-1], (shown(page), printed))
    lines = open(evemu).read().splitlines(keepends=True)
    parts = [os.path.join(os.path.dirname(evemu), name) for name in ("device.desc", "tap.events")]
    for path, kind in zip(parts, (("N", "I", "A"), ("E",))):
        with open(path, "w") as file:
            file.writelines(line for line in lines if line[0] in kind)
    page.evaluate("playground.show('workbench')")
    open_file(page, *parts)
    page.until("!document.getElementById('again').hidden", seconds=8)
    printed = replay(["replay", parts[1], "--desc", parts[0], "--scene", "workbench", "--json"], "/").splitlines()
    check("opening: a recording with the description of its device", len(printed) == 2 and shown(page) == printed[:-1], (shown(page), printed))
    bad = os.path.join(tempfile.mkdtemp(), "bad.touches")
    with open(bad, "w") as file:
        file.write('{"touches":1,"screen":{"width":390,"height":844}}\n{"t":0,"contacts":[{"id":1}]}\n')
    open_file(page, bad)
    page.until("!document.getElementById('note').hidden", seconds=4)
    note = page.evaluate("document.getElementById('note').innerText")
    check("opening: what is wrong with a file is said, with its line", "bad.touches:2" in note, note)
    for name, content in (("empty", b""), ("noise", bytes(range(256)) * 40)):
        path = os.path.join(os.path.dirname(bad), name)
        with open(path, "wb") as file:
            file.write(content)
        page.evaluate("document.getElementById('note').hidden = true")
        open_file(page, path)
        page.until("!document.getElementById('note').hidden", seconds=4)
        note = page.evaluate("document.getElementById('note').innerText")
        check(f"opening: {name} is no recording", note.startswith(name) and "\n" not in note, note)
    Hand(page).tap(150, 250)
    page.until("playground.session.transcript.length > 0", seconds=3)
    check("opening: the scene can be touched afterwards", states(page, "tap") == ["ended"], transcript(page))
    is_sound(page, "opening")


def links(page):
    open_playground(page, PAGE, fragment="#scene=drawer&set=drawerPan.slop%3D25")
    check("links: a link opens a scene with its thresholds", page.evaluate("[playground.state.scene, ...playground.state.settings].flat()") == ["drawer", "drawerPan.slop", "25"])
    values = page.evaluate("playground.session.stage.properties.filter((one) => one.name === 'drawerPan' && one.property === 'slop').map((one) => one.value)")
    check("links: the engine has them", values == [25], values)
    page.evaluate("(() => { const scene = document.getElementById('scene'); scene.value = 'force-grid'; scene.dispatchEvent(new Event('change')); })()")
    set_threshold(page, "press.threshold", "0.5")
    check("links: the address follows", page.evaluate("location.hash") == "#scene=force-grid&set=press.threshold%3D0.5", page.evaluate("location.hash"))
    Hand(page).tap(100, 300)
    settle(page)
    check("links: touches aren't in it", page.evaluate("location.hash") == "#scene=force-grid&set=press.threshold%3D0.5")
    page.evaluate("playground.show('workbench', new Map([['tap.numberOfTapsRequired', '2.5']]))")
    check("links: a scene that refuses its thresholds is opened without them", page.evaluate("[playground.state.settings.size, playground.session.stage.configuration.scene]") == [0, "workbench"])
    page.evaluate("location.hash = '#scene=scroll'")
    page.until("playground.state.scene === 'scroll'", seconds=3)
    check("links: a link that is followed later", page.evaluate("playground.state.settings.size") == 0)
    page.evaluate("location.hash = '#scene=nonsense&set=x'")
    page.until("!document.getElementById('note').hidden", seconds=3)
    note = page.evaluate("document.getElementById('note').innerText")
    check("links: what makes no sense is named", "nonsense" in note and "x is no threshold" in note, note)
    is_sound(page, "links")


def thresholds(page):
    """Sliders are at work at once, and the last gesture is replayed with the new value beside the old."""
    open_playground(page, PAGE, window=DESK, fragment="#scene=workbench")
    settle(page)
    hand = Hand(page)
    hand.drag(line((150, 300), (150, 307)), 0.12)
    settle(page)
    check("thresholds: a small move is a tap", states(page, "tap") == ["ended"], transcript(page))
    set_threshold(page, "tap.allowableMovement", "3")
    page.until("!document.getElementById('comparison').hidden", seconds=3)
    text = page.evaluate("document.getElementById('comparison').innerText")
    row = page.evaluate("[...document.querySelectorAll('#compared .differs')].map((row) => row.innerText)")
    check("thresholds: what would have been", "3 in place of 45" in text and len(row) >= 1 and any("recognized" in one and "failed" in one for one in row), (text[:200], row))
    shot(page, "compared")
    page.until("document.getElementById('live').textContent.includes('3 in place of 45')", seconds=3)
    # A screen reader's user moves a slider by keys: what would have been is said once, when it has come to rest.
    page.evaluate(
        "window.said = []; new MutationObserver(() => window.said.push(document.getElementById('live').textContent))"
        ".observe(document.getElementById('live'), { childList: true });"
        "document.querySelector('[data-key=\"tap.allowableMovement\"] input[type=range]').focus()")
    for _ in range(6):
        page.key("ArrowRight")
    page.until("document.getElementById('comparison').innerText.includes('6 in place of 3')", seconds=3)
    check("thresholds: nothing is said while keys move a slider", page.evaluate("window.said") == [], page.evaluate("window.said"))
    page.until("window.said.length > 0", seconds=3)
    time.sleep(1)
    said = page.evaluate("window.said")
    check("thresholds: what would have been is said once at rest", len(said) == 1 and "6 in place of 3" in said[0], said)
    live = page.evaluate("document.getElementById('comparison').querySelectorAll('[aria-live]').length")
    check("thresholds: nothing else announces each step", live == 0, live)
    set_threshold(page, "tap.allowableMovement", "3")
    count = len(states(page, "tap"))
    hand.drag(line((150, 300), (150, 307)), 0.12)
    settle(page)
    check("thresholds: a new gesture has the new value", len(states(page, "tap")) == count, states(page, "tap"))
    reason = page.evaluate("document.getElementById('attempts').innerText")
    check("thresholds: the reasons say by how much it failed", "limit 3" in reason, reason[:300])
    def write(key, value):
        page.evaluate(f"(() => {{ const field = document.querySelector('[data-key={json.dumps(key)}] input[type=number]'); field.value = '{value}'; field.dispatchEvent(new Event('change')); }})()")
        return page.evaluate(f"[document.querySelector('[data-key={json.dumps(key)}] input[type=number]').value, playground.state.settings.get('{key}') ?? null]")
    check("thresholds: a field takes a value exactly", write("tap.maximumGap", "0.123") == ["0.123", "0.123"])
    check("thresholds: a field that can't be so goes back", write("tap.maximumGap", "-1") == ["0.123", "0.123"] and write("tap.numberOfTapsRequired", "1.5") == ["1", None])
    check("thresholds: and the page says why", "numberOfTapsRequired" in page.evaluate("document.getElementById('note').innerText"))
    write("tap.maximumGap", "0.35")
    page.click_on(".is-changed .reset")
    check("thresholds: one click goes back", page.evaluate("playground.state.settings.size") == 0)
    names = set(page.evaluate("[...document.querySelectorAll('[data-key]')].map((row) => row.dataset.key)"))
    listed = set(word.split("=")[0].strip() for word in subprocess.run([PROGRAM, "scenes", "workbench"], capture_output=True, text=True).stdout.splitlines() if word.startswith("  "))
    check("thresholds: every property that --set takes has its place", names == listed and len(listed) > 50, sorted(names ^ listed)[:5])
    is_sound(page, "thresholds")


def mouse(page):
    """A mouse is a finger, a modifier brings a second one, force grows while it is held, a wheel scrolls."""
    def button(kind, x, y, modifiers=0, down=True):
        page.send("Input.dispatchMouseEvent", type=kind, x=hand.left + x, y=hand.top + y, button="left", buttons=1 if down else 0, clickCount=1, modifiers=modifiers)

    open_playground(page, PAGE, window=DESK, touch=False, fragment="#scene=workbench")
    settle(page)
    hand = Hand(page)
    button("mousePressed", 220, 420, modifiers=1)
    for step in range(12):
        button("mouseMoved", 220 + 9 * step, 420, modifiers=1)
    button("mouseReleased", 319, 420, modifiers=1, down=False)
    settle(page)
    check("mouse: Alt brings a second finger, and both pinch", states(page, "pinch")[:1] == ["began"] and states(page, "pinch")[-1] == "ended", states(page, "pinch"))
    check("mouse: everything that began ended once", not unbalanced(page), unbalanced(page))
    page.evaluate("playground.show('force-grid')")
    settle(page)
    button("mousePressed", 195, 420)
    page.until("playground.session.transcript.some((line) => line.includes('fixed'))", seconds=4)
    button("mouseReleased", 195, 420, down=False)
    check("mouse: held down it presses hard", ["started"] in events(page, "press") and ["fixed"] in events(page, "press"), [one[0] for one in events(page, "press")][-3:])
    page.evaluate("playground.show('scroll')")
    settle(page)
    before = picture(page)
    page.send("Input.dispatchMouseEvent", type="mouseWheel", x=hand.left + 200, y=hand.top + 400, deltaX=0, deltaY=180)
    settle(page)
    check("mouse: the wheel scrolls the scene, and not the page", picture(page) != before and page.evaluate("window.scrollY") == 0)
    page.evaluate("playground.show('triggered-tap')")
    settle(page)
    for x, y, modifiers in ((100, 500, 8), (280, 500, 0), (280, 500, 0), (100, 500, 8)):
        time.sleep(0.25)
        button("mousePressed", x, y, modifiers)
        time.sleep(0.05)
        button("mouseReleased", x, y, modifiers, down=False)
    settle(page)
    check("mouse: Shift lets a finger rest beside which others tap", ["unlocked"] in events(page, "triggeredTap"), transcript(page))
    check("mouse: everything that began ended once, in the end", not unbalanced(page), unbalanced(page))
    is_sound(page, "mouse")


def pen(page):
    open_playground(page, PAGE, window=DESK, touch=False, fragment="#scene=workbench")
    settle(page)
    page.evaluate("(() => { globalThis.pens = []; const put = Engine.prototype.putContacts; Engine.prototype.putContacts = function (contacts) { pens.push(...structuredClone(contacts)); return put.call(this, contacts); }; })()")
    hand = Hand(page)
    for kind, x, force in (("mouseMoved", 140, 0), ("mousePressed", 150, 0.3), ("mouseMoved", 180, 0.6), ("mouseReleased", 180, 0)):
        page.send("Input.dispatchMouseEvent", type=kind, x=hand.left + x, y=hand.top + 300, button="none" if x == 140 else "left", buttons=0 if force == 0 else 1, clickCount=1,
                  pointerType="pen", force=force, tiltX=30, tiltY=0)
        page.frame()
    settle(page)
    seen = page.evaluate("pens.filter((contact) => contact.phase === 'began').map((contact) => [contact.kind, contact.force, contact.altitude, contact.azimuth])")
    check("pen: a pencil with force, altitude and azimuth", len(seen) == 1 and seen[0][0] == "pencil" and seen[0][1] == 2 and 1 < seen[0][2] < 1.1 and seen[0][3] == 0, seen)
    check("pen: everything that began ended once", not unbalanced(page), unbalanced(page))


def found_force(page):
    """A screen that turns out to measure force gets a scene that asks for it."""
    open_playground(page, PAGE, window=PHONE, fragment="#scene=confirm-button")
    settle(page)
    hand = Hand(page)
    mode = page.evaluate("playground.mode")
    for step in range(6):
        hand.set(0, 100 + step, 150, 0.1 + step * 0.1)
        page.frame()
    hand.lift()
    page.until("playground.mode === 'measured'", seconds=4)
    check("force: a real one is noticed, and the scene asks for it", [mode, page.evaluate("playground.mode")] == ["none", "measured"], [mode, page.evaluate("playground.mode")])


def readers(page):
    """Everything is reached by keyboard and by a screen reader."""
    open_playground(page, PAGE, fragment="#scene=force-grid")
    settle(page)
    page.until("document.querySelectorAll('#elements .element').length > 0", seconds=4)
    for scene in ("workbench", "drawer", "confirm-button", "triggered-tap", "swipe-window", "scroll", "force-grid"):
        page.evaluate(f"playground.show('{scene}')")
        settle(page)
        page.until("document.querySelectorAll('#elements .element').length === playground.session.stage.accessibility.length", seconds=3)
        lines = [json.loads(text) for text in page.evaluate("playground.session.stage.accessibility")]
        tree = page.send("Accessibility.getFullAXTree")["nodes"]
        names = " | ".join(str(node.get("name", {}).get("value", "")) for node in tree if not node.get("ignored"))
        missing = [one["label"] for one in lines if one.get("label") and one["label"] not in names]
        missing += [action for one in lines for action in one.get("actions", []) if action not in names]
        check(f"readers: everything in {scene} has a name, and each action too", lines and not missing, missing[:4])
    page.evaluate("document.getElementById('stage').focus()")
    page.key("Tab")
    first = page.evaluate("document.activeElement.className")
    check("readers: Tab goes into the scene", first in ("element", "action"), first)
    label = page.evaluate("(() => { const action = [...document.querySelectorAll('#elements .action')][0]; action.focus(); return action.innerText; })()")
    before = picture(page)
    page.key("Enter", text="\r")
    settle(page)
    check("readers: Return performs an action", picture(page) != before, label)
    page.evaluate("playground.show('triggered-tap')")
    settle(page)
    page.evaluate("document.querySelector('#elements [role=button], #elements [tabindex]')?.focus()")
    before = picture(page)
    page.key("Enter", text="\r")
    page.key("Enter", text="\r")
    settle(page)
    check("readers: Return activates an element", picture(page) != before)
    is_sound(page, "readers")
    open_playground(page, PAGE, window=DESK, touch=False, fragment="#scene=workbench")
    order = []
    for _ in range(9):
        page.key("Tab")
        order.append(page.evaluate("document.activeElement.id"))
    check("readers: Tab reaches the page's own controls", {"scene", "restart", "save", "open", "link", "stage"} <= set(order), order)


def served(page):
    """Served, the page offers itself to be kept."""
    folder = os.path.dirname(os.path.abspath(PAGE))
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *arguments):
            pass
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page.complaints.clear()
    page.requests.clear()
    address = f"http://127.0.0.1:{server.server_port}/{os.path.basename(PAGE)}"
    page.send("Page.navigate", url=address)
    page.until("document.querySelector('link[rel=manifest]') !== null")
    manifest = page.send("Page.getAppManifest")
    check("served: it has a manifest with its own address and icons", not manifest.get("errors") and len(json.loads(manifest["data"])["icons"]) == 3 and json.loads(manifest["data"])["start_url"] == address, manifest.get("errors"))
    others = [url for url in page.requests if not url.startswith((address, "data:", "about:", "blob:"))]
    check("served: nothing else is loaded", not others, others)
    check("served: no complaints", not page.complaints, page.complaints)
    server.shutdown()


def cost(page):
    """The benchmark in the page, printed; only what doesn't depend on the machine is checked."""
    open_playground(page, PAGE, window=DESK, touch=False)
    rows = page.evaluate("playground.measure()")
    for row in rows:
        print(f"{row['scene']}: {row['engine']:.3f} ms engine, {row['all']:.3f} ms with painting (99 %: {row['engine99']:.3f}, {row['all99']:.3f})")
    check("cost: every scene is measured", len(rows) == 7 and page.evaluate("document.querySelectorAll('#measured tbody tr').length") == 7, rows)
    check("cost: painting isn't free", all(row["all"] > row["engine"] > 0 for row in rows), rows)
    buffers = page.evaluate("(() => { const before = playground.engine.calls.memory.buffer.byteLength; return before; })()")
    check("cost: the engine's memory is small", buffers < 64 << 20, buffers)


run_tests(SCREENSHOTS, looks, fits, saving, opening, links, thresholds, mouse, pen, found_force, readers, served, cost)
