import StrataRendering

extension Outline {
  /// Returns the outline as an SVG element. The style sheet adds the attributes that depend on the
  /// size of the element's box.
  func markup(_ attributes: String) -> String {
    let length = trim == nil ? "" : " pathLength=\"100\""
    switch form {
    case .rectangle, .capsule: return "<rect\(length)\(attributes)/>"
    case .circle: return "<circle\(length)\(attributes)/>"
    case .ellipse: return "<ellipse\(length)\(attributes)/>"
    case .path(let steps, let size, let isGuess, let keepsAspect):
      let data = steps.map(\.svg).joined()
      guard isGuess else { return "<path d=\"\(data)\"\(length)\(attributes)/>" }
      let box = "\(CSSNumber.text(size.x)) \(CSSNumber.text(size.y))"
      return
        "<svg viewBox=\"0 0 \(box)\" preserveAspectRatio=\"\(keepsAspect ? "xMidYMid" : "none")\">"
        + "<path d=\"\(data)\"\(length) vector-effect=\"non-scaling-stroke\"\(attributes)/></svg>"
    }
  }

  /// The style rules that the outline's drawing needs.
  var rules: [StyleRule] {
    var rules: [StyleRule] = []
    switch form {
    case .rectangle(let radius, _, _, _) where radius > 0: rules.append(.radius(radius))
    case .capsule: rules.append(.radius(9999))
    default: break
    }
    if inset != 0 { rules.append(.inset(inset)) }
    if let trim { rules.append(.trim(from: trim.from, to: trim.to)) }
    return rules
  }

  /// The size for which the outline's path was made; `nil` if it is no path.
  var pathSize: Point? {
    if case .path(_, let size, _, _) = form { size } else { nil }
  }
}

extension PathStep {
  var svg: String {
    func pair(_ place: Point) -> String {
      "\(CSSNumber.text(place.x)) \(CSSNumber.text(place.y))"
    }
    return switch self {
    case .move(let to): "M\(pair(to))"
    case .line(let to): "L\(pair(to))"
    case .quadratic(let to, let control): "Q\(pair(control)) \(pair(to))"
    case .cubic(let to, let first, let second): "C\(pair(first)) \(pair(second)) \(pair(to))"
    case .close: "Z"
    }
  }
}
