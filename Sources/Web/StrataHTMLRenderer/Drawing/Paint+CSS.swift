import StrataRendering

extension Paint {
  /// Returns the class that sets a property to this paint.
  func className(_ prefix: String, property: String) -> ClassName {
    switch self {
    case .shadowed(let paint, _), .blended(let paint, _):
      return paint.className(prefix, property: property)
    default:
      if gradient != nil, prefix == "c" { return writtenClass }
      let value = prefix == "b" ? areaCSS : css
      return ClassName(name: "\(prefix)-\(name)", css: "\(property):\(value)")
    }
  }

  /// The class of text in a gradient: a background that is clipped to the text.
  private var writtenClass: ClassName {
    ClassName(
      name: "cg-\(name)",
      css: "color:transparent;fill:\(firstColor.css);background:\(css);background-clip:text;"
        + "-webkit-background-clip:text")
  }

  /// The paint as CSS. Named colours are custom properties of the style sheet, with values for
  /// light and dark.
  var css: String { css(isArea: false) }

  /// The paint as CSS for an area: the accent colour and the levels of the primary one have another
  /// shade there.
  var areaCSS: String { css(isArea: true) }

  /// The paint as CSS for a line. Lines are no text, so the levels of the primary color are as faint
  /// as in an area.
  var lineCSS: String { css(isArea: isLevel) }

  /// A Boolean value that indicates whether the paint is a level of the primary color.
  var isLevel: Bool {
    switch self {
    case .named(let name): ["secondary", "tertiary", "quaternary"].contains(name)
    case .faded(let paint, _): paint.isLevel
    default: false
    }
  }

  func css(isArea: Bool) -> String {
    switch self {
    case .named("clear"): "transparent"
    // The material of the page's bars.
    case .named("barMaterial"): "var(--bar)"
    case .named(let name):
      isArea
        ? "var(--fill-\(CSSNumber.identifier(name)),var(--\(CSSNumber.identifier(name))))"
        : "var(--\(CSSNumber.identifier(name)))"
    case .rgba(let red, let green, let blue, let opacity):
      "rgb(\([red, green, blue].map { String(CSSNumber.byte($0)) }.joined(separator: " "))"
        + " / \(CSSNumber.percent(opacity))%)"
    case .faded(let paint, let opacity):
      paint.gradient.map { $0.faded(opacity).css(isArea: isArea) }
        ?? "color-mix(in srgb,\(paint.css(isArea: isArea)) \(CSSNumber.percent(opacity))%,transparent)"
    case .mixed(let first, let second, let fraction, let isPerceptual):
      "color-mix(in \(isPerceptual ? "oklab" : "srgb"),\(first.css(isArea: isArea)),"
        + "\(second.css(isArea: isArea)) \(CSSNumber.percent(fraction))%)"
    case .gradient(let gradient): gradient.css(isArea: isArea)
    case .adaptive(let light, let dark):
      "light-dark(\(light.css(isArea: isArea)),\(dark.css(isArea: isArea)))"
    case .shadowed(let paint, _), .blended(let paint, _): paint.css(isArea: isArea)
    }
  }

  /// The colour that represents the paint where only one colour is possible, such as a gradient's
  /// first.
  var firstColor: Paint { gradient?.stops.first?.paint ?? unwrapped.plain }

  var name: String {
    switch self {
    case .named(let name): CSSNumber.identifier(name)
    case .rgba(let red, let green, let blue, let opacity):
      "x" + [red, green, blue].map { String(CSSNumber.byte($0), radix: 16) }.joined(separator: "-")
        + "-\(CSSNumber.name(CSSNumber.percent(opacity)))"
    case .faded(let paint, let opacity):
      "\(paint.name)-\(CSSNumber.name(CSSNumber.percent(opacity)))"
    case .mixed(let first, let second, let fraction, let isPerceptual):
      "mx\(isPerceptual ? "p" : "")\(CSSNumber.name(CSSNumber.percent(fraction)))-\(first.name)"
        + "-\(second.name)"
    case .gradient(let gradient): gradient.name
    case .adaptive(let light, let dark): "ad-\(light.name)-\(dark.name)"
    case .shadowed(let paint, _), .blended(let paint, _): paint.name
    }
  }
}
