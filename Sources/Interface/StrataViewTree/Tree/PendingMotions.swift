import StrataRendering

/// The transactions of pending changes that are animated. Empty while nothing moves, so that nodes
/// without animations cost nothing.
@MainActor struct PendingMotions {
  /// The transactions of invalidated nodes, by node.
  var places: [ObjectIdentifier: MutationTransaction] = [:]
  var elements: [ElementID: MutationTransaction] = [:]
  var containers: [ElementID: MutationTransaction] = [:]
  /// The transactions of elements that were inserted or removed.
  var arrivals: [ElementID: MutationTransaction] = [:]
  var departures: [ElementID: MutationTransaction] = [:]
  /// The transitions of elements; those of removed elements until the removal was sent.
  var transitions: [ElementID: ElementTransition] = [:]
  var lastTransitions: [ElementID: ElementTransition] = [:]
  /// The former looks of elements that changed before they were rendered, to animate from.
  var beginnings: [ElementID: (old: Element, transaction: MutationTransaction)] = [:]

  /// Clears the animations of changes that were sent.
  mutating func changesSent() {
    if !places.isEmpty { places = [:] }
    if !elements.isEmpty { elements = [:] }
    if !containers.isEmpty { containers = [:] }
    if !arrivals.isEmpty { arrivals = [:] }
    if !departures.isEmpty { departures = [:] }
    if !lastTransitions.isEmpty { lastTransitions = [:] }
  }

  mutating func gone(_ id: ElementID, for transaction: MutationTransaction?) {
    if let transaction { departures[id] = transaction }
    if !beginnings.isEmpty { beginnings[id] = nil }
    if !transitions.isEmpty, let transition = transitions.removeValue(forKey: id) {
      lastTransitions[id] = transition
    }
  }
}

extension MutationTransaction {
  /// This transaction if it has an animation, else `nil`.
  var moving: MutationTransaction? { motion == nil ? nil : self }
}
