"""What was touched stays: skip links, files that are no recordings, resets, sources of force, in headless Chromium.

    python3 staying.py PAGE SCREENSHOTS

The last line is "N passed, N failed".
"""

import json
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Browser"))

from checks import check
from opened import DESK, PHONE, PHONE_ON_ITS_SIDE, is_sound, open_file, open_playground, run_tests, set_threshold, settle, states, transcript
from touching import Hand, line

PAGE, SCREENSHOTS = sys.argv[1:3]
SAMPLES = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../Sources/touchstone/Samples"))


def touched(page, window=DESK, scene="workbench", **options):
    """Opens a scene with a threshold, and taps it."""
    open_playground(page, PAGE, window=window, fragment=f"#scene={scene}", **options)
    settle(page)
    set_threshold(page, "tap.allowableMovement", "12")
    Hand(page).tap(150, 200)
    page.until("playground.session.transcript.length > 0", seconds=3)
    settle(page)


def present(page):
    """The scene, how many thresholds are set, and how many lines the transcript has."""
    return page.evaluate("[playground.state.scene, playground.state.settings.size, playground.session.transcript.length]")


def note(page):
    return page.evaluate("(() => { const note = document.getElementById('note'); return note.hidden ? '' : note.innerText; })()")


def skipping(page):
    """Links within the page lead to a place on it, and touch nothing else."""
    touched(page)
    before, address = present(page), page.evaluate("location.hash")
    for number, place in ((0, "stage"), (1, "reasons-title")):
        page.evaluate(f"document.querySelectorAll('a.skip')[{number}].focus()")
        page.key("Enter", text="\r")
        time.sleep(0.2)
        check(f"skipping to {place}: the focus is there", page.evaluate("document.activeElement.id") == place, page.evaluate("document.activeElement.id"))
        check(f"skipping to {place}: everything else stays", present(page) == before == ["workbench", 1, before[2]] and before[2] > 0, (before, present(page)))
    check("skipping: the address keeps the scene", page.evaluate("location.hash") == address, page.evaluate("location.hash"))
    page.evaluate("location.hash = '#stage'")
    time.sleep(0.2)
    check("skipping: a place on the page is no link to a scene", present(page) == before, present(page))


def refused(page):
    """A file that is no recording changes nothing, neither while touching nor while a recording is played."""
    file = os.path.join(tempfile.mkdtemp(), "notes.txt")
    with open(file, "w") as out:
        out.write("hello, this is no recording\n")
    touched(page)
    before = present(page)
    open_file(page, file)
    page.until("!document.getElementById('note').hidden", seconds=3)
    check("a file that is no recording: everything stays", present(page) == before and before[2] > 0, (before, present(page)))
    check("a file that is no recording: the page says so", "notes.txt" in note(page), note(page))
    Hand(page).tap(150, 250)
    page.until(f"playground.session.transcript.length > {before[2]}", seconds=3)
    check("a file that is no recording: touching goes on", states(page, "tap") == ["ended", "ended"], transcript(page))


def resetting(page):
    """Resets take back thresholds, at once, and nothing else."""
    touched(page)
    set_threshold(page, "pan.maximumNumberOfTouches", "2")
    page.click_on("[data-key='pan.maximumNumberOfTouches'] .reset")
    lines = present(page)[2]
    check("a reset to no limit: what was touched stays", lines > 0 and present(page)[:2] == ["workbench", 1], present(page))
    value = "playground.session.stage.properties.filter((one) => `${one.name}.${one.property}` === '%s').map((one) => one.value)[0]"
    check("a reset to no limit: the scene has it", page.evaluate(value % "pan.maximumNumberOfTouches") > 1000, page.evaluate(value % "pan.maximumNumberOfTouches"))
    check("a reset: the focus stays at its threshold", page.evaluate("document.activeElement.closest('[data-key]')?.dataset.key") == "pan.maximumNumberOfTouches", page.evaluate("document.activeElement.outerHTML.slice(0, 80)"))
    page.evaluate("document.getElementById('reset').focus()")
    page.key("Enter", text="\r")
    page.frame()
    check("Reset all: what was touched stays", present(page) == ["workbench", 0, lines], present(page))
    check("Reset all: the scene and the page have the scene's own values", page.evaluate(value % "tap.allowableMovement") == 45 and page.evaluate("document.querySelectorAll('.is-changed').length") == 0)
    check("Reset all: the focus isn't lost", page.evaluate("document.activeElement.tagName") == "SUMMARY", page.evaluate("document.activeElement.tagName"))
    is_sound(page, "resetting")


def reopened(page):
    """Where the page has to open the scene anew, what was touched before can still be saved."""
    room = tempfile.mkdtemp()
    page.send("Page.setDownloadBehavior", behavior="allow", downloadPath=room)

    def saved(name, count):
        check(f"{name}: the page offers to save it", page.evaluate("!document.getElementById('note-offer').hidden && document.getElementById('note-offer').getClientRects().length > 0"), note(page))
        page.click_on("#note-offer")
        file = os.path.join(room, "workbench.touches")
        deadline = time.monotonic() + 5
        while not os.path.exists(file) and time.monotonic() < deadline:
            time.sleep(0.05)
        lines = open(file).read().splitlines() if os.path.exists(file) else []
        check(f"{name}: and saves it", len(lines) > count, lines[:3])
        if lines:
            os.remove(file)

    touched(page)
    page.evaluate("(() => { const force = document.getElementById('force'); force.value = 'none'; force.dispatchEvent(new Event('change')); })()")
    check("another source of force: the scene is opened anew", present(page)[2] == 0 and "opened anew" in note(page), (present(page), note(page)))
    page.screenshot(os.path.join(SCREENSHOTS, "note-offer.png"))
    saved("another source of force", 2)
    open_playground(page, PAGE, window=PHONE, fragment="#scene=workbench")
    settle(page)
    hand = Hand(page)
    for step in range(6):
        hand.set(0, 100 + 4 * step, 150, 0.1 + step * 0.1)
        page.frame()
    hand.lift()
    page.until("playground.mode === 'measured'", seconds=4)
    check("a force that was found: the page says what it did", "force was measured" in note(page), note(page))
    saved("a force that was found", 4)
    page.click_on("#bring-back")
    time.sleep(0.5)
    check("a force that was found: what is brought back stays as it was", page.evaluate("playground.mode") == "none" and page.evaluate("playground.session.isTouched"), page.evaluate("playground.mode"))
    touched(page)
    sample = os.path.join(room, "tap.touches")
    with open(sample, "w") as out:
        out.write('{"touches":1,"screen":{"width":390,"height":844}}\n' + "".join(
            json.dumps({"t": seconds, "contacts": [{"id": 1, "phase": phase, "x": 150, "y": 300}]}) + "\n" for seconds, phase in ((0.1, "began"), (0.2, "ended"))))
    open_file(page, sample)
    page.until("playground.opened !== null", seconds=3)
    saved("a recording that is opened", 2)
    touched(page)
    page.evaluate("location.hash = '#scene=workbench'")
    page.until("playground.state.settings.size === 0", seconds=3)
    saved("a link that is followed", 2)


def put_aside(page):
    """Another scene, or the same one anew, puts aside what was touched: it comes back as it was, by keys alone."""
    touched(page)
    before = present(page)
    page.evaluate("document.getElementById('restart').focus()")
    page.key("Enter", text="\r")
    check("starting over: the page says what became of what was touched", present(page)[2] == 0 and "put aside" in note(page), (present(page), note(page)))
    page.evaluate("document.getElementById('note-back').focus()")
    page.key("Enter", text="\r")
    page.frame()
    check("starting over: it comes back as it was", present(page) == before and page.evaluate("document.getElementById('lines').innerText") .startswith(f"{before[2]} line"), (before, present(page)))
    check("starting over: the focus is on the scene", page.evaluate("document.activeElement.id") == "stage", page.evaluate("document.activeElement.id"))
    page.evaluate("(() => { const scene = document.getElementById('scene'); for (const name of ['drawer', 'scroll']) { scene.value = name; scene.dispatchEvent(new Event('change')); } })()")
    page.click_on("#bring-back")
    check("another scene: the first one comes back as it was, also where nothing was touched between", present(page) == before, (before, present(page)))
    Hand(page).tap(150, 250)
    page.until(f"playground.session.transcript.length > {before[2]}", seconds=3)
    settle(page)
    page.evaluate("playground.save()")
    check("another scene: it goes on, and what is saved gives all of it", states(page, "tap") == ["ended", "ended"] and "gives the transcript shown" in note(page), (transcript(page), note(page)))
    is_sound(page, "put aside")


def writing(page):
    """A field takes a number however it is written, says why it doesn't take another one, and widens no slider for good."""
    open_playground(page, PAGE, window=DESK, fragment="#scene=workbench")
    settle(page)

    def write(key, text):
        page.evaluate("notify('')")
        page.evaluate(f"(() => {{ const field = document.querySelector('[data-key={json.dumps(key)}] input[type=number]'); field.value = '{text}'; field.dispatchEvent(new Event('change')); }})()")
        return page.evaluate(f"[document.querySelector('[data-key={json.dumps(key)}] input[type=number]').value, playground.state.settings.get('{key}') ?? null, playground.session.stage.properties.find((one) => `${{one.name}}.${{one.property}}` === '{key}').value]")

    key = "tap.allowableMovement"
    for text, shown, value in (("1e3", "1000", 1000), (".5", "0.5", 0.5), ("0.00001", "0.00001", 0.00001), ("5000", "5000", 5000)):
        seen = write(key, text)
        check(f"writing {text}: it is {shown}", seen[:2] == [shown, shown] and abs(seen[2] - value) < 1e-4 and note(page) == "", (seen, note(page)))
    for name, text, limit in ((key, "-5", "from 0 to 10000"), (key, "99999999999", "from 0 to 10000"), ("tap.numberOfTapsRequired", "0", "whole number from 1 to 10"), ("tap.numberOfTapsRequired", "1000", "whole number from 1 to 10")):
        before = page.evaluate(f"document.querySelector('[data-key={json.dumps(name)}] input[type=number]').value")
        check(f"writing {text}: it isn't taken, and the page says what is", write(name, text)[0] == before and limit in note(page), note(page))
    page.evaluate("document.querySelector('[data-key=\"tap.allowableMovement\"] .reset').click()")
    slider = page.evaluate("(() => { const slider = document.querySelector('[data-key=\"tap.allowableMovement\"] input[type=range]'); return [slider.max, slider.value]; })()")
    check("writing: a slider is as wide as before once its value is back", slider == ["135", "45"], slider)
    write("tap.maximumDuration", ".5")
    open_playground(page, PAGE, window=DESK, fragment=page.evaluate("location.hash"))
    check("writing: a link brings back what was written", page.evaluate("[...playground.state.settings].flat()") == ["tap.maximumDuration", "0.5"] and note(page) == "", (page.evaluate("location.hash"), note(page)))
    open_playground(page, PAGE, window=PHONE, fragment="#scene=workbench" + "".join(f"&set=nonsense{number}.value%3D{number}" for number in range(60)))
    box = page.evaluate("(() => { const box = document.getElementById('note-box').getBoundingClientRect(); return [box.top, box.bottom, innerHeight]; })()")
    check("a link with many mistakes: the note leaves the page in sight", box[0] > box[2] / 2 and box[1] <= box[2], box)
    page.screenshot(os.path.join(SCREENSHOTS, "note-problem.png"))
    page.click_on("#note-close")
    check("a link with many mistakes: the note can be closed", note(page) == "")


def reloaded(page):
    """What was touched outlasts a reload as a recording, and goes where the page is opened instead."""
    touched(page)
    page.send("Page.reload")
    page.until("performance.getEntriesByType('navigation')[0].type === 'reload' && document.documentElement?.dataset.ready !== undefined")
    page.frame()
    check("a reload: the page says what it kept", "loaded again" in note(page) and "workbench" in note(page), note(page))
    page.click_on("#note-back")
    page.until("playground.session.playing?.isOver", seconds=5)
    check("a reload: it is played on the scene with its thresholds", present(page)[:2] == ["workbench", 1] and states(page, "tap") == ["ended"], (present(page), transcript(page)))
    open_playground(page, PAGE, window=DESK, fragment="#scene=workbench")
    check("a page that is opened keeps nothing of before", note(page) == "" and page.evaluate("sessionStorage.length") == 0, note(page))
    is_sound(page, "reloaded")


def several(page):
    """Of several recordings one is played, and the page names the others, beside the player; a long seek is said."""
    open_playground(page, PAGE, window=PHONE_ON_ITS_SIDE, fragment="#scene=workbench")
    open_file(page, os.path.join(SAMPLES, "demo.touches"), os.path.join(SAMPLES, "drawer-drop.touches"))
    page.until("playground.opened !== null", seconds=3)
    check("two recordings: the page names the one that is left out", "drawer-drop.touches was left out" in note(page) and page.evaluate("playground.opened.name") == "demo.touches", note(page))
    covered = page.evaluate("(() => { const [a, b] = ['note-box', 'player'].map((id) => document.getElementById(id).getBoundingClientRect()); return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; })()")
    check("on a phone on its side a note covers none of the player", not covered)
    page.screenshot(os.path.join(SCREENSHOTS, "note-beside-player.png"))
    page.evaluate("(() => { playground.session.playing.slowest = 1000; const set = globalThis.said = []; new MutationObserver(() => set.push(document.getElementById('clock').textContent)).observe(document.getElementById('clock'), { childList: true }); })()")
    page.evaluate("playground.session.seek(5, false)")
    page.until("playground.session.stage.time >= 5", seconds=3)
    page.frame()
    said = page.evaluate("said")
    check("a long seek: the page says that it seeks, and where it came", "Seeking 5 s …" in said and not said[-1].startswith("Seeking"), said)


run_tests(SCREENSHOTS, skipping, refused, resetting, reopened, put_aside, writing, reloaded, several)
