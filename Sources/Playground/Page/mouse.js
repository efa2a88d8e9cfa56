// A mouse in place of fingers: the button is a finger, a modifier brings a second one.

/// The modifiers of a mouse that stands for fingers.
///
/// Alt holds a second finger opposite the first, seen from the middle of the screen; with Shift as well both move side
/// by side. Shift alone leaves the finger where the button is released: it rests there until a click with Shift on it.
const restingReach = 28;

/// Where the second finger is when the first one moved.
///
/// - Parameters:
///   - twin: The second finger: `center`, and where both were last.
///   - place: Where the first finger is.
///   - inParallel: Whether both move side by side.
function twinPlace(twin, place, inParallel) {
  if (inParallel) {
    const moved = { x: twin.at.x + place.x - twin.first.x, y: twin.at.y + place.y - twin.first.y };
    twin.center = { x: (moved.x + place.x) / 2, y: (moved.y + place.y) / 2 };
    twin.at = moved;
  } else {
    twin.at = { x: 2 * twin.center.x - place.x, y: 2 * twin.center.y - place.y };
  }
  twin.first = { x: place.x, y: place.y };
  return twin.at;
}

/// The resting finger under a click; null where there is none.
function restingUnder(resting, place) {
  return resting.find((contact) => Math.hypot(contact.last.x - place.x, contact.last.y - place.y) <= restingReach) ?? null;
}
