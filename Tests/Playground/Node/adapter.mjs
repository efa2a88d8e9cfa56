// Each known quirk of a browser as a fixture: a log of events, and the contact frames that it becomes.

import { adapterScripts, check, finish, load, same } from "./harness.mjs";
import { contacts, frame, pointer, touch } from "./log.mjs";

const { adapt, Adapter, keyUsages, penAngles } = load(adapterScripts, ["adapt", "Adapter", "keyUsages", "penAngles"]);

// A tap, with nothing special.
same("a touch begins, moves and ends", contacts(adapt([
  pointer("pointerdown", 100, 40, 50),
  pointer("pointermove", 108.3, 41, 52, { coalesced: [{ clientX: 41, clientY: 52, timeStamp: 108.3 }] }),
  pointer("pointerup", 150, 41, 52),
])), [[100, 1, "began", 40, 50], [108.3, 1, "moved", 41, 52], [150, 1, "ended", 41, 52]]);

// Coalesced events.
same("getCoalescedEvents is missing outside of a secure context: the event itself counts", contacts(adapt([
  pointer("pointerdown", 100, 0, 0), pointer("pointermove", 116, 5, 5, { coalesced: undefined }),
])), [[100, 1, "began", 0, 0], [116, 1, "moved", 5, 5]]);
same("getCoalescedEvents is empty: the event itself counts", contacts(adapt([
  pointer("pointerdown", 100, 0, 0), pointer("pointermove", 116, 5, 5, { coalesced: [] }),
])), [[100, 1, "began", 0, 0], [116, 1, "moved", 5, 5]]);
same("coalesced events without pointerId, target and sizes take their parent's", contacts(adapt([
  pointer("pointerdown", 100, 0, 0, { width: 20, height: 24 }),
  pointer("pointermove", 116, 6, 6, { width: 20, height: 26, coalesced: [
    { pointerId: 0, clientX: 2, clientY: 2, timeStamp: 104 }, { clientX: 4, clientY: 4, timeStamp: 108 }, { pointerId: -1, target: null, clientX: 6, clientY: 6, timeStamp: 112 },
  ] }),
]), "radius"), [[100, 1, "began", 0, 0, 12], [104, 1, "moved", 2, 2, 13], [108, 1, "moved", 4, 4, 13], [112, 1, "moved", 6, 6, 13]]);
same("coalesced events have their own times, not the frame's", contacts(adapt([
  frame(99), pointer("pointerdown", 100, 0, 0), frame(101),
  pointer("pointermove", 116, 6, 0, { coalesced: [{ clientX: 3, clientY: 0, timeStamp: 108.125 }, { clientX: 6, clientY: 0, timeStamp: 115.875 }] }), frame(117),
])).map(([time]) => time), [100, 108.125, 115.875]);
same("coalesced events without a time, or with one behind their parent, have the parent's", contacts(adapt([
  pointer("pointerdown", 100, 0, 0),
  pointer("pointermove", 116, 6, 0, { coalesced: [{ clientX: 3, clientY: 0, timeStamp: 0 }, { clientX: 6, clientY: 0, timeStamp: 130 }] }),
])), [[100, 1, "began", 0, 0], [116, 1, "moved", 6, 0]]);
same("coalesced events that run backwards are held", contacts(adapt([
  pointer("pointerdown", 100, 0, 0),
  pointer("pointermove", 116, 9, 0, { coalesced: [{ clientX: 3, clientY: 0, timeStamp: 110 }, { clientX: 6, clientY: 0, timeStamp: 105 }, { clientX: 9, clientY: 0, timeStamp: 112 }] }),
])), [[100, 1, "began", 0, 0], [110, 1, "moved", 6, 0], [112, 1, "moved", 9, 0]]);
same("the event's own place follows coalesced ones that lack it", contacts(adapt([
  pointer("pointerdown", 100, 0, 0),
  pointer("pointermove", 116, 9, 0, { coalesced: [{ clientX: 3, clientY: 0, timeStamp: 108 }] }),
])), [[100, 1, "began", 0, 0], [108, 1, "moved", 3, 0], [116, 1, "moved", 9, 0]]);
same("coalesced events of two fingers interleave by their times", contacts(adapt([
  pointer("pointerdown", 100, 0, 0, { pointerId: 1 }), pointer("pointerdown", 100, 50, 0, { pointerId: 2 }),
  pointer("pointermove", 116, 2, 0, { pointerId: 1, coalesced: [{ clientX: 1, clientY: 0, timeStamp: 108 }, { clientX: 2, clientY: 0, timeStamp: 116 }] }),
  pointer("pointermove", 116, 52, 0, { pointerId: 2, coalesced: [{ clientX: 51, clientY: 0, timeStamp: 108 }, { clientX: 52, clientY: 0, timeStamp: 116 }] }),
])).map(([time, id, , x]) => [time, id, x]), [[100, 1, 0], [100, 2, 50], [108, 1, 1], [108, 2, 51], [116, 1, 2], [116, 2, 52]]);
check("contacts of one time are one frame", adapt([
  pointer("pointerdown", 100, 0, 0, { pointerId: 1 }), pointer("pointerdown", 100, 50, 0, { pointerId: 2 }),
]).length === 1);

// Times.
same("a time that lies before the one ahead is held", contacts(adapt([
  pointer("pointerdown", 100, 0, 0), frame(101), pointer("pointermove", 90, 5, 0), pointer("pointerup", 95, 5, 0),
])).map(([time]) => time), [100, 100, 100]);
same("an event without a time has the latest that is known", contacts(adapt([
  frame(200), pointer("pointerdown", 0, 0, 0), pointer("pointermove", NaN, 5, 0, { coalesced: [] }),
])), [[200, 1, "began", 5, 0]]);
same("times that are counted from 1970 become the page's, with their distances", contacts(adapt([
  { ...pointer("pointerdown", 1.7e12, 0, 0), now: 502 }, { ...pointer("pointermove", 1.7e12 + 8, 5, 0), now: 511 },
])).map(([time]) => time), [502, 510]);
same("clocks that drifted apart while the device slept are brought together", contacts(adapt([
  { ...pointer("pointerdown", 5000, 0, 0), now: 65000 }, { ...pointer("pointermove", 5016, 5, 0), now: 65020 },
])).map(([time]) => time), [65000, 65016]);
check("samples that come late keep their times once the delay is known", (() => {
  const log = [pointer("pointerdown", 100, 0, 0), frame(130)];
  for (let time = 130; time < 400; time += 16) {
    log.push(pointer("pointermove", time, time, 0, { coalesced: [{ clientX: time - 1, clientY: 0, timeStamp: time - 14 }, { clientX: time, clientY: 0, timeStamp: time - 6 }] }), frame(time + 16));
  }
  const times = contacts(adapt(log)).map(([time]) => time);
  return times.slice(-4).every((time, i, all) => i === 0 || time - all[i - 1] === 8);
})());
check("times never decrease, the clock's neither", (() => {
  const inputs = adapt([frame(100), pointer("pointerdown", 60, 0, 0), frame(90), pointer("pointermove", 20, 9, 0), frame(130), pointer("pointerup", 100, 9, 0)]);
  return inputs.every((input, i) => i === 0 || input.time >= inputs[i - 1].time);
})());

// Endings.
same("pointercancel cancels", contacts(adapt([
  pointer("pointerdown", 100, 3, 4), pointer("pointercancel", 120, 0, 0), pointer("pointerup", 130, 3, 4),
]), "reason"), [[100, 1, "began", 3, 4, null], [120, 1, "cancelled", 3, 4, "pointercancel"]]);
const lost = [
  pointer("pointerdown", 100, 3, 4), touch("touchstart", 100, [0, 3, 4]), frame(110),
  pointer("pointerdown", 120, 90, 4, { pointerId: 8 }), touch("touchstart", 120, [0, 3, 4], [1, 90, 4]), frame(126),
];
same("a contact that the list of touches lacks is cancelled: its stream is lost", contacts(adapt([
  ...lost, touch("touchend", 200, [1, 90, 4]), frame(210), frame(226), frame(242),
]), "reason").slice(2), [[226, 1, "cancelled", 3, 4, "streamLost"]]);
same("a lift that follows the list of touches is a lift", contacts(adapt([
  ...lost, touch("touchend", 200, [1, 90, 4]), pointer("pointerup", 200, 3, 4), frame(210), frame(226),
]), "reason").slice(2), [[200, 1, "ended", 3, 4, null]]);
same("a contact that goes on moving isn't lost", contacts(adapt([
  ...lost, touch("touchmove", 200, [1, 90, 4]), pointer("pointermove", 212, 6, 4), frame(226), touch("touchmove", 230, [0, 6, 4], [1, 90, 4]), frame(300),
])).slice(2), [[212, 1, "moved", 6, 4]]);
same("an empty list of touches ends all", contacts(adapt([
  ...lost, touch("touchcancel", 200), frame(226),
])).slice(2).map(([, id, phase]) => [id, phase]), [[1, "cancelled"], [2, "cancelled"]]);
same("a list that names a touch elsewhere loses nothing", contacts(adapt([
  ...lost, touch("touchstart", 200, [0, 3, 4], [1, 90, 4], [5, 300, 700]), frame(230), frame(260),
])).length, 2);
same("a second press of a pointer that is down ends the first", contacts(adapt([
  pointer("pointerdown", 100, 3, 4), pointer("pointerdown", 150, 5, 6),
]), "reason").map(([, id, phase, , , reason]) => [id, phase, reason]), [[1, "began", null], [1, "cancelled", "streamLost"], [2, "began", "streamLost"]]);
for (const type of ["visibilitychange", "pagehide"]) {
  same(`${type} clears contacts, hover and keys`, adapt([
    { type: "keydown", timeStamp: 90, code: "KeyA", key: "a" },
    pointer("pointermove", 95, 9, 9, { pointerId: 1, pointerType: "mouse", buttons: 0 }),
    pointer("pointerdown", 100, 3, 4), { type, timeStamp: 120, hidden: true }, pointer("pointermove", 130, 9, 9), pointer("pointerup", 140, 9, 9),
  ]).slice(2).flatMap((input) => input.contacts?.map(({ id, phase }) => [id, phase]) ?? [[input.usage, input.phase]]),
  [[2, "began"], [2, "cancelled"], [1, "regionExited"], [4, "cancelled"]]);
}
same("a hidden page's time doesn't count", contacts(adapt([
  pointer("pointerdown", 100, 3, 4), { type: "visibilitychange", timeStamp: 120, hidden: true },
  { type: "visibilitychange", timeStamp: 5120, hidden: false }, pointer("pointerdown", 5140, 3, 4),
])).map(([time]) => time), [100, 120, 140]);
same("what keys scroll comes behind the contacts that wait", adapt([
  pointer("pointerdown", 100, 3, 4), { type: "scroll", timeStamp: 120, scroll: { x: 5, y: 6, dx: 0, dy: -60 } },
]).map(({ kind, time, phase, dy }) => [kind, time, phase ?? null, dy ?? null]), [["touches", 100000, null, null], ["scroll", 120000, "step", -60]]);
const pen = { pointerId: 3, pointerType: "pen", pressure: 0.4 };
same("a pen that no list of touches ever named isn't lost where a finger or a palm joins it", contacts(adapt([
  pointer("pointerdown", 100, 50, 60, pen), pointer("pointermove", 116, 55, 60, pen), frame(117),
  pointer("pointerdown", 300, 200, 400, { pointerId: 9 }), touch("touchstart", 300, [4, 200, 400]), frame(317), frame(350),
  touch("touchmove", 360, [4, 201, 400]), frame(400), touch("touchend", 420), pointer("pointerup", 420, 200, 400, { pointerId: 9 }), frame(460),
  pointer("pointerup", 500, 55, 60, { ...pen, pressure: 0 }),
])).filter(([, , phase]) => phase !== "moved").map(([, id, phase]) => [id, phase]), [[1, "began"], [2, "began"], [2, "ended"], [1, "ended"]]);
same("a pen that a list of touches named is lost with it", contacts(adapt([
  pointer("pointerdown", 100, 50, 60, pen), touch("touchstart", 100, [4, 50, 60, { touchType: "stylus" }]), frame(117), touch("touchend", 200), frame(210), frame(240),
]), "reason").filter(([, , phase]) => phase !== "moved").map(([, id, phase, , , reason]) => [id, phase, reason]), [[1, "began", null], [1, "cancelled", "streamLost"]]);
same("a lost capture followed by silence is a lost stream", contacts(adapt([
  pointer("pointerdown", 100, 3, 4), pointer("lostpointercapture", 120, 3, 4), frame(130), frame(146),
]), "reason").slice(1), [[146, 1, "cancelled", 3, 4, "streamLost"]]);
same("a moving mouse without a button was released elsewhere", contacts(adapt([
  pointer("pointerdown", 100, 3, 4, { pointerType: "mouse" }), pointer("pointermove", 200, 9, 9, { pointerType: "mouse", buttons: 0 }),
])).map(([, id, phase]) => [id, phase]), [[1, "began"], [1, "cancelled"], [2, "regionEntered"]]);

// Force.
const pressures = (pointerType, ...values) => contacts(adapt([
  pointer("pointerdown", 100, 0, 0, { pointerType, pressure: values[0] }),
  ...values.slice(1).map((pressure, i) => pointer("pointermove", 108 + 8 * i, i + 1, 0, { pointerType, pressure })),
  pointer("pointerup", 400, 9, 0, { pointerType, pressure: 0 }),
], { force: "measured" }), "force").map((contact) => contact[5]);
same("a touch's pressure of 0 is no force", pressures("touch", 0, 0, 0), [null, null, null, null]);
same("a touch's pressure of 1 is no force", pressures("touch", 1, 1, 1), [null, null, null, null]);
same("a touch's pressure of 0, then 1, is no force", pressures("touch", 0, 1, 1), [null, null, null, null]);
same("a touch's pressure of 0.5, then 1, is no force", pressures("touch", 0.5, 1, 1), [null, null, null, null]);
same("a touch's pressure that never varies is no force", pressures("touch", 0.3, 0.3, 0.3), [null, null, null, null]);
same("a touch's pressure that varies is a force", pressures("touch", 0.3, 0.45, 0.6), [null, 3, 4, 4]);
same("a pen's pressure is a force from the start", pressures("pen", 0.3, 0.3, 0.6), [2, 2, 4, 4]);
same("a pen without a sensor reports 0.5, which is no force", pressures("pen", 0.5, 0.5, 0.5), [null, null, null, null]);
check("a mouse's pressure of 0.5 isn't its force", pressures("mouse", 0.5, 0.5)[0] === 1);
same("Touch.force that varies is a force", contacts(adapt([
  pointer("pointerdown", 100, 0, 0), touch("touchstart", 100, [3, 0, 0, { force: 0.1 }]),
  pointer("pointermove", 116, 1, 0), touch("touchmove", 116, [3, 1, 0, { force: 0.45 }]), pointer("pointerup", 130, 1, 0),
], { force: "measured" }), "force").map((contact) => contact[5]), [null, 3, 3]);
same("without force a screen's force is left out", contacts(adapt([
  pointer("pointerdown", 100, 0, 0, { pressure: 0.2 }), pointer("pointermove", 116, 1, 0, { pressure: 0.4 }),
], { force: "none" }), "force").map((contact) => contact[5]), [null, null]);
check("a real force is noticed even where it is left out", (() => {
  const adapter = new Adapter({ force: "none" });
  for (const pressure of [0.2, 0.4]) adapter.take(pointer(pressure === 0.2 ? "pointerdown" : "pointermove", 100, 0, 0, { pressure }));
  return adapter.fitting === "measured";
})());
const held = contacts(adapt([
  pointer("pointerdown", 100, 0, 0, { pointerType: "mouse", pressure: 0.5 }), frame(300), frame(900), frame(1500), frame(1600), pointer("pointerup", 1700, 0, 0, { pointerType: "mouse" }),
], { force: "held" }), "force").map((contact) => contact[5]);
check("a mouse's force grows while the button is held, from an average touch to the largest", held[0] === 1 && held[1] > 3 && held[1] < 5 && held[2] === 6.6667 && held.length === 4, held);

// The mouse's second finger.
const mouse = (type, time, x, y, values = {}) => pointer(type, time, x, y, { pointerType: "mouse", pressure: 0.5, ...values });
same("Alt brings a second finger opposite the first", contacts(adapt([
  mouse("pointerdown", 100, 175, 422, { altKey: true, ctrlKey: false }), mouse("pointermove", 116, 95, 402, { altKey: true, ctrlKey: false }), mouse("pointerup", 130, 95, 402),
])), [[100, 1, "began", 175, 422], [100, 2, "began", 215, 422], [116, 1, "moved", 95, 402], [116, 2, "moved", 295, 442], [130, 2, "ended", 295, 442], [130, 1, "ended", 95, 402]]);
same("Shift moves both side by side", contacts(adapt([
  mouse("pointerdown", 100, 175, 422, { altKey: true }), mouse("pointermove", 116, 165, 432, { altKey: true, shiftKey: true }),
])).slice(2), [[116, 1, "moved", 165, 432], [116, 2, "moved", 205, 432]]);
same("a second finger is cancelled with the first", contacts(adapt([
  mouse("pointerdown", 100, 175, 422, { altKey: true }), mouse("pointercancel", 120, 0, 0),
])).slice(2).map(([, id, phase]) => [id, phase]), [[2, "cancelled"], [1, "cancelled"]]);
same("Shift lets a finger rest until it is clicked again", contacts(adapt([
  mouse("pointerdown", 100, 60, 60, { shiftKey: true }), mouse("pointerup", 130, 60, 60, { shiftKey: true }),
  mouse("pointerdown", 300, 200, 200), mouse("pointerup", 350, 200, 200),
  mouse("pointerdown", 600, 65, 55, { shiftKey: true }), mouse("pointerup", 620, 65, 55, { shiftKey: true }),
])).map(([time, id, phase]) => [time, id, phase]), [[100, 1, "began"], [300, 2, "began"], [350, 2, "ended"], [600, 1, "ended"]]);
same("Escape lifts resting fingers", contacts(adapt([
  mouse("pointerdown", 100, 60, 60, { shiftKey: true }), mouse("pointerup", 130, 60, 60), { type: "keydown", timeStamp: 200, code: "Escape", key: "Escape" },
])).map(([, id, phase]) => [id, phase]), [[1, "began"], [1, "ended"]]);
same("a mouse hovers, and stops where it presses", contacts(adapt([
  mouse("pointermove", 100, 10, 10, { buttons: 0 }), mouse("pointermove", 116, 12, 10, { buttons: 0 }), mouse("pointerdown", 130, 12, 10),
  mouse("pointerup", 150, 12, 10), mouse("pointermove", 170, 14, 10, { buttons: 0 }), mouse("pointerleave", 190, 0, 0, { buttons: 0 }),
]), "kind").map(([, id, phase, , , kind]) => `${id} ${phase} ${kind}`), [
  "1 regionEntered indirectPointer", "1 regionMoved indirectPointer", "1 regionExited indirectPointer", "2 began direct", "2 ended direct",
  "3 regionEntered indirectPointer", "3 regionExited indirectPointer",
]);
same("a mouse's other buttons touch nothing", adapt([mouse("pointerdown", 100, 1, 1, { button: 2, buttons: 2 }), mouse("pointermove", 110, 5, 1, { buttons: 2 }), mouse("pointerup", 120, 5, 1, { button: 2 })]), []);

// Sizes and pens.
same("the radius is half of the larger side, and absent where none is measured", [[30, 22], [1, 1], [0, 0], [undefined, undefined]].map(([width, height]) =>
  contacts(adapt([pointer("pointerdown", 100, 0, 0, { width, height })]), "radius")[0][5]), [15, null, null, null]);
const rounded = (angles) => [angles.altitude, angles.azimuth].map((angle) => angle === null ? null : Math.round(angle * 1000) / 1000);
same("a pen's angles as they are", rounded(penAngles({ altitudeAngle: 0.8, azimuthAngle: 1.2 })), [0.8, 1.2]);
same("a pen's angles from its tilt", rounded(penAngles({ tiltX: 30, tiltY: 0 })), [1.047, 0]);
same("a pen's angles from a tilt to the left", rounded(penAngles({ tiltX: -30, tiltY: 0 })), [1.047, 3.142]);
same("a pen's angles from a tilt towards the user", rounded(penAngles({ tiltX: 0, tiltY: 45 })), [0.785, 1.571]);
same("a pen's angles from a tilt away", rounded(penAngles({ tiltX: 0, tiltY: -45 })), [0.785, 4.712]);
same("a pen's angles from both tilts", rounded(penAngles({ tiltX: 45, tiltY: 45 })), [0.615, 0.785]);
same("a pen that lies flat", rounded(penAngles({ tiltX: 90, tiltY: 10 })), [0, 0]);
same("an upright default beside a tilt isn't believed", rounded(penAngles({ altitudeAngle: Math.PI / 2, azimuthAngle: 0, tiltX: 30, tiltY: 0 })), [1.047, 0]);
same("an upright pen", rounded(penAngles({ altitudeAngle: Math.PI / 2, azimuthAngle: 0, tiltX: 0, tiltY: 0 })), [1.571, 0]);
same("a pen without angles", rounded(penAngles({})), [null, null]);
same("a pen is a pencil, and hovers as one", contacts(adapt([
  pointer("pointermove", 90, 1, 1, { pointerType: "pen", buttons: 0, tiltX: 30 }), pointer("pointerdown", 100, 1, 1, { pointerType: "pen", tiltX: 30 }),
]), "kind", "altitude").map(([, , phase, , , kind, altitude]) => [phase, kind, altitude]), [["regionEntered", "pencil", 1.0472], ["regionExited", "pencil", 1.0472], ["began", "pencil", 1.0472]]);

// The page.
const layout = (width, height, values = {}) => ({ type: "layout", timeStamp: 50, left: 10, top: 20, width, height, screen: { width, height }, ...values });
same("places are the scene's, wherever it lies and however large it is shown", contacts(adapt([
  { ...layout(200, 400), screen: { width: 400, height: 800 } }, pointer("pointerdown", 100, 60, 70, { width: 20, height: 20 }),
]), "radius"), [[100, 1, "began", 100, 100, 20]]);
same("a zoomed page's places follow its new box without a word", contacts(adapt([
  layout(390, 844), pointer("pointerdown", 100, 60, 70), { ...layout(390, 844), left: -40 }, pointer("pointermove", 116, 10, 70),
])).filter(([, , phase]) => phase === "cancelled").length, 0);
same("a screen of another size cancels what is down, then turns", adapt([
  layout(390, 844), pointer("pointerdown", 100, 60, 70), { ...layout(844, 390), timeStamp: 140 }, pointer("pointermove", 150, 80, 80), pointer("pointerup", 160, 80, 80),
]).map((input) => input.kind === "resize" ? ["resize", input.width, input.height] : input.contacts[0].phase), ["began", "cancelled", ["resize", 844, 390]]);

same("a scene that is laid out as it was opened doesn't turn", adapt([layout(300, 500), pointer("pointerdown", 100, 60, 70)], { screen: { width: 300, height: 500 } }).map((input) => input.kind), ["touches"]);

// Wheel and keys.
const wheel = (values) => adapt([{ type: "wheel", timeStamp: 100, clientX: 5, clientY: 6, deltaX: 0, deltaY: 0, deltaMode: 0, ...values }]).map(({ dx, dy, x, y, phase }) => [dx, dy, x, y, phase]);
same("a wheel scrolls as a finger that drags the other way", wheel({ deltaY: 30 }), [[0, -30, 5, 6, "step"]]);
same("a wheel that counts lines", wheel({ deltaY: 3, deltaMode: 1 }), [[0, -48, 5, 6, "step"]]);
same("a wheel that counts pages", wheel({ deltaY: 1, deltaMode: 2 }), [[0, -844, 5, 6, "step"]]);
same("a wheel with Shift goes aside", wheel({ deltaY: 30, shiftKey: true }), [[-30, 0, 5, 6, "step"]]);
same("a wheel that doesn't turn", wheel({}), []);
const key = (type, code, values = {}) => ({ type, timeStamp: 100, code, key: code.replace(/^(Key|Arrow)/, ""), ctrlKey: false, ...values });
same("a key is a press, once while it repeats", adapt([key("keydown", "Space", { key: " " }), key("keydown", "Space", { key: " ", repeat: true }), key("keyup", "Space", { key: " " })])
  .map(({ phase, usage, characters }) => [phase, usage, characters]), [["began", 44, " "], ["ended", 44, " "]]);
same("a lift without a press is none", adapt([key("keyup", "KeyA")]), []);
same("keys have the numbers of their places", ["KeyA", "KeyZ", "Digit1", "Digit0", "Enter", "Escape", "ArrowUp", "F1", "Numpad1", "Numpad0"].map((code) => keyUsages[code]), [4, 29, 30, 39, 40, 41, 82, 58, 89, 98]);
same("Command held on a Mac keeps no key down", adapt([key("keydown", "MetaLeft", { key: "Meta" }), key("keydown", "KeyK", { metaKey: true }), key("keyup", "MetaLeft", { key: "Meta" })])
  .map(({ phase, usage }) => [phase, usage]), [["began", 227], ["began", 14], ["ended", 227], ["ended", 14]]);
same("a page without the keyboard has no keys down", adapt([key("keydown", "KeyK"), { type: "blur", timeStamp: 130 }]).map(({ phase }) => phase), ["began", "cancelled"]);

finish();
