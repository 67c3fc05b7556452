import StrataRendering

extension Filter {
  var css: String {
    switch self {
    case .blur(let radius): "blur(\(CSSNumber.text(max(0, radius)))px)"
    case .brightness(let amount): Self.brightness(amount)
    case .contrast(let amount): "contrast(\(CSSNumber.text(max(0, amount))))"
    case .saturation(let amount): "saturate(\(CSSNumber.text(max(0, amount))))"
    case .grayscale(let amount): "grayscale(\(CSSNumber.text(min(max(amount, 0), 1))))"
    case .hueRotation(let degrees): "hue-rotate(\(CSSNumber.text(degrees))deg)"
    case .invert(let amount): "invert(\(CSSNumber.text(min(max(amount, 0), 1))))"
    case .shadow(let paint, let radius, let x, let y):
      "drop-shadow(\(CSSNumber.text(x))px \(CSSNumber.text(y))px \(CSSNumber.text(max(0, radius) * 2))px "
        + "\(paint.css))"
    case .shadows: "url(#\(name))"
    }
  }

  /// Returns a filter that adds an amount to each colour component. CSS can only multiply: towards
  /// black that is a smaller factor; towards white the filter inverts, dims and inverts again.
  private static func brightness(_ amount: Double) -> String {
    let rest = CSSNumber.text(1 - min(abs(amount), 1))
    return amount < 0 ? "brightness(\(rest))" : "invert(1) brightness(\(rest)) invert(1)"
  }

  var name: String {
    func number(_ prefix: String, _ value: Double) -> String {
      prefix + CSSNumber.name(CSSNumber.text(value))
    }
    return switch self {
    case .blur(let radius): number("blur", radius)
    case .brightness(let amount): number("bri", amount)
    case .contrast(let amount): number("con", amount)
    case .saturation(let amount): number("sat", amount)
    case .grayscale(let amount): number("gra", amount)
    case .hueRotation(let degrees): number("hue", degrees)
    case .invert(let amount): number("inv", amount)
    case .shadow(let paint, let radius, let x, let y):
      "sh\(StyleRule.names([radius, x, y]))-\(paint.name)"
    case .shadows(let shadows):
      "shs"
        + shadows.map {
          "\($0.isInner ? "i" : "o")\(StyleRule.names([$0.radius, $0.x, $0.y]))-\($0.paint.name)"
        }.joined(separator: "_")
    }
  }
}
