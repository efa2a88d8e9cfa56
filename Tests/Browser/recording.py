"""Writes a long recording: taps, drags, holds and two fingers at 120 Hz, noisy as hands are.

    python3 recording.py SECONDS > long.touches
"""

import json
import math
import random
import sys


class Hand:
    """Touches, one after the other."""

    def __init__(self, out):
        self.out = out
        self.random = random.Random(7)
        self.time = 0.5
        self.contact = 0
        self.write({
            "touches": 1, "source": "generated", "screen": {"width": 390, "height": 844}, "rate": 120,
            "maximumForce": 6.667,
        })

    def write(self, line):
        self.out.write(json.dumps(line, separators=(",", ":")) + "\n")

    def stroke(self, frames, *ways):
        """Fingers that move together from (x, y) to (x, y)."""
        contacts = range(self.contact + 1, self.contact + 1 + len(ways))
        self.contact += len(ways)
        for frame in range(frames + 1):
            part = frame / frames
            eased = part * part * (3 - 2 * part)
            phase = "began" if frame == 0 else "ended" if frame == frames else "moved"
            fingers = []
            for contact, (x0, y0, x1, y1) in zip(contacts, ways):
                fingers.append({
                    "id": contact, "phase": phase,
                    "x": round(x0 + (x1 - x0) * eased + self.random.gauss(0, 0.15), 2),
                    "y": round(y0 + (y1 - y0) * eased + self.random.gauss(0, 0.15), 2),
                    "force": round(0.4 + 1.2 * math.sin(math.pi * part) + self.random.random() * 0.1, 3),
                })
            self.write({"t": round(self.time, 6), "contacts": fingers})
            self.time += 1 / 120

    def anything(self):
        """One gesture, and a pause."""
        spot = lambda: (self.random.uniform(60, 330), self.random.uniform(120, 720))
        (x, y), (u, v) = spot(), spot()
        match self.random.choice(["tap", "tap", "double", "drag", "drag", "hold", "pinch"]):
            case "tap": self.stroke(10, (x, y, x, y))
            case "double":
                self.stroke(9, (x, y, x, y))
                self.time += 0.12
                self.stroke(9, (x, y, x, y))
            case "drag": self.stroke(self.random.randint(40, 200), (x, y, u, v))
            case "hold": self.stroke(140, (x, y, x + self.random.uniform(0, 60), y))
            case "pinch": self.stroke(110, (150, 400, 80, 300), (240, 440, 320, 560))
        self.time += self.random.uniform(0.15, 0.8)


if __name__ == "__main__":
    hand = Hand(sys.stdout)
    while hand.time < float(sys.argv[1]) - 3:
        hand.anything()
