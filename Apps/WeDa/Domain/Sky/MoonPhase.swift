public import Foundation

/// The phase of the moon, the same everywhere on the earth.
///
///     MoonPhase(at: time).name    // .waxingGibbous
///
/// Computed by Jean Meeus, Astronomical Algorithms, chapter 48, with an error of about a quarter of
/// a degree, by which the moon moves relative to the sun within half an hour.
public struct MoonPhase: Equatable, Sendable {
  /// The angle by which the moon is ahead of the sun in degrees, 0 ..< 360: 0 is a new moon, 180 a
  /// full moon.
  public let age: Double

  /// The names of the phases, in order.
  public enum Name: String, CaseIterable, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous
    case full, waningGibbous, lastQuarter, waningCrescent

    /// The string catalog's key of the name: "moon.full.name".
    public var nameKey: String { "moon.\(rawValue).name" }
  }

  /// Creates the phase at a time.
  public init(at time: Date) {
    let t = Ephemeris.days(time) / 36_525
    let elongation = Angle(297.850_192_1 + 445_267.111_403_4 * t)
    let sun = Angle(357.529_109_2 + 35_999.050_290_9 * t)
    let moon = Angle(134.963_396_4 + 477_198.867_505_5 * t)
    let twice = elongation.times(2)
    age = Angle.turned(
      elongation.degrees + 6.289 * moon.sin - 2.100 * sun.sin
        + 1.274 * Angle(twice.degrees - moon.degrees).sin + 0.658 * twice.sin
        + 0.214 * moon.times(2).sin + 0.110 * elongation.sin)
  }

  /// Creates a phase of the moon.
  ///
  /// - Parameter age: The angle by which the moon is ahead of the sun, in degrees.
  public init(age: Double) { self.age = Angle.turned(age) }

  /// The lit part of the disc, 0 ... 1.
  public var lit: Double { (1 - Angle(age).cos) / 2 }

  /// A Boolean value that indicates whether the lit part grows.
  public var isWaxing: Bool { age < 180 }

  /// The name of the phase: the four main phases last about a day each, and the four intermediate
  /// phases are between them.
  public var name: Name {
    let quarter = (age / 90).rounded()
    if abs(age - quarter * 90) <= Self.mainReach {
      return Name.allCases[Int(quarter) * 2 % 8]
    }
    return Name.allCases[Int(age / 90) * 2 + 1]
  }

  /// Half of the angle by which the moon moves relative to the sun in a day, in degrees.
  private static let mainReach = 6.1
}
