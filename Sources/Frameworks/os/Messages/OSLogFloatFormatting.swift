import Foundation

/// A format of floating-point numbers.
public struct OSLogFloatFormatting: Sendable {
  /// The conversion letter of C's `printf`.
  let letter: String
  var precision: Int?
  var hasPlus = false

  private init(_ letter: String, _ precision: Int?, _ hasPlus: Bool, _ isUppercase: Bool) {
    self.letter = isUppercase ? letter.uppercased() : letter
    self.precision = precision
    self.hasPlus = hasPlus
  }

  /// Decimal digits, six of them after the point.
  public static var fixed: OSLogFloatFormatting { .init("f", nil, false, false) }

  /// Returns the format of decimal digits, six of them after the point.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a sign.
  ///   - uppercase: Whether letters, as those of infinity, are uppercase.
  /// - Returns: The format.
  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init("f", nil, explicitPositiveSign, uppercase)
  }

  /// Returns the format of decimal digits with a given number of them after the point.
  ///
  /// - Parameters:
  ///   - precision: The number of digits after the point.
  ///   - explicitPositiveSign: Whether positive numbers have a sign.
  ///   - uppercase: Whether letters, as those of infinity, are uppercase.
  /// - Returns: The format.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init("f", precision(), explicitPositiveSign, uppercase)
  }

  /// Hexadecimal digits with an exponent of two.
  public static var hex: OSLogFloatFormatting { .init("a", nil, false, false) }

  /// Returns the format of hexadecimal digits with an exponent of two.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a sign.
  ///   - uppercase: Whether letters are uppercase.
  /// - Returns: The format.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init("a", nil, explicitPositiveSign, uppercase)
  }

  /// Decimal digits with an exponent of ten, and six digits after the point.
  public static var exponential: OSLogFloatFormatting { .init("e", nil, false, false) }

  /// Returns the format of decimal digits with an exponent of ten, and a given number of digits
  /// after the point.
  ///
  /// - Parameters:
  ///   - precision: The number of digits after the point.
  ///   - explicitPositiveSign: Whether positive numbers have a sign.
  ///   - uppercase: Whether letters are uppercase.
  /// - Returns: The format.
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init("e", precision(), explicitPositiveSign, uppercase)
  }

  /// Returns the format of decimal digits with an exponent of ten, and six digits after the point.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a sign.
  ///   - uppercase: Whether letters are uppercase.
  /// - Returns: The format.
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init("e", nil, explicitPositiveSign, uppercase)
  }

  /// Decimal digits, with an exponent of ten if that is shorter.
  public static var hybrid: OSLogFloatFormatting { .init("g", nil, false, false) }

  /// Returns the format of decimal digits, with an exponent of ten if that is shorter.
  ///
  /// - Parameters:
  ///   - precision: The largest number of digits.
  ///   - explicitPositiveSign: Whether positive numbers have a sign.
  ///   - uppercase: Whether letters are uppercase.
  /// - Returns: The format.
  public static func hybrid(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init("g", precision(), explicitPositiveSign, uppercase)
  }

  /// Returns the format of at most six decimal digits, with an exponent of ten if that is shorter.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a sign.
  ///   - uppercase: Whether letters are uppercase.
  /// - Returns: The format.
  public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init("g", nil, explicitPositiveSign, uppercase)
  }

  func text(_ number: Double) -> String {
    let digits = precision.map { ".\(max(0, $0))" } ?? ""
    return String(format: "%\(hasPlus ? "+" : "")\(digits)\(letter)", number)
  }
}
