extension Subscribers {
  /// How many values a subscriber takes.
  ///
  /// Same as Apple's.
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable
  {
    // Unlimited is the largest number; sums stop there.
    private let rawValue: UInt

    private init(rawValue: UInt) { self.rawValue = rawValue }

    public static let unlimited = Demand(rawValue: .max)
    public static let none = Demand(rawValue: 0)

    /// So many values; a negative number is a programming error.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number, or `nil` for unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (left: Demand, right: Demand) -> Bool { left.rawValue < right.rawValue }
  }
}

extension Subscribers.Demand {
  public static func + (left: Self, right: Self) -> Self {
    guard let a = left.max, let b = right.max else { return .unlimited }
    let (sum, overflows) = a.addingReportingOverflow(b)
    return overflows ? .unlimited : .max(sum)
  }

  public static func - (left: Self, right: Self) -> Self {
    guard let a = left.max else { return .unlimited }
    guard let b = right.max else { return .none }
    return .max(Swift.max(0, a - b))
  }

  public static func * (left: Self, right: Int) -> Self {
    guard let a = left.max else { return .unlimited }
    let (product, overflows) = a.multipliedReportingOverflow(by: right)
    return overflows ? .unlimited : .max(product)
  }

  public static func + (left: Self, right: Int) -> Self { left + .max(right) }
  public static func - (left: Self, right: Int) -> Self { left - .max(right) }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func += (left: inout Self, right: Int) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func -= (left: inout Self, right: Int) { left = left - right }
  public static func *= (left: inout Self, right: Int) { left = left * right }

  public static func == (left: Self, right: Int) -> Bool { left.max == right }
  public static func > (left: Self, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
  public static func >= (left: Self, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }
  public static func < (left: Self, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
  public static func <= (left: Self, right: Int) -> Bool { left.max.map { $0 <= right } ?? false }
}
