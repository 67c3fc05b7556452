import StrataRendering
import StrataViewTree

/// The range of a long collection's elements that are on the page, and the spacers that replace the
/// others.
@MainActor final class LazyWindow<ID: Hashable> {
  /// The largest number of elements up to which all elements are put on the page.
  static var most: Int { 100 }
  /// The number of elements that are assumed to be near the visible part before the browser has
  /// reported it, and that count as near after those that it reports.
  static var firstNear: Int { 10 }
  /// The number of elements kept on the page on each side of the visible ones, for scrolling.
  private static var overscan: Int { 30 }
  /// The largest number of elements that a browser may report as visible. A report with more is not
  /// trusted.
  private static var mostInSight: Int { 60 }

  private(set) var range: Range<Int>
  private(set) var before: Node?
  private(set) var after: Node?
  /// The first visible element. The range follows it when the collection changes.
  private var anchor: (id: ID, index: Int)?
  private var firstInSight = 0
  /// The index before which elements count as near the visible part.
  private(set) var near = firstNear
  /// The number of elements in one line; the range begins at the start of a line.
  var lanes = 1

  /// Creates the range of a list of which all elements were on the page so far.
  ///
  /// - Parameter whole: The number of elements that were on the page so far. They remain until the
  ///   browser reports which elements are visible, since spacers of a guessed size would move the
  ///   scroll position.
  init(whole: Int) { range = 0..<max(whole, Self.mostInSight) }

  var spaces: [Node] { [before, after].compactMap { $0 } }

  /// Moves the range to the elements around the visible ones.
  func look(at sight: ClosedRange<Int>, of count: Int) {
    guard count > 0 else { return }
    let first = min(max(0, sight.lowerBound), count - 1)
    let most = Self.mostInSight * (lanes > 1 ? 4 : 1)
    let last = min(max(first, sight.upperBound), first + most, count - 1)
    firstInSight = first
    near = last + 1 + Self.firstNear
    anchor = nil
    range = whole(max(0, first - Self.overscan))..<min(count, last + 1 + Self.overscan)
  }

  private func whole(_ start: Int) -> Int { start - start % lanes }

  /// Keeps the range at the same elements after the collection has changed.
  func fit(_ count: Int, id: (Int) -> ID) {
    guard count > 0 else { return range = 0..<0 }
    follow(count, id)
    let length = max(range.count, min(count, Self.mostInSight))
    let start = whole(min(max(0, range.lowerBound), max(0, count - length)))
    range = start..<min(count, start + length)
    firstInSight = min(firstInSight, count - 1)
    anchor = (id(firstInSight), firstInSight)
  }

  /// Moves the range with the first visible element. If that element was removed, the visible part
  /// is unknown until the browser reports it.
  private func follow(_ count: Int, _ id: (Int) -> ID) {
    if firstInSight >= count { near = Self.firstNear }
    guard let anchor, firstInSight > 0, !(anchor.index < count && id(anchor.index) == anchor.id)
    else { return }
    guard let index = Self.search(for: anchor.id, around: anchor.index, count, id) else {
      return near = Self.firstNear
    }
    let shift = index - anchor.index
    range = range.lowerBound + shift..<range.upperBound + shift
    firstInSight = index
  }

  /// Returns the index of an identifier. The search goes outwards from the previous index.
  private static func search(
    for wanted: ID, around start: Int, _ count: Int, _ id: (Int) -> ID
  ) -> Int? {
    for distance in 0..<count {
      if start + distance < count, id(start + distance) == wanted { return start + distance }
      if start - distance >= 0, start - distance < count, id(start - distance) == wanted {
        return start - distance
      }
    }
    return nil
  }

  func showSpaces(
    _ count: Int, in context: Context, parent: Node, look: @escaping (ClosedRange<Int>) -> Void
  ) {
    parent.updateChild(&before) { Self.space($0, context, range.lowerBound, handlers: []) }
    let isCounted = context.lanes > 0
    if isCounted { lanes = Int(context.lanes) }
    let handler: EventHandler = { [weak self] event in
      let numbers = event.value.split(separator: " ").compactMap { Int($0) }
      guard numbers.count >= 2, numbers[0] >= 0, numbers[0] <= numbers[1] else { return }
      if !isCounted, numbers.count == 3 { self?.lanes = min(max(1, numbers[2]), 100) }
      look(numbers[0]...numbers[1])
    }
    parent.updateChild(&after) {
      Self.space($0, context, count - range.upperBound, handlers: [(.window, handler)])
    }
  }

  private static func space(
    _ old: Node?, _ context: Context, _ members: Int, handlers: [(EventSet, EventHandler)]
  ) -> Node {
    let isRow = context.wrapper == .row
    var bare = context.withoutWrapping
    bare.wrapper = nil
    bare.decorations = []
    var element = Element(isRow ? .rowSpace : .space, events: handlers.isEmpty ? [] : .window)
    element[.members] = String(members)
    return ElementNode.update(old, bare, element, handlers: handlers)
  }
}
