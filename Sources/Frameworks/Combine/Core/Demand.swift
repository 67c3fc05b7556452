extension Subscribers {
  /// The number of values that a subscriber requests.
  ///
  /// Same as Apple's.
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable
  {
    // Unlimited is the largest number; sums are clamped to it.
    private let rawValue: UInt

    private init(rawValue: UInt) { self.rawValue = rawValue }

    /// A demand without a limit.
    public static let unlimited = Demand(rawValue: .max)
    /// A demand for no values, which is equal to `max(0)`.
    public static let none = Demand(rawValue: 0)

    /// Returns a demand for a number of values.
    ///
    /// - Parameter value: The number of values, which must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values; `nil` if there is no limit.
    public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (left: Demand, right: Demand) -> Bool { left.rawValue < right.rawValue }
  }
}

extension Subscribers.Demand {
  /// Returns the sum of two demands.
  public static func + (left: Self, right: Self) -> Self {
    guard let a = left.max, let b = right.max else { return .unlimited }
    let (sum, overflows) = a.addingReportingOverflow(b)
    return overflows ? .unlimited : .max(sum)
  }

  /// Returns the difference of two demands, which is never less than `none`.
  public static func - (left: Self, right: Self) -> Self {
    guard let a = left.max else { return .unlimited }
    guard let b = right.max else { return .none }
    return .max(Swift.max(0, a - b))
  }

  /// Returns a demand multiplied by a number.
  public static func * (left: Self, right: Int) -> Self {
    guard let a = left.max else { return .unlimited }
    let (product, overflows) = a.multipliedReportingOverflow(by: right)
    return overflows ? .unlimited : .max(product)
  }

  /// Returns the sum of a demand and a number of values.
  public static func + (left: Self, right: Int) -> Self { left + .max(right) }
  /// Returns the difference of a demand and a number of values, which is never less than `none`.
  public static func - (left: Self, right: Int) -> Self { left - .max(right) }
  /// Adds a demand to another one.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Adds a number of values to the demand.
  public static func += (left: inout Self, right: Int) { left = left + right }
  /// Subtracts a demand; the result is never less than `none`.
  public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Subtracts a number of values; the result is never less than `none`.
  public static func -= (left: inout Self, right: Int) { left = left - right }
  /// Multiplies the demand by a number.
  public static func *= (left: inout Self, right: Int) { left = left * right }

  /// Returns whether the demand is equal to a number of values.
  public static func == (left: Self, right: Int) -> Bool { left.max == right }
  /// Returns whether the demand is more than a number of values.
  public static func > (left: Self, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
  /// Returns whether the demand is at least a number of values.
  public static func >= (left: Self, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }
  /// Returns whether the demand is less than a number of values.
  public static func < (left: Self, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
  /// Returns whether the demand is at most a number of values.
  public static func <= (left: Self, right: Int) -> Bool { left.max.map { $0 <= right } ?? false }
}
