import StrataRendering

/// What an element did about events, for those that a person made before the browser knew that it
/// was gone.
@MainActor struct DepartedElement {
  var id: ElementID
  var events: EventSet
  var handlers: [(EventSet, EventHandler)]

  func receive(_ event: ElementEvent) {
    for (kinds, handler) in handlers where kinds.contains(event.kind) { handler(event) }
  }
}

/// Elements that are gone from the tree and perhaps not from the page.
@MainActor struct DepartedElements {
  /// More than a browser leaves behind in a moment; beyond it the oldest are given up.
  private static let most = 2_000
  private var elements: [ElementID: DepartedElement] = [:]
  /// Their numbers by the patch that takes them off the page; those of the next one at the end.
  private var byPatch: [(patch: Int?, ids: [ElementID])] = []

  nonisolated init() {}

  subscript(id: ElementID) -> DepartedElement? { elements[id] }

  mutating func add(_ element: DepartedElement) {
    if byPatch.last?.patch != nil || byPatch.isEmpty { byPatch.append((nil, [])) }
    byPatch[byPatch.count - 1].ids.append(element.id)
    elements[element.id] = element
    if elements.count > Self.most { drop(first: 1) }
  }

  /// A patch with this number takes off the page what went since the last one.
  mutating func sent(as patch: Int) {
    if !byPatch.isEmpty, byPatch[byPatch.count - 1].patch == nil {
      byPatch[byPatch.count - 1].patch = patch
    }
  }

  /// The browser has applied all patches up to this number.
  mutating func confirm(upTo patch: Int) {
    drop(first: byPatch.prefix { ($0.patch ?? .max) <= patch }.count)
  }

  private mutating func drop(first count: Int) {
    for id in byPatch.prefix(count).flatMap(\.ids) { elements[id] = nil }
    byPatch.removeFirst(count)
  }
}

extension Tree {
  /// Keeps what an element did until its browser has confirmed that it is gone. An element whose
  /// own event took it away has done its part.
  func keep(_ element: DepartedElement) {
    if keepsDeparted, element.id != receiver { departed.add(element) }
  }

  /// Says with which patch the page loses what went from the tree so far.
  public func departuresSent(as patch: Int) { departed.sent(as: patch) }

  /// Forgets what the browser knows to be gone.
  public func departuresConfirmed(upTo patch: Int) { departed.confirm(upTo: patch) }
}
