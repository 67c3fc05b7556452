import StrataRendering
import StrataViewTree

/// Which members of a long collection are on the page, and the spaces that stand for the others.
@MainActor final class LazyWindow<ID: Hashable> {
  /// Collections of at most so many members are on the page whole.
  static var most: Int { 100 }
  /// So many members are taken for near what is in sight before a browser has said anything, and
  /// behind those that it names.
  static var firstNear: Int { 10 }
  /// Members beside those in sight that are on the page, so that scrolling finds them there.
  private static var overscan: Int { 30 }
  /// No screen shows more than these at a time; a browser that says so is not believed.
  private static var mostInSight: Int { 60 }

  private(set) var range: Range<Int>
  private(set) var before: Node?
  private(set) var after: Node?
  /// The first member in sight: the others are placed by it when the collection changes.
  private var anchor: (id: ID, index: Int)?
  private var firstInSight = 0
  /// Members before this one are near what is in sight.
  private(set) var near = firstNear
  /// How many members stand side by side: the page begins with a whole line of them.
  var lanes = 1

  /// - Parameter whole: So many members were on the page when there was no window yet. They stay until
  ///   a browser has said which of them are in sight: room for them would be a guess, and lead elsewhere.
  init(whole: Int) { range = 0..<max(whole, Self.mostInSight) }

  var spaces: [Node] { [before, after].compactMap { $0 } }

  /// Makes the members around those in sight the ones on the page.
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

  /// Keeps the window on the same members when the collection has changed.
  func fit(_ count: Int, id: (Int) -> ID) {
    guard count > 0 else { return range = 0..<0 }
    follow(count, id)
    let length = max(range.count, min(count, Self.mostInSight))
    let start = whole(min(max(0, range.lowerBound), max(0, count - length)))
    range = start..<min(count, start + length)
    firstInSight = min(firstInSight, count - 1)
    anchor = (id(firstInSight), firstInSight)
  }

  /// Goes where the first member in sight went. With that one gone nobody knows what is in sight, until
  /// a browser says so.
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

  /// The place of an identifier: what moved has seldom moved far.
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
