import StrataRendering

/// The event handlers of a removed element, for events that were sent before the browser applied
/// the removal.
@MainActor struct DepartedElement {
  var id: ElementID
  var events: EventSet
  var handlers: [(EventSet, EventHandler)]

  func receive(_ event: ElementEvent) {
    for (kinds, handler) in handlers where kinds.contains(event.kind) { handler(event) }
  }
}

/// The elements that were removed from the tree but may still be on the page.
@MainActor struct DepartedElements {
  /// The maximum number of elements; beyond it the oldest are dropped.
  private static let most = 2_000
  private var elements: [ElementID: DepartedElement] = [:]
  /// The identifiers of removed elements, by the number of the patch that removes them from the
  /// page; the last entry is for the next patch.
  private var byPatch: [(patch: Int?, ids: [ElementID])] = []

  nonisolated init() {}

  subscript(id: ElementID) -> DepartedElement? { elements[id] }

  mutating func add(_ element: DepartedElement) {
    if byPatch.last?.patch != nil || byPatch.isEmpty { byPatch.append((nil, [])) }
    byPatch[byPatch.count - 1].ids.append(element.id)
    elements[element.id] = element
    if elements.count > Self.most { drop(first: 1) }
  }

  /// Records the number of the patch that removes the elements which departed since the last patch.
  mutating func sent(as patch: Int) {
    if !byPatch.isEmpty, byPatch[byPatch.count - 1].patch == nil {
      byPatch[byPatch.count - 1].patch = patch
    }
  }

  /// Records that the browser has applied all patches up to this number.
  mutating func confirm(upTo patch: Int) {
    drop(first: byPatch.prefix { ($0.patch ?? .max) <= patch }.count)
  }

  private mutating func drop(first count: Int) {
    for id in byPatch.prefix(count).flatMap(\.ids) { elements[id] = nil }
    byPatch.removeFirst(count)
  }
}

extension Tree {
  /// Keeps the handlers of an element until the browser has confirmed its removal, unless an event
  /// of the element removed it.
  func keep(_ element: DepartedElement) {
    if keepsDeparted, element.id != receiver { departed.add(element) }
  }

  /// Records the number of the patch that removes from the page what was removed from the tree so
  /// far.
  public func departuresSent(as patch: Int) { departed.sent(as: patch) }

  /// Drops the elements that the browser has removed.
  public func departuresConfirmed(upTo patch: Int) { departed.confirm(upTo: patch) }
}
