import StrataRendering

/// The transactions of pending changes that are animated. Empty while nothing moves, so that nodes
/// without animations cost nothing.
@MainActor struct PendingMotions {
  /// The transactions of invalidated nodes.
  var places: [ObjectIdentifier: Cause] = [:]
  var elements: [ElementID: Cause] = [:]
  var containers: [ElementID: Cause] = [:]
  /// The transactions of elements that were inserted or removed.
  var arrivals: [ElementID: Cause] = [:]
  var departures: [ElementID: Cause] = [:]
  /// The transitions of elements; those of removed elements until the removal was sent.
  var passages: [ElementID: Passage] = [:]
  var lastPassages: [ElementID: Passage] = [:]
  /// The former looks of elements that changed before they were rendered, to animate from.
  var beginnings: [ElementID: (old: Element, cause: Cause)] = [:]

  /// Clears what was sent.
  mutating func changesTold() {
    if !places.isEmpty { places = [:] }
    if !elements.isEmpty { elements = [:] }
    if !containers.isEmpty { containers = [:] }
    if !arrivals.isEmpty { arrivals = [:] }
    if !departures.isEmpty { departures = [:] }
    if !lastPassages.isEmpty { lastPassages = [:] }
  }

  mutating func gone(_ id: ElementID, for cause: Cause?) {
    if let cause { departures[id] = cause }
    if !beginnings.isEmpty { beginnings[id] = nil }
    if !passages.isEmpty, let passage = passages.removeValue(forKey: id) {
      lastPassages[id] = passage
    }
  }
}

extension Cause {
  /// The transaction, if it has an animation.
  var moving: Cause? { motion == nil ? nil : self }
}
