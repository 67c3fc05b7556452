public import Foundation

/// A prefix of a unit. Same as Apple's.
public enum HKMetricPrefix: Int, Sendable {
  /// No prefix: the unit itself.
  case none
  /// A trillionth, 10⁻¹².
  case pico
  /// A billionth, 10⁻⁹.
  case nano
  /// A millionth, 10⁻⁶.
  case micro
  /// A thousandth.
  case milli
  /// A hundredth.
  case centi
  /// A tenth.
  case deci
  /// Ten.
  case deca
  /// A hundred.
  case hecto
  /// A thousand.
  case kilo
  /// A million, 10⁶.
  case mega
  /// A billion, 10⁹.
  case giga
  /// A trillion, 10¹².
  case tera

  var factor: Double {
    let exponents = [0, -12, -9, -6, -3, -2, -1, 1, 2, 3, 6, 9, 12]
    return pow(10, Double(exponents[rawValue]))
  }
}

/// A unit of quantities. Same as Apple's, for these units and their quotients.
open class HKUnit: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has constants only.
  /// The measured dimension.
  private let dimension: String
  /// The unit in the dimension's base unit.
  private let factor: Double
  /// The zero of this unit, in the base unit.
  private let zero: Double

  init(_ dimension: String, _ factor: Double, zero: Double = 0) {
    (self.dimension, self.factor, self.zero) = (dimension, factor, zero)
  }

  /// A number of things.
  open class func count() -> HKUnit { HKUnit("count", 1) }
  /// Hundredths.
  open class func percent() -> HKUnit { HKUnit("count", 1) }
  /// Grams.
  open class func gram() -> HKUnit { HKUnit("mass", 1) }
  /// Grams with a prefix.
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("mass", prefix.factor) }
  /// Pounds.
  open class func pound() -> HKUnit { HKUnit("mass", 453.59237) }
  /// Metres.
  open class func meter() -> HKUnit { HKUnit("length", 1) }
  /// Metres with a prefix.
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("length", prefix.factor)
  }
  /// Inches.
  open class func inch() -> HKUnit { HKUnit("length", 0.0254) }
  /// Feet.
  open class func foot() -> HKUnit { HKUnit("length", 0.3048) }
  /// Miles.
  open class func mile() -> HKUnit { HKUnit("length", 1609.344) }
  /// Litres.
  open class func liter() -> HKUnit { HKUnit("volume", 1) }
  /// Litres with a prefix.
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("volume", prefix.factor)
  }
  /// Joules.
  open class func joule() -> HKUnit { HKUnit("energy", 1) }
  /// Kilocalories.
  open class func kilocalorie() -> HKUnit { HKUnit("energy", 4184) }
  /// Kilocalories, as people say it.
  open class func largeCalorie() -> HKUnit { kilocalorie() }
  /// Calories.
  open class func smallCalorie() -> HKUnit { HKUnit("energy", 4.184) }
  /// Seconds.
  open class func second() -> HKUnit { HKUnit("time", 1) }
  /// Minutes.
  open class func minute() -> HKUnit { HKUnit("time", 60) }
  /// Hours.
  open class func hour() -> HKUnit { HKUnit("time", 3600) }
  /// Days.
  open class func day() -> HKUnit { HKUnit("time", 86400) }
  /// Degrees Celsius.
  open class func degreeCelsius() -> HKUnit { HKUnit("temperature", 1, zero: 273.15) }
  /// Degrees Fahrenheit.
  open class func degreeFahrenheit() -> HKUnit {
    HKUnit("temperature", 5.0 / 9, zero: 273.15 - 32 * 5.0 / 9)
  }
  /// Millimetres of mercury.
  open class func millimeterOfMercury() -> HKUnit { HKUnit("pressure", 133.322387415) }

  /// Returns the quotient of two units, such as metres for a second.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    dimension == unit.dimension
      ? HKUnit("count", factor / unit.factor)
      : HKUnit("\(dimension)/\(unit.dimension)", factor / unit.factor)
  }

  /// Returns a value in the base unit.
  func base(_ value: Double) -> Double { value * factor + zero }

  /// Returns a value in this unit.
  func value(ofBase value: Double) -> Double { (value - zero) / factor }

  func measures(the unit: HKUnit) -> Bool { dimension == unit.dimension }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return (dimension, factor, zero) == (other.dimension, other.factor, other.zero)
  }

  open override var hash: Int { dimension.hashValue ^ factor.hashValue }
}

/// A number of a unit. Same as Apple's.
open class HKQuantity: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has constants only.
  private let unit: HKUnit
  private let value: Double

  /// Creates a quantity.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - value: The number of units.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// Returns whether the quantity can be converted to a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.measures(the: unit) }

  /// Returns the number of another unit; NaN, instead of Apple's exception, for a unit of something
  /// else.
  open func doubleValue(for unit: HKUnit) -> Double {
    `is`(compatibleWith: unit) ? unit.value(ofBase: self.unit.base(value)) : .nan
  }
}
