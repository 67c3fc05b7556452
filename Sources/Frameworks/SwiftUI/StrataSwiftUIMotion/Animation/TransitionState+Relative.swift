import StrataRendering

extension TransitionState {
  /// A Boolean value that indicates whether an element around can undo the look: nothing makes a
  /// transparent or flat element visible again.
  private var canBeUndone: Bool { opacity != 0 && scale.x != 0 && scale.y != 0 }

  private var isFiltered: Bool {
    rules.contains { if case .filter = $0 { true } else { false } }
  }

  /// Returns the look of an element that gives this look to content with another look.
  ///
  /// The browser plays an effect on an element around the content, which has the look of one frame by
  /// itself: the effect may only add the difference.
  func around(_ inner: TransitionState) -> TransitionState {
    guard inner.canBeUndone else { return self }
    var outer = self
    outer.opacity /= inner.opacity
    outer.offset = Point(offset.x - inner.offset.x, offset.y - inner.offset.y)
    outer.part = Point(part.x - inner.part.x, part.y - inner.part.y)
    outer.scale = Point(scale.x / inner.scale.x, scale.y / inner.scale.y)
    outer.degrees -= inner.degrees
    return outer
  }

  /// Returns the index of the look that the content below an effect should have: the preferred one,
  /// unless only another one can be undone. An element around dims its content, and never brightens
  /// it: the look must be the least transparent.
  static func base(of looks: [TransitionState], preferred: Int) -> Int {
    let most = looks.map(\.opacity).max() ?? 1
    let order = ([preferred] + looks.indices).filter {
      looks[$0].canBeUndone && looks[$0].opacity >= most
    }
    return order.first { !looks[$0].isFiltered } ?? order.first ?? preferred
  }
}
