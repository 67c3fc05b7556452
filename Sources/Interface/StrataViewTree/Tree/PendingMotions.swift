import StrataRendering

/// Which of the changes that wait are to be seen happening. Empty while nothing moves, so that
/// places pay nothing for what they do not use.
@MainActor struct PendingMotions {
  /// Why places are to be computed again.
  var places: [ObjectIdentifier: Cause] = [:]
  var elements: [ElementID: Cause] = [:]
  var containers: [ElementID: Cause] = [:]
  /// Why elements came and went.
  var arrivals: [ElementID: Cause] = [:]
  var departures: [ElementID: Cause] = [:]
  /// How elements come and go; of those that went, until that was told.
  var passages: [ElementID: Passage] = [:]
  var lastPassages: [ElementID: Passage] = [:]
  /// Elements that changed before anyone saw them: what they are to be seen changing from.
  var beginnings: [ElementID: (old: Element, cause: Cause)] = [:]

  /// Forgets what was told.
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
  /// The cause, if it moves anything.
  var moving: Cause? { motion == nil ? nil : self }
}
