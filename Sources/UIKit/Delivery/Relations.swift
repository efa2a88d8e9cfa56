import TouchCore

/// What the arbiter asks, answered by the recognizers and their delegates.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct Relations {
  let environment: GestureEnvironment

  func areRelated(_ first: RecognizerID, _ second: RecognizerID) -> Bool {
    guard let first = environment.member(first)?.view, let second = environment.member(second)?.view
    else { return false }
    return first.isDescendant(of: second) || second.isDescendant(of: first)
  }

  func excludes(_ winner: RecognizerID, _ other: RecognizerID) -> Bool {
    guard let winner = environment.member(winner), let other = environment.member(other) else {
      return false
    }
    return environment.excludes(winner, other)
  }

  func precedes(_ first: RecognizerID, _ second: RecognizerID) -> Bool {
    guard let first = environment.member(first), let second = environment.member(second) else {
      return false
    }
    return comesFirst(first, second)
      ?? environment.goes(first, before: second)
  }

  /// Which of two goes first whatever their places in the tree; nil where neither does.
  ///
  /// A tap of a higher count does before one of a lower, which it prevents (rule 4.16). Otherwise one
  /// that lets the other live does, so that both are recognized.
  private func comesFirst(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool? {
    if let first = first as? UITapGestureRecognizer, let second = second as? UITapGestureRecognizer,
      first.numberOfTapsRequired != second.numberOfTapsRequired
    {
      return first.numberOfTapsRequired > second.numberOfTapsRequired
    }
    let prevents = first.canPrevent(second)
    return prevents == second.canPrevent(first) ? nil : !prevents
  }
}

// The arbiter knows of no actor; it is asked on the main one and asks there.
#if hasFeature(Embedded)
  extension Relations: GestureRelations {}
#else
  extension Relations: @preconcurrency GestureRelations {}
#endif
