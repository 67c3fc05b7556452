import StrataRendering

extension Screen {
  /// Reports, as a browser does, which members of the screen's first lazy list or stack are
  /// visible, counted from 0.
  ///
  /// - Throws: ``ScreenFailure`` if no collection is loaded in part only.
  public func scroll(toMembers sight: ClosedRange<Int>) throws(ScreenFailure) {
    guard let end = all(.any).first(where: { $0.drawing.events.contains(.window) }) else {
      throw ScreenFailure(
        reason: "No list on the page has rows that are not loaded yet.", tree: tree)
    }
    try end.send(.window, value: "\(sight.lowerBound) \(sight.upperBound)")
  }

  /// Reports, as a browser does, that the next ten rows of a table, list or lazy stack are near the
  /// visible part.
  ///
  /// - Throws: ``ScreenFailure`` if none of them asks for such reports.
  public func scrollNear() throws(ScreenFailure) {
    let next = all(.any).filter { $0.drawing.events.contains(.more) }.prefix(10)
    if next.isEmpty {
      throw ScreenFailure(
        reason: "The element has no action that runs once it becomes visible.", tree: tree)
    }
    for element in next where isThere(element) { try element.send(.more) }
  }

  /// Returns whether the element still exists, since an earlier report may have removed it.
  private func isThere(_ element: ScreenElement) -> Bool {
    browser.element(element.id)?.element.events.contains(.more) ?? false
  }

  /// Scrolls down until a text with these words is on the page, through the members of long
  /// collections that are not loaded yet.
  ///
  /// - Throws: ``ScreenFailure`` if the collections end before.
  public func scroll(to words: String) throws(ScreenFailure) {
    while !lines.contains(where: { $0.contains(words) }) {
      let ends = all(.any).filter { $0.drawing.events.contains(.window) }
      guard let end = ends.first(where: { $0.drawn.nextSight != nil }),
        let sight = end.drawn.nextSight
      else { throw ScreenFailure(reason: "“\(words)” does not appear further down.", tree: tree) }
      try end.send(.window, value: "\(sight.lowerBound) \(sight.upperBound)")
    }
  }

  /// Scrolls a list that grows while scrolling, until it has `members` members and shows the last
  /// one. New members appear a moment after the app has them, so scrolling is repeated.
  ///
  ///     await screen.scrollOn(to: 826, count: { model.characters.count }) {
  ///       $0.text.contains("Butter Robot")
  ///     }
  ///
  /// - Parameters:
  ///   - members: The number of members to reach.
  ///   - count: Returns the current number of members.
  ///   - isReached: Whether the last member is on the page.
  ///   - fileID: The file that a failure names.
  ///   - filePath: The path of that file.
  ///   - line: The line that a failure names.
  public func scrollOn(
    to members: Int, count: () -> Int, until isReached: (Screen) -> Bool,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) async {
    let growth = Wait(aim: "the list to grow", fileID, filePath, line)
    while count() < members, !Task.isCancelled {
      let before = count()
      let hasGrown = await growth.run(on: self) { screen in
        screen.reach(before - 1)
        return count() > before
      }
      guard hasGrown else { return }
    }
    let end = Wait(aim: "what it should show", fileID, filePath, line)
    await end.run(on: self) { screen in
      screen.reach(members - 1)
      return isReached(screen)
    }
  }

  /// Scrolls to the end of a collection: reports a long collection's last members, or that the end
  /// of a short one is near.
  private func reach(_ member: Int) {
    do { try scroll(toMembers: max(0, member - 9)...member) } catch { try? scrollNear() }
  }

  /// The element that the app last scrolled to; `nil` for none.
  public var scrolledTo: ScreenElement? {
    flush()
    return browser.scrolledTo.flatMap(browser.element).map { ScreenElement($0, on: self) }
  }
}

extension ScreenElement {
  /// Reports, as a browser does, that this element is the first visible one in its scroll view.
  public func scrollToTop() throws(ScreenFailure) {
    guard let port = drawn.nearest(reactingTo: .sight) else {
      throw ScreenFailure(
        reason: "The element is in no collection or scroll view that reports its visible part.",
        tree: screen.tree)
    }
    try ScreenElement(port, on: screen).send(.sight, value: String(id.rawValue))
  }

  /// Moves a row by its handle, by a number of places: down if positive, up if negative.
  public func move(by steps: Int) throws(ScreenFailure) {
    try send(.reorder, value: String(steps))
  }
}

extension DrawnElement {
  /// The range of members of a long collection that would come into view by scrolling past the
  /// loaded ones; `nil` if there are none.
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
