/// What a view inherits from those above it, keyed by type.
///
/// A chain, not a dictionary: adding one value costs one small object, and a view whose
/// environment is the same object as before knows that nothing in it changed.
public final class EnvironmentChain: Sendable {
  private let parent: EnvironmentChain?
  private let key: ObjectIdentifier
  // nonisolated(unsafe): set once and read only; values of views stay on the main actor anyway.
  nonisolated(unsafe) fileprivate let value: Any
  /// What stands for the value where it may become another one.
  private let standing: StandingValue?
  /// Which keys are set here or above: most that are asked for never are.
  private let marks: KeyMarks

  private init(
    parent: EnvironmentChain?, key: ObjectIdentifier, value: Any, standing: StandingValue? = nil
  ) {
    self.parent = parent
    self.key = key
    self.value = value
    self.standing = standing
    marks = KeyMarks(key, and: parent?.marks)
  }

  /// The empty environment.
  public static let empty = EnvironmentChain(
    parent: nil, key: ObjectIdentifier(EnvironmentChain.self), value: ())

  /// The nearest value for a key, or `nil`. Cost: one step for each value set between here and it.
  ///
  /// - Parameter reader: What is to be computed again once the value is another one.
  public func value(for wanted: ObjectIdentifier, reader: EvaluatingNode? = nil) -> Any? {
    guard marks.mayHold(wanted) else { return nil }
    // Unmanaged: self keeps the whole chain, so that no step needs to count its owners.
    return withExtendedLifetime(self) { () -> Any? in
      var next: Unmanaged<EnvironmentChain>? = Unmanaged.passUnretained(self)
      while let link = next {
        let found = link._withUnsafeGuaranteedRef { link -> Any? in
          next = link.parent.map(Unmanaged.passUnretained)
          guard link.key == wanted else { return nil }
          return link.standing?.read(for: reader) ?? link.value
        }
        if let found { return found }
      }
      return nil
    }
  }

  public func setting(_ value: Any, for key: ObjectIdentifier) -> EnvironmentChain {
    EnvironmentChain(parent: self, key: key, value: value)
  }

  /// The same with a value that may become another one.
  public func setting(_ standing: StandingValue, for key: ObjectIdentifier) -> EnvironmentChain {
    EnvironmentChain(parent: self, key: key, value: (), standing: standing)
  }

  /// What was set since an outer environment, where that is one value.
  public func only(since outer: EnvironmentChain) -> (key: ObjectIdentifier, value: Any)? {
    parent === outer && standing == nil ? (key, value) : nil
  }
}

/// A set of keys that now and then takes a key for one of its own, but never misses one.
private struct KeyMarks {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ key: ObjectIdentifier, and others: KeyMarks?) {
    if let others { self = others }
    let (isHigh, bit) = Self.place(of: key)
    if isHigh { high |= bit } else { low |= bit }
  }

  func mayHold(_ key: ObjectIdentifier) -> Bool {
    let (isHigh, bit) = Self.place(of: key)
    return (isHigh ? high : low) & bit != 0
  }

  /// One of 128 places, by the golden ratio: addresses of types lie close together.
  private static func place(of key: ObjectIdentifier) -> (isHigh: Bool, bit: UInt64) {
    let hash = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    return (hash >> 63 == 1, 1 << ((hash >> 57) & 63))
  }
}
