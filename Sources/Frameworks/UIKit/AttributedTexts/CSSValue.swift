import Foundation

/// Functions that read the values of CSS properties.
enum CSSValue {
  /// Returns a length in points, or `nil` if it cannot be read.
  ///
  /// - Parameters:
  ///   - text: The length, such as `17px`, `1.2em` or `120%`.
  ///   - size: The size of the surrounding text, in points.
  static func length(_ text: String, of size: CGFloat) -> CGFloat? {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    switch text.dropFirst(digits.count).lowercased() {
    case "px", "": return number
    case "pt": return number * 4 / 3
    case "em": return number * size
    case "rem": return number * 12
    case "%": return number * size / 100
    default: return nil
    }
  }

  /// Returns the first family of a list; `nil` if that is the system's font.
  static func family(_ text: String) -> String? {
    let marks = CharacterSet.whitespaces.union(["'", "\""])
    let first = text.split(separator: ",").first.map { $0.trimmingCharacters(in: marks) }
    guard let first, !first.isEmpty else { return nil }
    let system = ["-apple-system", "blinkmacsystemfont", "system-ui", "sans-serif", "inherit"]
    return system.contains(first.lowercased()) ? nil : first
  }

  /// Returns the red, green and blue of a color, each 0…1, or `nil` if the color cannot be read.
  static func color(_ text: String) -> [CGFloat]? {
    let text = text.lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("rgb") { return decimal(text) }
    return named[text]
  }

  private static func hexadecimal(_ digits: Substring) -> [CGFloat]? {
    let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard long.count == 6, let number = UInt32(long, radix: 16) else { return nil }
    return [16, 8, 0].map { CGFloat(number >> $0 & 255) / 255 }
  }

  private static func decimal(_ text: String) -> [CGFloat]? {
    let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    guard numbers.count >= 3 else { return nil }
    return numbers.prefix(3).map { min(1, CGFloat($0) / 255) }
  }

  private static let named: [String: [CGFloat]] = [
    "black": [0, 0, 0], "white": [1, 1, 1], "red": [1, 0, 0], "green": [0, 0.5, 0],
    "blue": [0, 0, 1], "gray": [0.5, 0.5, 0.5], "grey": [0.5, 0.5, 0.5],
    "silver": [0.75, 0.75, 0.75], "maroon": [0.5, 0, 0], "orange": [1, 0.647, 0],
    "yellow": [1, 1, 0], "navy": [0, 0, 0.5], "purple": [0.5, 0, 0.5], "teal": [0, 0.5, 0.5],
    "lime": [0, 1, 0],
  ]
}
