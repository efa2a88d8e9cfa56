// Contacts held against the browser's own list of touches, because some systems send neither up nor cancel.

/// How long, in milliseconds, a contact may be missing from the list before it is cancelled: its own lift
/// may come right behind the list.
const missingTolerance = 20;
/// How far apart, in CSS pixels, a pointer and a touch may be that are taken for one finger.
const matchingDistance = 64;

/// Finds the contact of each touch, and notes the contacts that had one and have none any more.
///
/// - Parameters:
///   - touches: The touches that are down, as `TouchEvent.touches` names them.
///   - contacts: The contacts of fingers and pens that are down.
///   - time: The event's time in milliseconds.
/// - Returns: The pairs of contact and touch.
function matchTouches(touches, contacts, time) {
  const pairs = [];
  const free = new Set(contacts);
  const unknown = [];
  for (const touch of touches) {
    const contact = contacts.find((contact) => contact.touch === touch.identifier);
    if (contact && free.delete(contact)) pairs.push([contact, touch]); else unknown.push(touch);
  }
  for (const touch of unknown) {
    let nearest = null;
    let least = matchingDistance;
    for (const contact of free) {
      const distance = Math.hypot(contact.client.x - touch.clientX, contact.client.y - touch.clientY);
      if (contact.touch === null && distance <= least) [nearest, least] = [contact, distance];
    }
    if (!nearest) continue;
    nearest.touch = touch.identifier;
    free.delete(nearest);
    pairs.push([nearest, touch]);
  }
  for (const [contact] of pairs) contact.missingSince = null;
  // Some browsers name pens in no list: what never stood in one can't be missing.
  for (const contact of free) if (contact.touch !== null) contact.missingSince ??= time;
  return pairs;
}

/// The contacts that the browser has lost by a time in milliseconds.
function lostContacts(contacts, time) {
  return contacts.filter((contact) => contact.missingSince !== null && time - contact.missingSince > missingTolerance);
}
