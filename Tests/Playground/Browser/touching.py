"""Touches a page with really dispatched touches: several fingers, with force, at the speed of a recording or a path."""

import json
import math
import time

# The largest force of a recording (recording formats 5).
MAXIMUM_FORCE = 6.667
# The time between two samples of a finger, in seconds.
STEP = 0.008


class Hand:
    """The fingers on a page, in points of its scene."""

    def __init__(self, page):
        self.page = page
        self.down = {}
        self.look()

    def look(self):
        """Finds out where the scene lies."""
        self.left, self.top, self.width, self.height = self.page.evaluate(
            "(() => { const box = document.getElementById('stage').getBoundingClientRect();"
            "return [box.x, box.y, box.width, box.height]; })()"
        )

    def set(self, finger, x, y, force=None, radius=8):
        """Puts a finger down, or moves it."""
        point = {"x": self.left + x, "y": self.top + y, "id": finger, "radiusX": radius, "radiusY": radius}
        if force is not None:
            point["force"] = min(max(force, 0), 1)
        kind = "touchMove" if finger in self.down else "touchStart"
        self.down[finger] = point
        self._dispatch(kind)

    def move(self, points):
        """Moves several fingers at once, and doesn't wait for the page's answer."""
        for finger, (x, y) in points.items():
            self.down[finger].update(x=self.left + x, y=self.top + y)
        self._dispatch("touchMove")
        time.sleep(STEP)

    def lift(self, *fingers):
        """Lifts fingers; all of them where none is named."""
        for finger in fingers or list(self.down):
            # The protocol wants the points that end.
            gone = self.down.pop(finger)
            self.page.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[gone])

    def cancel(self):
        """Takes every finger away, as a system does."""
        self.down.clear()
        self.page.send("Input.dispatchTouchEvent", type="touchCancel", touchPoints=[])

    def _dispatch(self, kind):
        # A page answers a move with its next frame: waiting for it would make fingers slow.
        tell = self.page.post if kind == "touchMove" else self.page.send
        tell("Input.dispatchTouchEvent", type=kind, touchPoints=list(self.down.values()))

    def tap(self, x, y, finger=0, force=None):
        self.set(finger, x, y, force)
        time.sleep(0.04)
        self.lift(finger)

    def drag(self, path, seconds, finger=0, lifts=True):
        """Follows a path, a function from 0…1 to a place, in a time that doesn't depend on the machine.

        A finger that is lifted is lifted in motion.
        """
        start = time.monotonic()
        self.set(finger, *path(0))
        while (part := (time.monotonic() - start) / seconds) < 1:
            self.move({finger: path(part)})
        if not lifts:
            self.move({finger: path(1)})
        if lifts:
            self.lift(finger)

    def spread(self, paths, seconds):
        """Follows several paths at once, and lifts."""
        start = time.monotonic()
        for finger, path in enumerate(paths):
            self.set(finger, *path(0))
        part = 0
        while part < 1:
            part = min((time.monotonic() - start) / seconds, 1)
            self.move({finger: path(part) for finger, path in enumerate(paths)})
        self.lift()

    def play(self, file, dx=0, dy=0):
        """Does what a recording did, at its speed; samples that come too fast are left out."""
        lines = [json.loads(line) for line in open(file)]
        frames = [line for line in lines[1:] if "contacts" in line]
        start = time.monotonic() - frames[0]["t"]
        pending = {}
        for place, frame in enumerate(frames):
            time.sleep(max(frame["t"] - (time.monotonic() - start), 0))
            changes = False
            for contact in frame["contacts"]:
                if contact["phase"] == "began":
                    self._flush(pending)
                    self.set(contact["id"], contact["x"] + dx, contact["y"] + dy, self._share(contact), contact.get("radius", 8))
                elif contact["phase"] == "moved":
                    pending[contact["id"]] = contact
                    changes = True
                elif contact["phase"] in ("ended", "cancelled"):
                    self._flush(pending, dx, dy)
                    self.lift(contact["id"])
            late = place + 1 < len(frames) and time.monotonic() - start > frames[place + 1]["t"]
            if changes and not late:
                self._flush(pending, dx, dy)

    def _flush(self, pending, dx=0, dy=0):
        if not pending:
            return
        for finger, contact in pending.items():
            self.down[finger].update(x=self.left + contact["x"] + dx, y=self.top + contact["y"] + dy)
            if "force" in contact:
                self.down[finger]["force"] = self._share(contact)
        pending.clear()
        self._dispatch("touchMove")

    @staticmethod
    def _share(contact):
        return min(contact["force"] / MAXIMUM_FORCE, 1) if "force" in contact else None


def line(start, end):
    """The straight path between two places."""
    return lambda part: (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)


def arc(center, radius, start, turn):
    """A part of a circle, in degrees."""
    def path(part):
        angle = math.radians(start + turn * part)
        return (center[0] + radius * math.cos(angle), center[1] + radius * math.sin(angle))
    return path
