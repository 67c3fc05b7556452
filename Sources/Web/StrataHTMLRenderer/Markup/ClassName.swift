import Foundation
import StrataRendering

/// The CSS class of a rule, and its declarations.
///
/// The name is derived from the rule, so that it is the same in every page and every process. A
/// rule whose class is in the style sheet needs no declarations.
struct ClassName: Equatable {
  var name: String
  var css: String?
  /// A class of the style sheet that the element also gets, for its layout; `nil` for none.
  var marker: String?
  /// Another CSS rule that must precede the class, such as `@font-face`; `nil` for none.
  var face: String?

  var classes: String { marker.map { "\(name) \($0)" } ?? name }

  /// Returns a class that the style sheet contains, so that it has no declarations.
  static func known(_ name: String) -> ClassName { ClassName(name: name, css: nil) }

  /// Returns a class of one declaration with one number.
  static func number(_ prefix: String, _ value: Double, _ css: (String) -> String) -> ClassName {
    let text = CSSNumber.text(value)
    return ClassName(name: prefix + CSSNumber.name(text), css: css(text))
  }
}

/// Formats numbers for CSS and class names.
enum CSSNumber {
  /// The limit of formatted numbers: larger than any screen, and small enough to be written without
  /// an exponent.
  private static let limit = 1e9

  /// Formats a number with three decimals at most, without an exponent or "-0"; a number that is
  /// not finite becomes 0.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (min(max(value, -limit), limit) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// Converts a colour component from 0…1 to 0…255.
  static func byte(_ part: Double) -> Int {
    part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
  }

  /// Formats a fraction, 0…1, as a percentage, 0…100.
  static func percent(_ part: Double) -> String { text(min(max(part, 0), 1) * 100) }

  /// Replaces characters that would end a class, a selector or a rule.
  static func identifier(_ name: String) -> String {
    String(decoding: name.utf8.map { isPlain($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }

  /// Encodes a name so that it stays unique and can be part of a class.
  static func uniqueName(_ name: String) -> String {
    name.utf8.map {
      isPlain($0) && $0 != UInt8(ascii: "_")
        ? String(UnicodeScalar($0)) : "_" + String($0, radix: 16)
    }.joined()
  }

  /// Returns a CSS string: everything but letters, digits and a few characters is escaped.
  static func quoted(_ text: String) -> String {
    let safe = text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || " -_./~?=0123456789".unicodeScalars.contains(scalar)
        ? String(scalar) : "\\" + String(scalar.value, radix: 16) + " "
    }
    return "\"\(safe.joined())\""
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Replaces the characters of a number that a class name would have to escape.
  static func name(_ text: String) -> String {
    text.replacingOccurrences(of: ".", with: "_").replacingOccurrences(of: "-", with: "m")
  }

  /// Formats a length in pixels; infinity is 100%.
  static func length(_ value: Double) -> String {
    value == .infinity ? "100%" : "\(text(value))px"
  }
}
