public import Foundation
import StrataAssets
import StrataRendering

extension Color {
  /// Creates a color from the app's asset catalogs, in light and dark.
  ///
  ///     Color("brand")
  ///
  /// If there is no color with the name, the color is transparent, and that is reported on standard
  /// error.
  ///
  /// - Parameters:
  ///   - name: The name of the color in the catalogs.
  ///   - bundle: The bundle with the file; `nil` for the app's.
  public init(_ name: String, bundle: Bundle? = nil) {
    guard let set = AssetBundles.color(named: name, in: bundle) else {
      let place = bundle.map { " in \($0.bundlePath)" } ?? " among the app's resources"
      AssetLog.say("There is no colour asset named \(name.debugDescription)\(place).")
      self.init(Paint.named("clear"))
      return
    }
    let light = Color(set.light).paint
    self.init(set.dark.map { Paint.adaptive(light: light, dark: Color($0).paint) } ?? light)
  }

  /// Creates a color from a resource.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }

  private init(_ value: ColorSet.Value) {
    if let reference = value.reference, let known = Self.named(reference) {
      self.init(known)
      return
    }
    let space: RGBColorSpace =
      switch value.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    let parts = value.parts
    self.init(space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  private static let meanings = [
    "labelColor": "primary", "secondaryLabelColor": "secondary", "tertiaryLabelColor": "tertiary",
    "quaternaryLabelColor": "quaternary", "systemBackgroundColor": "system",
    "systemGroupedBackgroundColor": "grouped", "secondarySystemBackgroundColor": "secondarySystem",
    "separatorColor": "line", "linkColor": "accent",
  ]

  /// Returns the paint of a system color such as `systemRedColor`; `nil` for an unknown name.
  private static func named(_ reference: String) -> Paint? {
    if let meaning = meanings[reference] { return .named(meaning) }
    guard reference.hasPrefix("system"), reference.hasSuffix("Color") else { return nil }
    let name = reference.dropFirst(6).dropLast(5).lowercased()
    return ColorTable.knows(name) ? .named(name) : nil
  }
}
