"""Writes a short recording of a pen that hovers, touches down and leaves, and of a wide finger.

    python3 pointer.py > pointer.touches
"""

import json


def line(time, *contacts):
    print(json.dumps({"t": round(time, 6), "contacts": list(contacts)}, separators=(",", ":")))


print(json.dumps({"touches": 1, "source": "generated", "screen": {"width": 390, "height": 844}, "rate": 120}))
for step in range(61):
    phase = "regionEntered" if step == 0 else "regionMoved" if step < 60 else "regionExited"
    line(0.5 + step / 60, {"id": 1, "phase": phase, "x": 60 + 3 * step, "y": 300})
for step in range(31):
    phase = "began" if step == 0 else "moved" if step < 30 else "ended"
    line(2 + step / 60, {"id": 2, "phase": phase, "x": 200 + 3 * step, "y": 500, "radius": 9 + step})
