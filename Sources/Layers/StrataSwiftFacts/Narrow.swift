/// A number in half the room: a large project has a hundred thousand declarations, each with lines.
@propertyWrapper public struct Narrow: Equatable, Sendable {
  private var stored: Int32

  public init(wrappedValue: Int) { stored = Int32(clamping: wrappedValue) }

  public var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(clamping: newValue) }
  }
}

/// A place in a list, or none, in a quarter of the room.
@propertyWrapper public struct NarrowIndex: Equatable, Sendable {
  private var stored: Int32

  public init(wrappedValue: Int?) { stored = Self.stored(wrappedValue) }

  public var wrappedValue: Int? {
    get { stored < 0 ? nil : Int(stored) }
    set { stored = Self.stored(newValue) }
  }

  private static func stored(_ place: Int?) -> Int32 { place.map { Int32(clamping: $0) } ?? -1 }
}
