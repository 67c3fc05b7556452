/// The effects of typed texts that may still be going on, such as storing a draft.
///
/// A typed text is acknowledged at once, since its browser sends only the newest. But what a person
/// typed before a tap must not be lost once the tap is acknowledged, so the tap waits for it.
struct TypedEffects {
  /// The number of texts whose effects are remembered: tasks that never end must not gather here.
  private static let most = 8

  private struct Reference {
    weak var effects: RunningEffects?
  }

  private var references: [Reference] = []

  /// Records the effects of another text.
  mutating func add(_ effects: RunningEffects) {
    references.removeAll { $0.effects == nil }
    if references.count == Self.most { references.removeFirst() }
    references.append(Reference(effects: effects))
  }

  /// Lets the effects of a later event end after these, and forgets these: still later events are
  /// acknowledged after that one.
  mutating func delay(_ later: RunningEffects) {
    guard !references.isEmpty else { return }
    for reference in references { reference.effects?.delay(later) }
    references.removeAll(keepingCapacity: true)
  }
}
