import Foundation
import StrataRendering

/// The class that stands for a rule, and the declarations behind it.
///
/// The name follows from the rule, so every page and every process calls the same rule the same;
/// a rule whose class the style sheet has already needs no declarations.
struct ClassName: Equatable {
  var name: String
  var css: String?
  /// A class of the style sheet that goes with it: what layout must know about the rule.
  var marker: String?
  /// A rule of its own that goes before: where a font is found.
  var face: String?

  var classes: String { marker.map { "\(name) \($0)" } ?? name }

  /// A class of the style sheet.
  static func known(_ name: String) -> ClassName { ClassName(name: name, css: nil) }

  /// A class made of one declaration with one number.
  static func number(_ prefix: String, _ value: Double, _ css: (String) -> String) -> ClassName {
    let text = CSSNumber.text(value)
    return ClassName(name: prefix + CSSNumber.name(text), css: css(text))
  }
}

/// Numbers as CSS and class names write them.
enum CSSNumber {
  /// Farther than any screen reaches, and never written with an exponent.
  private static let limit = 1e9

  /// At most three decimals, no exponent, no "-0"; what is no number is 0.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (min(max(value, -limit), limit) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// A part of a colour, 0…1, as 0…255.
  static func byte(_ part: Double) -> Int {
    part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
  }

  /// A part of a whole, 0…1, as 0…100.
  static func percent(_ part: Double) -> String { text(min(max(part, 0), 1) * 100) }

  /// A name without characters that would end a class, a selector or a rule.
  static func identifier(_ name: String) -> String {
    String(decoding: name.utf8.map { isPlain($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }

  /// A name that no other has, of characters that may stand in a class.
  static func uniqueName(_ name: String) -> String {
    name.utf8.map {
      isPlain($0) && $0 != UInt8(ascii: "_")
        ? String(UnicodeScalar($0)) : "_" + String($0, radix: 16)
    }.joined()
  }

  /// A string of CSS: everything but letters, digits and a few signs is written by its number.
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

  /// The same without characters that a class name would have to escape.
  static func name(_ text: String) -> String {
    text.replacingOccurrences(of: ".", with: "_").replacingOccurrences(of: "-", with: "m")
  }

  /// A length; infinity is all there is.
  static func length(_ value: Double) -> String {
    value == .infinity ? "100%" : "\(text(value))px"
  }
}
