#if !hasFeature(Embedded)
  /// The standard methods of editing that a menu offers.
  @MainActor
  enum EditingCommands {
    private static let standard: [(title: String, method: Selector)] = [
      ("Cut", Selector(UIResponder.cut(_:)).named("cut(_:)")),
      ("Copy", Selector(UIResponder.copy(_:)).named("copy(_:)")),
      ("Paste", Selector(UIResponder.paste(_:)).named("paste(_:)")),
      ("Delete", Selector(UIResponder.delete(_:)).named("delete(_:)")),
      ("Select", Selector(UIResponder.select(_:)).named("select(_:)")),
      ("Select All", Selector(UIResponder.selectAll(_:)).named("selectAll(_:)")),
    ]

    /// Those that a responder, or one above it, takes, with what else a client offers.
    static func actions(
      from responder: UIResponder,
      sender: AnyObject,
      adding items: [(title: String, method: Selector)] = []
    ) -> [UIAction] {
      (standard + items).compactMap { command in
        guard responder.target(forAction: command.method, withSender: sender) != nil else {
          return nil
        }
        return UIAction(title: command.title) { _ in
          guard
            let target = responder.target(forAction: command.method, withSender: sender)
              as AnyObject?
          else { return }
          UIApplication.shared.sendAction(command.method, to: target, from: sender, for: nil)
        }
      }
    }
  }
#endif
