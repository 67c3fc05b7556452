/// A format of integers.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  var hasPlus = false
  var prefix = ""
  var isUppercase = false
  var digits = 1

  /// The format of decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }

  /// Returns the format of decimal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a sign.
  ///   - minDigits: The least number of digits; shorter numbers get leading zeros.
  /// - Returns: The format.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, hasPlus: explicitPositiveSign, digits: minDigits())
  }

  /// The format of hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }

  /// Returns the format of hexadecimal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a sign.
  ///   - includePrefix: Whether `0x` comes first.
  ///   - uppercase: Whether the digits are uppercase.
  ///   - minDigits: The least number of digits; shorter numbers get leading zeros.
  /// - Returns: The format.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasPlus: explicitPositiveSign, prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase, digits: minDigits())
  }

  /// The format of octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// Returns the format of octal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a sign.
  ///   - includePrefix: Whether `0o` comes first.
  ///   - uppercase: Whether the digits are uppercase, which changes nothing.
  ///   - minDigits: The least number of digits; shorter numbers get leading zeros.
  /// - Returns: The format.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, hasPlus: explicitPositiveSign, prefix: includePrefix ? "0o" : "",
      isUppercase: uppercase, digits: minDigits())
  }

  func text(_ number: some BinaryInteger) -> String {
    let letters = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, digits - letters.count))
    let sign = number < 0 ? "-" : (hasPlus ? "+" : "")
    return sign + prefix + zeros + letters
  }
}
