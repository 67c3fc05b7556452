import Foundation

extension Coordinate {
  /// Parses a point that is typed instead of a place's name: two decimal numbers, the latitude
  /// first.
  ///
  ///     try Coordinate.typed("51.5074, -0.1278")    // London
  ///     try Coordinate.typed("Springfield 2")       // nil: a name
  ///
  /// - Returns: `nil` if the text is not a pair of numbers, so that it may be a name.
  /// - Throws: ``InvalidValue`` for a pair out of range, such as "999, 999".
  public static func typed(_ text: String) throws(InvalidValue) -> Coordinate? {
    let parts = text.replacingOccurrences(of: "\u{2212}", with: "-")
      .components(separatedBy: separators).filter { !$0.isEmpty }
    let numbers = parts.compactMap(number)
    guard parts.count == 2, numbers.count == 2 else { return nil }
    return try Coordinate(latitude: numbers[0], longitude: numbers[1])
  }

  private static let separators = CharacterSet(charactersIn: ",;").union(.whitespaces)

  /// Parses a decimal number; `Double` alone would also accept "nan", "infinity" and "0x1p3".
  private static func number(_ text: String) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.e".contains($0)) }) else {
      return nil
    }
    return Double(text)
  }
}
