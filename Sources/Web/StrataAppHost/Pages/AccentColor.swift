import Foundation
import StrataAssets

/// The accent color of an app's asset catalog, which replaces the style sheet's.
struct AccentColor: Equatable, Sendable {
  /// The color in light mode, as CSS.
  var light: String
  /// The color in dark mode, as CSS.
  var dark: String
  /// The background of prominent controls, as CSS: of both colors the one on which white is read
  /// better.
  var fill: String

  /// Reads the accent color of an app.
  ///
  /// - Parameter folders: The folders of pictures and colours; those of the running program if
  ///   `nil`.
  /// - Returns: `nil` if the catalogs have none, or an empty one, as that of Xcode's templates.
  init?(_ information: AppInformation, folders: [AssetFolder]?) {
    let name = information.accentName ?? "AccentColor"
    let set =
      folders.map { $0.lazy.compactMap { $0.colors[name] }.first }
      ?? AssetBundles.first(in: nil) { $0.colors[name] }
    guard let set else { return nil }
    let dark = set.dark ?? set.light
    light = set.light.css
    self.dark = dark.css
    fill = dark.luminance < set.light.luminance ? dark.css : light
  }

  /// The rules for the head of a page.
  var rules: String {
    ":root{--accent:light-dark(\(light),\(dark));--fill-accent:\(fill)}"
  }
}

extension ColorSet.Value {
  /// The color as CSS. A reference to a system color is a custom property of the style sheet.
  var css: String {
    if let reference, reference.hasPrefix("system"), reference.hasSuffix("Color") {
      return "var(--\(reference.dropFirst(6).dropLast(5).lowercased()),#0060c8)"
    }
    let channels = parts.prefix(3).map { "\(Int((min(max($0, 0), 1) * 255).rounded()))" }
    return "rgb(\(channels.joined(separator: " ")))"
  }

  /// The relative luminance of WCAG 2; 0 for black, 1 for white.
  fileprivate var luminance: Double {
    let linear = parts.prefix(3).map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return zip(linear, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
