/// The values that a view inherits from its ancestors, by type.
///
/// A linked list, not a dictionary: adding a value costs one small object, and a view whose
/// environment is the same object as before knows that nothing in it changed.
public final class EnvironmentChain: Sendable {
  private let parent: EnvironmentChain?
  private let key: ObjectIdentifier
  // nonisolated(unsafe): set once and read only; values of views stay on the main actor anyway.
  nonisolated(unsafe) fileprivate let value: Any
  /// The mutable value, if this link has one; else `nil`.
  private let standing: StandingValue?
  /// A filter of the keys that are set in this link or above it: most keys that are looked up are
  /// never set.
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

  /// The environment in which no value is set.
  public static let empty = EnvironmentChain(
    parent: nil, key: ObjectIdentifier(EnvironmentChain.self), value: ())

  /// Returns the nearest value for a key, or `nil`.
  ///
  /// - Parameters:
  ///   - wanted: The key of the value to find.
  ///   - reader: The node to evaluate again when the value changes.
  /// - Complexity: O(*n*), where *n* is the number of values set between this link and the value.
  public func value(for wanted: ObjectIdentifier, reader: EvaluatingNode? = nil) -> Any? {
    guard marks.mayHold(wanted) else { return nil }
    // Unmanaged: self keeps the whole chain, so that steps need no reference counting.
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

  /// Returns an environment with a value added.
  public func setting(_ value: Any, for key: ObjectIdentifier) -> EnvironmentChain {
    EnvironmentChain(parent: self, key: key, value: value)
  }

  /// Returns an environment with a mutable value added.
  public func setting(_ standing: StandingValue, for key: ObjectIdentifier) -> EnvironmentChain {
    EnvironmentChain(parent: self, key: key, value: (), standing: standing)
  }

  /// Returns the value that was set since an outer environment, if it is exactly one.
  public func only(since outer: EnvironmentChain) -> (key: ObjectIdentifier, value: Any)? {
    parent === outer && standing == nil ? (key, value) : nil
  }
}

/// A Bloom filter of keys: it may report a key that was not added, but never misses one that was.
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

  /// Returns one of 128 bits for a key. It is chosen by the golden ratio, as addresses of types are
  /// close together.
  private static func place(of key: ObjectIdentifier) -> (isHigh: Bool, bit: UInt64) {
    let hash = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    return (hash >> 63 == 1, 1 << ((hash >> 57) & 63))
  }
}
