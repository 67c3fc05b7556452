import StrataRendering

extension Figure {
  /// The rules of an element that contains only this drawing.
  var rules: [StyleRule] {
    switch content {
    case .fill(let outline, let paint, _):
      return outline.rules + (paint.gradient.map(Self.paintRules) ?? [.fill(paint)])
    case .stroke(let outline, let paint, let line):
      let white = Paint.rgba(red: 1, green: 1, blue: 1, opacity: 1)
      return outline.rules + [.stroke(paint.gradient == nil ? paint : white, line)]
        + (paint.gradient.map(Self.paintRules)?.dropFirst() ?? [])
    case .text(let label): return label.style
    case .group: return []
    }
  }

  /// Returns the rules of a gradient. An angular one is masked by a white shape, and is a custom
  /// property.
  private static func paintRules(_ gradient: GradientPaint) -> [StyleRule] {
    let white = StyleRule.fill(.rgba(red: 1, green: 1, blue: 1, opacity: 1))
    return gradient.isInSVG ? [white] : [white, .turning(gradient)]
  }

  /// The style rules whose classes are used in the markup of a group of drawings.
  var groupRules: [StyleRule] {
    let own: [StyleRule] = blend == .normal ? [] : [.blend(blend)]
    guard case .group(let figures) = content else { return own }
    return own + figures.flatMap { $0.rules + $0.groupRules }
  }

  /// Returns the start tags of the SVG groups around the shape, which apply its clips, blend mode,
  /// opacity, filters and transform.
  func groups(_ ink: inout Ink) -> [String] {
    var groups = clips.map { clip in
      "<g clip-path=\"url(#\(ink.define { clip.markup($0) }))\">"
    }
    var attributes = ""
    if blend != .normal { attributes += " class=\"\(StyleRule.blend(blend).className.name)\"" }
    if opacity != 1 { attributes += " opacity=\"\(CSSNumber.text(opacity))\"" }
    if !filters.isEmpty { attributes += " filter=\"\(filters.map(\.css).joined(separator: " "))\"" }
    if !attributes.isEmpty { groups.append("<g\(attributes)>") }
    if let transform { groups.append("<g transform=\"\(Self.matrix(transform))\">") }
    return groups
  }

  static func matrix(_ numbers: [Double]) -> String {
    "matrix(\(numbers.map(CSSNumber.text).joined(separator: " ")))"
  }
}

extension Figure.Clip {
  func markup(_ id: String) -> String {
    let place = transform.map { " transform=\"\(Figure.matrix($0))\"" } ?? ""
    let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    return
      "<clipPath id=\"\(id)\"><path d=\"\(steps.map(\.svg).joined())\"\(rule)\(place)/></clipPath>"
  }
}

extension Figure.Label {
  /// Returns the SVG markup of text at a point, aligned by its anchor.
  func markup(_ fill: String) -> String {
    let anchor = anchor.x < 0.25 ? "start" : anchor.x > 0.75 ? "end" : "middle"
    let baseline =
      self.anchor.y < 0.25
      ? "text-before-edge" : self.anchor.y > 0.75 ? "text-after-edge" : "central"
    let classes = style.map(\.className.name).joined(separator: " ")
    return "<text x=\"\(CSSNumber.text(point.x))\" y=\"\(CSSNumber.text(point.y))\" "
      + "text-anchor=\"\(anchor)\" dominant-baseline=\"\(baseline)\" fill=\"\(fill)\" "
      + "class=\"\(classes)\">\(HTMLText.escape(text))</text>"
  }
}

extension StrokeLine {
  /// The look of the stroke as SVG attributes.
  var attributes: String {
    var text = " stroke-width=\"\(CSSNumber.text(width))\""
    if cap != .butt { text += " stroke-linecap=\"\(cap.rawValue)\"" }
    if join != .miter { text += " stroke-linejoin=\"\(join.rawValue)\"" }
    if miterLimit != 4 { text += " stroke-miterlimit=\"\(CSSNumber.text(max(1, miterLimit)))\"" }
    if !dash.isEmpty {
      text += " stroke-dasharray=\"\(dash.map(CSSNumber.text).joined(separator: " "))\""
    }
    if dashPhase != 0 { text += " stroke-dashoffset=\"\(CSSNumber.text(dashPhase))\"" }
    return text
  }

  /// The look of the stroke as CSS declarations.
  var css: String {
    var text = "stroke-width:\(CSSNumber.text(width))px;stroke-linecap:\(cap.rawValue);"
    text +=
      "stroke-linejoin:\(join.rawValue);stroke-miterlimit:\(CSSNumber.text(max(1, miterLimit)))"
    if !dash.isEmpty {
      text += ";stroke-dasharray:\(dash.map { "\(CSSNumber.text($0))px" }.joined(separator: " "))"
    }
    if dashPhase != 0 { text += ";stroke-dashoffset:\(CSSNumber.text(dashPhase))px" }
    return text
  }

  var name: String {
    let numbers = ([width, miterLimit, dashPhase] + dash).map { CSSNumber.name(CSSNumber.text($0)) }
    return "\(cap.rawValue)-\(join.rawValue)-\(numbers.joined(separator: "-"))"
  }
}
