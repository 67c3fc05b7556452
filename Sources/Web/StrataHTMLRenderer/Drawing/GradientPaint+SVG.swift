import StrataRendering

extension GradientPaint {
  /// A Boolean value that indicates whether SVG can draw this kind of gradient; it cannot draw
  /// angular ones.
  var isInSVG: Bool {
    if case .angular = course { false } else { true }
  }

  /// Returns the gradient as an SVG definition. Positions are percentages of the drawing, so that
  /// the slant is right in a box of any size.
  func definition(_ id: String, isArea: Bool, size: Point? = nil) -> String {
    func x(_ part: Double) -> String { length(part, size?.x) }
    func y(_ part: Double) -> String { length(part, size?.y) }
    let number = CSSNumber.text
    let stops = stopMarkup(isArea)
    return switch course {
    case .linear(let from, let to):
      "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(x(from.x))\" "
        + "y1=\"\(y(from.y))\" x2=\"\(x(to.x))\" y2=\"\(y(to.y))\">\(stops)</linearGradient>"
    case .radial(let center, let start, let end):
      "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(x(center.x))\" "
        + "cy=\"\(y(center.y))\" r=\"\(number(end))\" fr=\"\(number(start))\">\(stops)"
        + "</radialGradient>"
    case .elliptical(let center, let start, let end):
      "<radialGradient id=\"\(id)\" cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" "
        + "r=\"\(number(end))\" fr=\"\(number(start))\">\(stops)</radialGradient>"
    case .angular: ""
    }
  }

  private func stopMarkup(_ isArea: Bool) -> String {
    stops.map {
      "<stop offset=\"\(CSSNumber.text($0.location))\" stop-color=\"\($0.paint.css(isArea: isArea))\"/>"
    }.joined()
  }

  private func length(_ part: Double, _ whole: Double?) -> String {
    whole.map { CSSNumber.text(part * $0) } ?? "\(CSSNumber.text(part * 100))%"
  }
}
