#if !hasFeature(Embedded)
  import TouchCore

  /// The impulses of a step's contacts, from which those of the next step set out.
  ///
  /// What rests on each other needs nearly the same impulses in every step. Found anew from zero by a few repetitions, those
  /// of a pile stayed too small: it crept and never rested.
  @MainActor
  struct DynamicContactMemory {
    /// How far a point of contact moves on a body in a step at most to count as the same, in points.
    private static let nearness = 3.0
    /// The least cosine between the normals of contacts that count as the same.
    private static let likeness = 0.9

    /// What touches what.
    private struct Pair: Hashable {
      let first: ObjectIdentifier
      /// Nil for a boundary.
      let second: ObjectIdentifier?
      let boundary: AnyHashable?
      let side: Int
    }

    private struct Entry {
      /// Where the point is on the first body.
      let point: Vector
      let normal: Vector
      let impulses: DynamicContact.Impulses
    }

    private var entries: [Pair: [Entry]] = [:]

    /// Stores the contacts of a step, which has been solved.
    init(_ contacts: [DynamicContact]) {
      for contact in contacts where contact.impulses.normal > 0 {
        let entry = Entry(
          point: contact.pointOnFirst,
          normal: contact.spot.normal,
          impulses: contact.impulses
        )
        entries[DynamicContactMemory.pair(of: contact), default: []].append(entry)
      }
    }

    /// The impulses that a contact had in the last step; zero if it is new.
    func impulses(of contact: DynamicContact) -> DynamicContact.Impulses {
      guard let candidates = entries[DynamicContactMemory.pair(of: contact)] else { return .zero }
      var (best, least) = (DynamicContact.Impulses.zero, DynamicContactMemory.nearness)
      for entry in candidates
      where Vector.dot(entry.normal, contact.spot.normal) > DynamicContactMemory.likeness {
        let distance = (entry.point - contact.pointOnFirst).length
        if distance < least { (best, least) = (entry.impulses, distance) }
      }
      return best
    }

    private static func pair(of contact: DynamicContact) -> Pair {
      Pair(
        first: ObjectIdentifier(contact.first),
        second: contact.second.map { ObjectIdentifier($0) },
        boundary: contact.boundary?.key,
        side: contact.side
      )
    }
  }
#endif
