import StrataRendering

/// Puts a patch together, and in front of what is seen happening how.
@MainActor struct MovingPatch {
  private(set) var mutations: [Mutation] = []
  private var motion: Motion?
  private var motions: [ObjectIdentifier: Motion] = [:]

  mutating func append(_ mutation: Mutation, for cause: Cause?) {
    append(mutation, in: motion(of: cause))
  }

  mutating func append(_ mutation: Mutation, in motion: Motion?) {
    if motion != self.motion { mutations.append(.motion(motion)) }
    self.motion = motion
    mutations.append(mutation)
  }

  /// What no motion concerns.
  mutating func append(plain mutation: Mutation) { mutations.append(mutation) }

  /// The motion, and what it is confined to: known once everything stands where it will stay.
  mutating func motion(of cause: Cause?) -> Motion? {
    guard let cause else { return nil }
    if let known = motions[ObjectIdentifier(cause)] { return known }
    guard var motion = cause.motion else { return nil }
    var elements: [ElementNode] = []
    cause.place?.collectElements(into: &elements)
    motion.scope += elements.map(\.id)
    motions[ObjectIdentifier(cause)] = motion
    return motion
  }
}
