import Rendering

extension Paint {
  /// The class that sets a property to this paint; named ones are the style sheet's.
  func className(_ prefix: String, property: String) -> ClassName {
    if case .named(let name) = self, prefix != "tint" {
      return .known("\(prefix)-\(CSSNumber.identifier(name))")
    }
    return ClassName(name: "\(prefix)-\(name)", css: "\(property):\(css)")
  }

  /// Named colours are custom properties of the style sheet, one value in light, one in dark.
  var css: String {
    switch self {
    case .named("clear"): "transparent"
    case .named(let name): "var(--\(CSSNumber.identifier(name)))"
    case .rgba(let red, let green, let blue, let opacity):
      "rgb(\([red, green, blue].map { String(CSSNumber.byte($0)) }.joined(separator: " "))"
        + " / \(CSSNumber.percent(opacity))%)"
    case .faded(let paint, let opacity):
      "color-mix(in srgb,\(paint.css) \(CSSNumber.percent(opacity))%,transparent)"
    case .gradient(let paints, let angle):
      "linear-gradient(\(CSSNumber.text(angle))deg,\(paints.map(\.css).joined(separator: ",")))"
    }
  }

  var name: String {
    switch self {
    case .named(let name): CSSNumber.identifier(name)
    case .rgba(let red, let green, let blue, let opacity):
      "x" + [red, green, blue].map { String(CSSNumber.byte($0), radix: 16) }.joined(separator: "-")
        + "-\(CSSNumber.name(CSSNumber.percent(opacity)))"
    case .faded(let paint, let opacity):
      "\(paint.name)-\(CSSNumber.name(CSSNumber.percent(opacity)))"
    case .gradient(let paints, let angle):
      "lg\(CSSNumber.name(CSSNumber.text(angle)))-\(paints.map(\.name).joined(separator: "-"))"
    }
  }
}
