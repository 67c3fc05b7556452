/// A number in 32 bits: a large project has a hundred thousand declarations with line numbers.
@propertyWrapper public struct Narrow: Equatable, Sendable {
  private var stored: Int32

  /// Stores a number, clamped to 32 bits.
  public init(wrappedValue: Int) { stored = Int32(clamping: wrappedValue) }

  public var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(clamping: newValue) }
  }
}

/// An optional index in 32 bits.
@propertyWrapper public struct NarrowIndex: Equatable, Sendable {
  private var stored: Int32

  /// Stores an index, clamped to 32 bits.
  public init(wrappedValue: Int?) { stored = Self.stored(wrappedValue) }

  public var wrappedValue: Int? {
    get { stored < 0 ? nil : Int(stored) }
    set { stored = Self.stored(newValue) }
  }

  private static func stored(_ place: Int?) -> Int32 { place.map { Int32(clamping: $0) } ?? -1 }
}
