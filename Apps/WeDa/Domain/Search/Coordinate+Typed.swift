import Foundation

extension Coordinate {
  /// Parses a point that is typed instead of a place's name, the latitude first: two decimal
  /// numbers, or degrees with the letters of the directions.
  ///
  ///     try Coordinate.typed("51.5074, -0.1278")       // London
  ///     try Coordinate.typed("51,5074; -0,1278")       // with decimal commas
  ///     try Coordinate.typed("51°30′27″N 0°7′40″W")    // as maps write it
  ///     try Coordinate.typed("Springfield 2")          // nil: a name
  ///
  /// - Returns: `nil` if the text is not a pair of numbers, so that it may be a name.
  /// - Throws: ``InvalidValue`` for a pair out of range, such as "999, 999".
  public static func typed(_ text: String) throws(InvalidValue) -> Coordinate? {
    let text = text.replacingOccurrences(of: "\u{2212}", with: "-")
    guard let pair = decimals(text) ?? degrees(text) else { return nil }
    return try Coordinate(latitude: pair.0, longitude: pair.1)
  }

  private static func decimals(_ text: String) -> (Double, Double)? {
    let parts =
      withDecimalCommas(text)
      ?? text.components(separatedBy: separators).filter { !$0.isEmpty }
    let numbers = parts.compactMap(number)
    return parts.count == 2 && numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// Returns the two parts of "51,5 -0,13" and "51,5; -0,13" with points instead of the commas.
  private static func withDecimalCommas(_ text: String) -> [String]? {
    let parts = text.components(separatedBy: CharacterSet(charactersIn: ";").union(.whitespaces))
      .filter { !$0.isEmpty }.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 && !$0.contains("") }) else {
      return nil
    }
    return parts.map { $0.joined(separator: ".") }
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

extension Coordinate {
  /// Parses degrees, minutes and seconds; minutes and seconds may be missing.
  private static func degrees(_ text: String) -> (Double, Double)? {
    let half =
      #"([0-9]{1,3}(?:\.[0-9]+)?)\s*°?\s*(?:([0-9]{1,2}(?:\.[0-9]+)?)\s*['′’]\s*)?"#
      + #"(?:([0-9]{1,2}(?:\.[0-9]+)?)\s*(?:"|″|”|'')\s*)?"#
    let pattern = "^\\s*\(half)([NS])\\s*[,;]?\\s*\(half)([EW])\\s*$"
    guard let found = groups(text, pattern), let south = angle(found[0..<4]),
      let west = angle(found[4..<8])
    else { return nil }
    return (south, west)
  }

  /// Returns the signed degrees of an angle's four groups; `nil` for 60 minutes or seconds or more.
  private static func angle(_ groups: ArraySlice<String?>) -> Double? {
    let parts = groups.dropLast().map { $0.flatMap(Double.init) ?? 0 }
    guard parts[1] < 60, parts[2] < 60, let letter = groups.last.flatMap(\.self) else { return nil }
    let size = parts[0] + parts[1] / 60 + parts[2] / 3600
    return "sw".contains(letter.lowercased()) ? -size : size
  }

  private static func groups(_ text: String, _ pattern: String) -> [String?]? {
    let whole = NSRange(text.startIndex..., in: text)
    guard
      let expression = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive]),
      let match = expression.firstMatch(in: text, range: whole)
    else { return nil }
    return (1..<match.numberOfRanges).map { group in
      Range(match.range(at: group), in: text).map { String(text[$0]) }
    }
  }
}
