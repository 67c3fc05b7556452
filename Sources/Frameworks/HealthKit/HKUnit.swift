public import Foundation

/// The prefix of a metric unit, such as kilo. Same as Apple's.
public enum HKMetricPrefix: Int, Sendable {
  /// No prefix: the unit itself.
  case none
  /// The prefix of a trillionth, 10⁻¹².
  case pico
  /// The prefix of a billionth, 10⁻⁹.
  case nano
  /// The prefix of a millionth, 10⁻⁶.
  case micro
  /// The prefix of a thousandth, 10⁻³.
  case milli
  /// The prefix of a hundredth, 10⁻².
  case centi
  /// The prefix of a tenth, 10⁻¹.
  case deci
  /// The prefix of ten times the unit.
  case deca
  /// The prefix of a hundred times the unit.
  case hecto
  /// The prefix of a thousand times the unit.
  case kilo
  /// The prefix of a million times the unit.
  case mega
  /// The prefix of a billion times the unit, 10⁹.
  case giga
  /// The prefix of a trillion times the unit, 10¹².
  case tera

  var factor: Double {
    let exponents = [0, -12, -9, -6, -3, -2, -1, 1, 2, 3, 6, 9, 12]
    return pow(10, Double(exponents[rawValue]))
  }
}

/// A unit of quantities. Same as Apple's; there are the units of these functions and their
/// quotients.
open class HKUnit: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has constants only.
  /// The dimension that the unit measures, such as length.
  private let dimension: String
  /// The size of the unit, in the base unit of the dimension.
  private let factor: Double
  /// The zero of the unit's scale, in the base unit of the dimension.
  private let zero: Double

  init(_ dimension: String, _ factor: Double, zero: Double = 0) {
    (self.dimension, self.factor, self.zero) = (dimension, factor, zero)
  }

  /// Returns the unit for a number of things.
  open class func count() -> HKUnit { HKUnit("count", 1) }
  /// Returns the unit for percentages, in which 1 is 100 %.
  open class func percent() -> HKUnit { HKUnit("count", 1) }
  /// Returns the unit gram.
  open class func gram() -> HKUnit { HKUnit("mass", 1) }
  /// Returns the gram with a prefix.
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("mass", prefix.factor) }
  /// Returns the unit pound.
  open class func pound() -> HKUnit { HKUnit("mass", 453.59237) }
  /// Returns the unit meter.
  open class func meter() -> HKUnit { HKUnit("length", 1) }
  /// Returns the meter with a prefix.
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("length", prefix.factor)
  }
  /// Returns the unit inch.
  open class func inch() -> HKUnit { HKUnit("length", 0.0254) }
  /// Returns the unit foot.
  open class func foot() -> HKUnit { HKUnit("length", 0.3048) }
  /// Returns the unit mile.
  open class func mile() -> HKUnit { HKUnit("length", 1609.344) }
  /// Returns the unit liter.
  open class func liter() -> HKUnit { HKUnit("volume", 1) }
  /// Returns the liter with a prefix.
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("volume", prefix.factor)
  }
  /// Returns the unit joule.
  open class func joule() -> HKUnit { HKUnit("energy", 1) }
  /// Returns the unit kilocalorie.
  open class func kilocalorie() -> HKUnit { HKUnit("energy", 4184) }
  /// Returns the kilocalorie, which is called calorie on food.
  open class func largeCalorie() -> HKUnit { kilocalorie() }
  /// Returns the calorie, a thousandth of a kilocalorie.
  open class func smallCalorie() -> HKUnit { HKUnit("energy", 4.184) }
  /// Returns the unit second.
  open class func second() -> HKUnit { HKUnit("time", 1) }
  /// Returns the unit minute.
  open class func minute() -> HKUnit { HKUnit("time", 60) }
  /// Returns the unit hour.
  open class func hour() -> HKUnit { HKUnit("time", 3600) }
  /// Returns the unit day.
  open class func day() -> HKUnit { HKUnit("time", 86400) }
  /// Returns the degree Celsius.
  open class func degreeCelsius() -> HKUnit { HKUnit("temperature", 1, zero: 273.15) }
  /// Returns the degree Fahrenheit.
  open class func degreeFahrenheit() -> HKUnit {
    HKUnit("temperature", 5.0 / 9, zero: 273.15 - 32 * 5.0 / 9)
  }
  /// Returns the millimeter of mercury.
  open class func millimeterOfMercury() -> HKUnit { HKUnit("pressure", 133.322387415) }

  /// Returns the quotient of two units, such as meters per second.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    dimension == unit.dimension
      ? HKUnit("count", factor / unit.factor)
      : HKUnit("\(dimension)/\(unit.dimension)", factor / unit.factor)
  }

  /// Converts a value of this unit to the base unit.
  func base(_ value: Double) -> Double { value * factor + zero }

  /// Converts a value of the base unit to this unit.
  func value(ofBase value: Double) -> Double { (value - zero) / factor }

  func measures(the unit: HKUnit) -> Bool { dimension == unit.dimension }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return (dimension, factor, zero) == (other.dimension, other.factor, other.zero)
  }

  open override var hash: Int { dimension.hashValue ^ factor.hashValue }
}

/// A number with its unit. Same as Apple's.
open class HKQuantity: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has constants only.
  private let unit: HKUnit
  private let value: Double

  /// Creates a number with its unit.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - value: The number of units.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// Returns whether the quantity can be converted to a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.measures(the: unit) }

  /// Returns the number in another unit. For a unit of another dimension it is NaN, whereas Apple's
  /// raises an exception.
  open func doubleValue(for unit: HKUnit) -> Double {
    `is`(compatibleWith: unit) ? unit.value(ofBase: self.unit.base(value)) : .nan
  }
}
