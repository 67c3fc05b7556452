public import Foundation

/// A value on an axis, whatever type it has in the app.
public enum _PlotValue: Hashable, Sendable {
  /// A number or a measurement.
  case number(Double)
  /// A date, in seconds since the reference date.
  case date(Double)
  /// A category, identified by its text.
  case category(String)

  /// The number, or the seconds of the date, on a continuous axis; `nil` for a category.
  package var position: Double? {
    switch self {
    case .number(let number): number
    case .date(let seconds): seconds
    case .category: nil
    }
  }

  /// A Boolean value that indicates whether the value can be drawn: neither NaN nor infinite.
  package var isFinite: Bool { position?.isFinite ?? true }
}

/// A type that can be plotted without conversion: a number, a date or a string.
///
/// Same as Apple's.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value that determines a position on an axis.
  var _plotValue: _PlotValue { get }
  /// Returns the value of this type for a value on an axis; `nil` for a value of another kind.
  static func _from(_ value: _PlotValue) -> Self?
}

/// A type whose values can be plotted. An enumeration with raw values only needs to declare the
/// conformance.
///
///     enum Kind: String, Plottable { case rain, snow }
///
/// Same as Apple's.
public protocol Plottable {
  /// The type that represents the values on an axis.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The representation of the value on an axis.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from its representation; returns `nil` if it represents none.
  init?(primitivePlottable: PrimitivePlottable)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value that determines a position on an axis.
  package var plotValue: _PlotValue { primitivePlottable._plotValue }

  /// Returns the value of this type for a value on an axis; `nil` if there is none.
  package static func at(_ value: _PlotValue) -> Self? {
    PrimitivePlottable._from(value).flatMap { Self(primitivePlottable: $0) }
  }
}

// MARK: The types that are plotted as they are

extension String: PrimitivePlottableProtocol {
  public var _plotValue: _PlotValue { .category(self) }
  public static func _from(_ value: _PlotValue) -> String? {
    if case .category(let name) = value { name } else { nil }
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _plotValue: _PlotValue { .date(timeIntervalSinceReferenceDate) }
  public static func _from(_ value: _PlotValue) -> Date? {
    if case .date(let seconds) = value {
      Date(timeIntervalSinceReferenceDate: seconds)
    } else {
      nil
    }
  }
}

extension Double: PrimitivePlottableProtocol {
  public var _plotValue: _PlotValue { .number(self) }
  public static func _from(_ value: _PlotValue) -> Double? { value.number }
}

extension Float: PrimitivePlottableProtocol {
  public var _plotValue: _PlotValue { .number(Double(self)) }
  public static func _from(_ value: _PlotValue) -> Float? { value.number.map { Float($0) } }
}

extension CGFloat: PrimitivePlottableProtocol {
  public var _plotValue: _PlotValue { .number(Double(self)) }
  public static func _from(_ value: _PlotValue) -> CGFloat? { value.number.map { CGFloat($0) } }
}

extension Decimal: PrimitivePlottableProtocol {
  public var _plotValue: _PlotValue { .number((self as NSDecimalNumber).doubleValue) }
  public static func _from(_ value: _PlotValue) -> Decimal? { value.number.map { Decimal($0) } }
}

extension _PlotValue {
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
}
