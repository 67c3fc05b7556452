import _FoundationICU

/// A number that ICU has formatted.
struct ICUFormattedNumber {
  let text: String
  /// The number after conversion and rounding; `nil` if there are several numbers, such as in "5 ft
  /// 10 in".
  let decimal: Double?
  /// The range of the number in `text`, in UTF-16 units; `nil` if there are several numbers.
  let number: Range<Int>?

  init?(_ result: OpaquePointer) {
    guard let text = ICUText.read({ swift_unumf_resultToString(result, $0, $1, $2) }) else {
      return nil
    }
    self.text = text
    decimal = Self.decimal(of: result)
    number = Self.numberRange(in: result)
  }

  /// Returns the text with its number replaced by other digits.
  func replacingNumber(with figures: String) -> String {
    guard let number else { return text }
    let units = Array(text.utf16)
    return String(decoding: units[..<number.lowerBound], as: UTF16.self) + figures
      + String(decoding: units[number.upperBound...], as: UTF16.self)
  }

  private static func decimal(of result: OpaquePointer) -> Double? {
    var status = U_ZERO_ERROR
    var bytes = [CChar](repeating: 0, count: 400)
    let length = swift_unumf_resultToDecimalNumber(result, &bytes, Int32(bytes.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return Double(
      String(decoding: bytes.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  private static let parts: Set<Int32> = [
    Int32(UNUM_INTEGER_FIELD.rawValue), Int32(UNUM_FRACTION_FIELD.rawValue),
    Int32(UNUM_DECIMAL_SEPARATOR_FIELD.rawValue), Int32(UNUM_GROUPING_SEPARATOR_FIELD.rawValue),
    Int32(UNUM_SIGN_FIELD.rawValue), Int32(UNUM_EXPONENT_FIELD.rawValue),
  ]

  private static func numberRange(in result: OpaquePointer) -> Range<Int>? {
    var status = U_ZERO_ERROR
    let fields = swift_ufieldpositer_open(&status)
    defer { swift_ufieldpositer_close(fields) }
    swift_unumf_resultGetAllFieldPositions(result, fields, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    var range: Range<Int>?
    var integers = 0
    var start: Int32 = 0
    var end: Int32 = 0
    while case let field = swift_ufieldpositer_next(fields, &start, &end), field >= 0 {
      guard parts.contains(field) else { continue }
      if field == Int32(UNUM_INTEGER_FIELD.rawValue) { integers += 1 }
      let found = Int(start)..<Int(end)
      range =
        range.map {
          min($0.lowerBound, found.lowerBound)..<max($0.upperBound, found.upperBound)
        } ?? found
    }
    return integers == 1 ? range : nil
  }
}
