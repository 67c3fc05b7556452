import StrataRendering

extension Screen {
  /// What a browser says when these members of a long collection are in sight: the first lazy
  /// list or stack of the screen, members counted from 0.
  ///
  /// - Throws: ``ScreenFailure`` when there is no collection of which only a part is on the page.
  public func scroll(toMembers sight: ClosedRange<Int>) throws(ScreenFailure) {
    guard let end = all(.any).first(where: { $0.drawing.events.contains(.window) }) else {
      throw ScreenFailure(reason: "No collection is on the page in part only.", tree: tree)
    }
    try end.send(.window, value: "\(sight.lowerBound) \(sight.upperBound)")
  }

  /// What a browser says when the next ten rows of a table, a list or a lazy stack come near what is
  /// in sight.
  ///
  /// - Throws: ``ScreenFailure`` when nothing that follows asks to be told.
  public func scrollNear() throws(ScreenFailure) {
    let next = all(.any).filter { $0.drawing.events.contains(.more) }.prefix(10)
    if next.isEmpty {
      throw ScreenFailure(reason: "Nothing asks to be told when it comes near.", tree: tree)
    }
    for element in next where isThere(element) { try element.send(.more) }
  }

  /// What came near may have made others go.
  private func isThere(_ element: ScreenElement) -> Bool {
    browser.element(element.id)?.element.events.contains(.more) ?? false
  }

  /// Scrolls down until a piece of text with these words is on the page, through the members of
  /// long collections that are not there yet.
  ///
  /// - Throws: ``ScreenFailure`` when the collections end before.
  public func scroll(to words: String) throws(ScreenFailure) {
    while !lines.contains(where: { $0.contains(words) }) {
      let ends = all(.any).filter { $0.drawing.events.contains(.window) }
      guard let end = ends.first(where: { $0.drawn.nextSight != nil }),
        let sight = end.drawn.nextSight
      else { throw ScreenFailure(reason: "“\(words)” is nowhere below.", tree: tree) }
      try end.send(.window, value: "\(sight.lowerBound) \(sight.upperBound)")
    }
  }

  /// Scrolls a list that grows while it is scrolled, until it has so many members and shows the last.
  /// What came is on the page a moment after the app has it, so scrolling is tried until it is.
  ///
  ///     await screen.scrollOn(to: 826, count: { model.characters.count }) {
  ///       $0.text.contains("Butter Robot")
  ///     }
  ///
  /// - Parameters:
  ///   - count: How many members there are now.
  ///   - isReached: Whether the last member is on the page.
  public func scrollOn(
    to members: Int, count: () -> Int, until isReached: (Screen) -> Bool
  ) async {
    while count() < members, !Task.isCancelled {
      let before = count()
      await settle { screen in
        screen.reach(before - 1)
        return count() > before
      }
    }
    await settle { screen in
      screen.reach(members - 1)
      return isReached(screen)
    }
  }

  /// The end comes into sight: of a long collection by its numbers, of a short one by what is near.
  private func reach(_ member: Int) {
    do { try scroll(toMembers: max(0, member - 9)...member) } catch { try? scrollNear() }
  }

  /// The element that the app last brought into sight.
  public var scrolledTo: ScreenElement? {
    flush()
    return browser.scrolledTo.flatMap(browser.element).map { ScreenElement($0, on: self) }
  }
}

extension ScreenElement {
  /// What a browser says of a scroll view that this element now stands first in.
  public func scrollToTop() throws(ScreenFailure) {
    guard let port = drawn.nearest(reactingTo: .sight) else {
      throw ScreenFailure(reason: "Nothing around it tells what it shows.", tree: screen.tree)
    }
    try ScreenElement(port, on: screen).send(.sight, value: String(id.rawValue))
  }

  /// Moves a row by its handle, by so many places.
  public func move(by steps: Int) throws(ScreenFailure) {
    try send(.reorder, value: String(steps))
  }
}

extension DrawnElement {
  /// Of the space after a long collection's members: those that come into sight when somebody
  /// scrolls past the ones on the page; `nil` where there are none.
  fileprivate var nextSight: ClosedRange<Int>? {
    guard let after = members, after > 0, let around = parent?.children,
      let end = around.firstIndex(where: { $0 === self }),
      let start = around[..<end].lastIndex(where: { $0.members != nil }),
      let before = around[start].members
    else { return nil }
    let first = before + (end - start - 1)
    return first...(first + min(after, 15) - 1)
  }

  private var members: Int? { element[.members].flatMap { Int($0) } }
}
