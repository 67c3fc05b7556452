import Foundation
package import StrataRendering
package import SwiftUICore

/// The style that a text sets. Values that it does not set come from the environment.
package struct TextStyle: Equatable {
  var font: Font?
  var weight: Font.Weight?
  /// `false` if the text is not bold, even if the view around it is; `nil` if the text does not set
  /// it.
  var isBold: Bool?
  var paint: AnyShapeStyle?
  var background: AnyShapeStyle?
  var letters = Letters()
  var scale: Text.Scale?
  var language: Locale.Language?
  var link: URL?

  package init() {}

  init(
    font: Font? = nil, weight: Font.Weight? = nil, isBold: Bool? = nil, paint: AnyShapeStyle? = nil,
    background: AnyShapeStyle? = nil, letters: Letters = Letters(), scale: Text.Scale? = nil,
    language: Locale.Language? = nil, link: URL? = nil
  ) {
    (self.font, self.weight, self.isBold) = (font, weight, isBold)
    (self.paint, self.background, self.letters) = (paint, background, letters)
    (self.scale, self.language, self.link) = (scale, language, link)
  }

  /// Returns this style, with an outer style's values where it has none.
  func over(_ outer: TextStyle) -> TextStyle {
    TextStyle(
      font: font ?? outer.font, weight: weight ?? (isBold == false ? nil : outer.weight),
      isBold: isBold ?? outer.isBold, paint: paint ?? outer.paint,
      background: background ?? outer.background, letters: letters.over(outer.letters),
      scale: scale ?? outer.scale, language: language ?? outer.language, link: link ?? outer.link)
  }

  package func rules(in environment: EnvironmentValues) -> [StyleRule] {
    var rules = environment.rules(of: font ?? environment.font)
    let weight = weight ?? (isBold == false ? nil : environment.fontWeight)
    if let weight { rules.append(.fontWeight(weight.number)) }
    // A link keeps its color, by which it is recognized.
    if link == nil, let paint = paint ?? environment.foreground {
      rules += paint.textRules(in: environment)
    }
    if let background { rules.append(.background(background._paint(in: environment))) }
    return rules + letters.over(environment.letters).rules
  }
}
