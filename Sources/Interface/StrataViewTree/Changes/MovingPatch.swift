import StrataRendering

/// Builds a patch and inserts the animation before the mutations that it applies to.
@MainActor struct MovingPatch {
  private(set) var mutations: [Mutation] = []
  private var motion: Motion?
  private var motions: [ObjectIdentifier: Motion] = [:]

  mutating func append(_ mutation: Mutation, for transaction: MutationTransaction?) {
    append(mutation, in: motion(of: transaction))
  }

  mutating func append(_ mutation: Mutation, in motion: Motion?) {
    if motion != self.motion { mutations.append(.motion(motion)) }
    self.motion = motion
    mutations.append(mutation)
  }

  /// Appends a mutation without an animation.
  mutating func append(plain mutation: Mutation) { mutations.append(mutation) }

  /// Returns the animation of a transaction with its scope, which is known only once the tree has
  /// settled. `nil` if nothing is animated.
  mutating func motion(of transaction: MutationTransaction?) -> Motion? {
    guard let transaction else { return nil }
    if let known = motions[ObjectIdentifier(transaction)] { return known }
    guard var motion = transaction.motion else { return nil }
    var elements: [ElementNode] = []
    transaction.place?.collectElements(into: &elements)
    motion.scope += elements.map(\.id)
    motions[ObjectIdentifier(transaction)] = motion
    return motion
  }
}
