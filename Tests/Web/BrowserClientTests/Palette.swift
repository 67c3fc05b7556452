import Foundation
import StrataBrowserClient

/// The colours that the style sheet's root declares, for each scheme.
struct Palette {
  enum Scheme: Int, CaseIterable { case light, dark }

  struct UnknownColor: Error { var name: String }

  struct Color: Equatable {
    var red, green, blue, opacity: Double

    static let white = Color(red: 1, green: 1, blue: 1, opacity: 1)
  }

  private var values: [String: [Color]] = [:]

  init() throws {
    let text = String(decoding: try BrowserClient.file(.style).bytes, as: UTF8.self)
    let pattern = /--([\w-]+):(?:light-dark\((#\w+), (#\w+)\)|(#\w+))[;}]/
    for match in text.matches(of: pattern) {
      let name = String(match.1)
      // The root comes first; redefinitions inside of a component do not count.
      guard values[name] == nil else { continue }
      let written = [match.2 ?? match.4, match.3 ?? match.4].compactMap { $0 }
      values[name] = written.compactMap { Color(hex: $0) }
    }
  }

  func color(_ name: String, _ scheme: Scheme) throws -> Color {
    guard let both = values[name], both.count == 2 else { throw UnknownColor(name: name) }
    return both[scheme.rawValue]
  }
}

extension Palette.Color {
  init?(hex: Substring) {
    var digits = hex.dropFirst().map(String.init)
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += ["f", "f"] }
    let parts = stride(from: 0, to: digits.count, by: 2).compactMap { index in
      Int(digits[index] + digits[index + 1], radix: 16).map { Double($0) / 255 }
    }
    guard parts.count == 4 else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  func over(_ ground: Self) -> Self {
    func mix(_ part: KeyPath<Self, Double>) -> Double {
      self[keyPath: part] * opacity + ground[keyPath: part] * (1 - opacity)
    }
    return Self(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: 1)
  }

  func contrast(on ground: Self) -> Double {
    let pair = [over(ground).luminance, ground.luminance].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
