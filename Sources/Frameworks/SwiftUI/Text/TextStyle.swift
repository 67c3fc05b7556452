import Foundation
import Rendering

/// How a text looks, where it says so itself; the rest comes from the environment.
struct TextStyle: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var paint: AnyShapeStyle?
  var letters = Letters()

  func rules(in environment: EnvironmentValues) -> [StyleRule] {
    var rules = (font ?? environment.font)?.rules ?? []
    if let weight = weight ?? environment.fontWeight { rules.append(.fontWeight(weight.number)) }
    if let paint = paint ?? environment.foreground { rules += paint.textRules(in: environment) }
    return rules + letters.over(environment.letters).rules
  }
}
