#if !hasFeature(Embedded)
  import TouchCore

  /// The bodies of an animator, and what moves them.
  ///
  /// It goes on in steps of one length: velocities change by forces, springs and contacts, and positions by the average
  /// velocities. Free fall, resistance and springs are closed forms of time; the rest is solved by repeated impulses, in
  /// one order, so that every run has the same result.
  @MainActor
  final class DynamicsWorld {
    /// How many steps a second has.
    static let rate: Int64 = 240
    /// The length of a step, in seconds.
    static let interval = 1 / 240.0
    /// How often impulses are repeated in a step.
    private static let repetitions = 16
    /// A distance in points and an angle in radians: what moves less for a while rests.
    private static let restingDistance = 0.1
    private static let restingAngle = 0.001

    /// The bodies, in the order in which their items were added.
    private(set) var bodies: [DynamicBody] = []
    private var table: [ObjectIdentifier: DynamicBody] = [:]
    /// What acts in the present step of the animation.
    var springs: [DynamicSpring] = []
    var rods: [DynamicRod] = []
    var snaps: [DynamicSnap] = []
    var groups: [DynamicCollisionGroup] = []
    var fields: [UIFieldBehavior] = []

    /// What touches, in the order in which it began.
    private var records: [DynamicContactRecord] = []
    /// What began and ended since it was asked for last.
    private var news: [(record: DynamicContactRecord, began: Bool)] = []
    /// The impulses of the last step.
    private var memory = DynamicContactMemory([])
    private var stepCount: Int64 = 0
    /// Where the bodies were when one of them moved last.
    private var restingPlaces: [(position: Vector, angle: Double)] = []

    // MARK: Bodies

    /// The body of an item; nil if there is none.
    func body(of item: any UIDynamicItem) -> DynamicBody? { table[ObjectIdentifier(item)] }

    /// Has bodies for these items alone; a new one has its item's state.
    func keep(_ items: [any UIDynamicItem]) {
      var (kept, keptTable): ([DynamicBody], [ObjectIdentifier: DynamicBody]) = ([], [:])
      for item in items where keptTable[ObjectIdentifier(item)] == nil {
        let body = body(of: item) ?? DynamicBody(item)
        kept.append(body)
        keptTable[ObjectIdentifier(item)] = body
      }
      // A new body may be where a former one was in memory.
      if bodies.contains(where: { keptTable[ObjectIdentifier($0.item)] !== $0 }) {
        memory = DynamicContactMemory([])
      }
      (bodies, table) = (kept, keptTable)
      records.removeAll { record in
        !record.behavior.items.contains { $0 === record.first }
          || record.second.map { second in !record.behavior.items.contains { $0 === second } }
            ?? false
          || record.behavior.dynamicAnimator == nil
      }
      restingPlaces = []
    }

    // MARK: A step of the animation

    /// Discards what acted in the last step of the animation.
    func clear() {
      springs.removeAll(keepingCapacity: true)
      rods.removeAll(keepingCapacity: true)
      snaps.removeAll(keepingCapacity: true)
      groups.removeAll(keepingCapacity: true)
      fields.removeAll(keepingCapacity: true)
    }

    /// Goes on for a number of steps.
    func run(_ steps: Int64) {
      let span = Double(steps) * DynamicsWorld.interval
      for index in rods.indices { rods[index].link.startAnchor(for: span) }
      for index in springs.indices { springs[index].link.startAnchor(for: span) }
      for _ in 0..<steps { step() }
    }

    /// What began and ended since the last call, in order.
    func takeNews() -> [(record: DynamicContactRecord, began: Bool)] {
      defer { news.removeAll(keepingCapacity: true) }
      return news
    }

    /// Whether no body moved noticeably since this was false.
    func rests() -> Bool {
      let isSame =
        restingPlaces.count == bodies.count
        && zip(restingPlaces, bodies).allSatisfy { place, body in
          (body.position - place.position).length < DynamicsWorld.restingDistance
            && (body.angle - place.angle).magnitude < DynamicsWorld.restingAngle
        }
      if !isSame { restingPlaces = bodies.map { ($0.position, $0.angle) } }
      return isSame
    }

    /// Stops every body.
    func halt() {
      for body in bodies { (body.velocity, body.spin) = (.zero, 0) }
    }

    // MARK: Steps

    private func step() {
      let interval = DynamicsWorld.interval
      stepCount += 1
      if !fields.isEmpty {
        for body in bodies { body.field = DynamicFieldPull() }
        // Closures of clients may change anything meanwhile.
        for field in fields { field.act(in: self) }
      }
      for body in bodies { body.fall(for: interval) }
      for spring in springs { spring.pull() }
      for snap in snaps { snap.pull() }
      if !fields.isEmpty { for body in bodies { body.followField() } }
      for index in rods.indices { rods[index].begin() }
      var contacts: [DynamicContact] = []
      for group in groups { findContacts(of: group, &contacts) }
      if !contacts.isEmpty {
        for body in bodies { body.beginContacts() }
        for index in contacts.indices {
          contacts[index].begin(with: memory.impulses(of: contacts[index]))
        }
        for _ in 0..<DynamicsWorld.repetitions {
          for index in contacts.indices { contacts[index].push() }
        }
        for body in bodies { body.endContacts() }
      }
      memory = DynamicContactMemory(contacts)
      if !contacts.isEmpty || !rods.isEmpty {
        for _ in 0..<DynamicsWorld.repetitions {
          for rod in rods { rod.correct(for: interval) }
          for index in contacts.indices { contacts[index].correct() }
        }
      }
      for body in bodies { body.move(for: interval) }
      for index in rods.indices { rods[index].link.moveAnchor(for: interval) }
      for index in springs.indices { springs[index].link.moveAnchor(for: interval) }
      for _ in 0..<(rods.count > 1 ? DynamicsWorld.repetitions : 1) {
        for index in rods.indices { rods[index].end() }
      }
      note(contacts)
    }

    /// What a contact is between, in the order of the contacts.
    private var sources: [DynamicContactRecord] = []

    private func findContacts(of group: DynamicCollisionGroup, _ contacts: inout [DynamicContact]) {
      if contacts.isEmpty { sources.removeAll(keepingCapacity: true) }
      for (index, first) in group.bodies.enumerated() {
        let outline = DynamicContactFinder.Outline(
          corners: first.corners,
          radius: first.shape.radius
        )
        let reach = first.reach(for: DynamicsWorld.interval)
        for boundary in group.boundaries where first.inverseMass > 0 {
          for (number, side) in boundary.sides.enumerated() {
            let line = DynamicContactFinder.Outline(corners: [side.0, side.1], radius: 0)
            for spot in DynamicContactFinder.spots(outline, line, within: reach) {
              add(spot, first, nil, group, boundary, number, &contacts)
            }
          }
        }
        guard group.collidesItems else { continue }
        for second in group.bodies[(index + 1)...] where first.inverseMass + second.inverseMass > 0
        {
          let other = DynamicContactFinder.Outline(
            corners: second.corners,
            radius: second.shape.radius
          )
          let limit = reach + second.reach(for: DynamicsWorld.interval)
          for spot in DynamicContactFinder.spots(outline, other, within: limit) {
            add(spot, first, second, group, nil, 0, &contacts)
          }
        }
      }
    }

    private func add(
      _ spot: DynamicContactFinder.Spot,
      _ first: DynamicBody,
      _ second: DynamicBody?,
      _ group: DynamicCollisionGroup,
      _ boundary: DynamicBoundary?,
      _ side: Int,
      _ contacts: inout [DynamicContact]
    ) {
      contacts.append(
        DynamicContact(
          first: first,
          second: second,
          spot: spot,
          boundary: boundary,
          side: side,
          interval: DynamicsWorld.interval
        )
      )
      sources.append(
        DynamicContactRecord(
          behavior: group.behavior,
          first: first.item,
          second: second?.item,
          boundary: boundary,
          side: boundary?.tellsSides == true ? side : 0,
          point: spot.point - spot.normal * (spot.gap / 2),
          step: stepCount
        )
      )
    }

    /// Notes what touches in this step for the first time, and what doesn't any more.
    private func note(_ contacts: [DynamicContact]) {
      for (contact, source) in zip(contacts, sources)
      where contact.touches(in: DynamicsWorld.interval) {
        if let index = records.firstIndex(where: { $0.matches(source) }) {
          records[index].step = stepCount
        } else {
          records.append(source)
          news.append((source, true))
        }
      }
      guard records.contains(where: { $0.step != stepCount }) else { return }
      for record in records where record.step != stepCount { news.append((record, false)) }
      records.removeAll { $0.step != stepCount }
    }
  }
#endif
