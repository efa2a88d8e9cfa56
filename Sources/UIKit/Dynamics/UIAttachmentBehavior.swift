#if !hasFeature(Embedded)
  import TouchCore

  /// Ties an item to a point or to another item, by a rod or a spring.
  ///
  /// Without a frequency it is a rod that keeps its length: both ends can turn. With one it is a spring. The attachments
  /// that slide, limit, fix or pin aren't part of Touchstone.
  @preconcurrency @MainActor
  open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is tied to.
    public enum AttachmentType: Int, Sendable {
      /// Another item.
      case items = 0
      /// A point.
      case anchor = 1
    }

    /// One end at an item: from the item's centre, along its own axes.
    @MainActor
    fileprivate struct End {
      let item: any UIDynamicItem
      let offset: Vector

      init(_ item: any UIDynamicItem, _ offset: UIOffset) {
        self.item = item
        self.offset = Vector(dx: Double(offset.horizontal), dy: Double(offset.vertical))
      }

      /// Where the end is now.
      var place: Vector {
        Vector(point: item.center) + offset.rotated(by: DynamicTurn(item.transform.turnAngle))
      }
    }

    private let ends: [End]
    /// Where the anchor was at the end of the last step of the animation.
    private var shownAnchor: Vector

    /// What the item is tied to.
    public let attachedBehaviorType: AttachmentType

    /// The point that the item is tied to, in the coordinates of the animator's reference view.
    ///
    /// Within a frame the anchor moves there from where it was, and the item with it.
    open var anchorPoint: CGPoint {
      didSet { changed() }
    }

    /// The distance between the ends, in points; at first that at which they were tied.
    open var length: CGFloat {
      didSet { changed() }
    }

    /// The spring's damping ratio: 0 swings for ever, from 1 on it doesn't swing; without a frequency it does nothing.
    open var damping: CGFloat = 0 {
      didSet { changed() }
    }

    /// How often the spring swings in a second; 0, a rod, by default.
    open var frequency: CGFloat = 0 {
      didSet { changed() }
    }

    private init(_ ends: [End], _ anchor: CGPoint, _ type: AttachmentType) {
      self.ends = ends
      anchorPoint = anchor
      shownAnchor = Vector(point: anchor)
      attachedBehaviorType = type
      length = 0
      super.init()
      let first = ends[0].place
      length = CGFloat((first - (ends.count > 1 ? ends[1].place : shownAnchor)).length)
    }

    /// Ties an item's centre to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
      self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Ties a point of an item to a point.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - offset: The item's point, from its centre and along its own axes.
    ///   - point: The anchor, in the coordinates of the animator's reference view.
    public convenience init(
      item: any UIDynamicItem,
      offsetFromCenter offset: UIOffset,
      attachedToAnchor point: CGPoint
    ) {
      self.init([End(item, offset)], point, .anchor)
    }

    /// Ties two items' centres to each other.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
      self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Ties points of two items to each other; offsets are from the items' centres, along their own axes.
    public convenience init(
      item item1: any UIDynamicItem,
      offsetFromCenter offset1: UIOffset,
      attachedTo item2: any UIDynamicItem,
      offsetFromCenter offset2: UIOffset
    ) {
      self.init([End(item1, offset1), End(item2, offset2)], .zero, .items)
    }

    /// The items that are tied: one or two.
    open var items: [any UIDynamicItem] { ends.map { $0.item } }

    override var ownItems: [any UIDynamicItem] { items }

    override func contribute(to world: DynamicsWorld) {
      guard let first = world.body(of: ends[0].item) else { return }
      let anchor = Vector(point: anchorPoint)
      var link = DynamicLink(
        first: first,
        firstOffset: ends[0].offset,
        length: max(Double(length), 0),
        anchor: shownAnchor,
        anchorGoal: anchor
      )
      shownAnchor = anchor
      if ends.count > 1 {
        guard let second = world.body(of: ends[1].item) else { return }
        link.second = second
        link.secondOffset = ends[1].offset
      }
      if frequency > 0 {
        let oscillator = DynamicOscillator(
          frequency: Double(frequency),
          dampingRatio: max(Double(damping), 0),
          interval: DynamicsWorld.interval
        )
        world.springs.append(DynamicSpring(link: link, oscillator: oscillator))
      } else {
        world.rods.append(DynamicRod(link: link))
      }
    }
  }
#endif
