import StrataRendering

extension Paint {
  /// The class that sets a property to this paint.
  func className(_ prefix: String, property: String) -> ClassName {
    switch self {
    case .named(let name) where prefix == "b" && Self.ranks.contains(name):
      return ClassName(name: "b-\(name)", css: "\(property):var(--fill)")
    case .shadowed(let paint, _), .blended(let paint, _):
      return paint.className(prefix, property: property)
    default:
      if gradient != nil, prefix == "c" { return writtenClass }
      let value = prefix == "b" ? areaCSS : css
      return ClassName(name: "\(prefix)-\(name)", css: "\(property):\(value)")
    }
  }

  /// Areas of these ranks are all one shade: one as dark as such words would be a wall.
  private static let ranks = ["secondary", "tertiary", "quaternary"]

  /// Words written with a gradient: the background of their own shape.
  private var writtenClass: ClassName {
    ClassName(
      name: "cg-\(name)",
      css: "color:transparent;fill:\(firstColor.css);background:\(css);background-clip:text;"
        + "-webkit-background-clip:text")
  }

  /// Named colours are custom properties of the style sheet, one value in light, one in dark.
  var css: String { css(isArea: false) }

  /// The same for an area: some colours have another shade there, which carries white words.
  var areaCSS: String { css(isArea: true) }

  func css(isArea: Bool) -> String {
    switch self {
    case .named("clear"): "transparent"
    // What the page's own bars are drawn with.
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

  /// A colour that stands for the paint where only one can be.
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
