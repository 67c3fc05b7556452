import StrataRendering

extension Element {
  /// The rules as this element shows them: the background of what takes all the room there is goes
  /// on beyond the page, as Apple's does unless it is told not to.
  var shownStyle: [StyleRule] {
    guard stretch == .both, isGround else { return style }
    return style.map { rule in
      if case .background(let paint) = rule, paint.reachesOut {
        .ground(paint, edges)
      } else {
        rule
      }
    }
  }

  private var edges: StyleRule.Edges {
    for case .reach(let edges) in style { return edges }
    return .all
  }

  private var isGround: Bool {
    switch kind {
    case .box, .vStack, .hStack, .zStack, .list: break
    case .scroll where self[.axis] != "horizontal": break
    default: return false
    }
    return style.allSatisfy { rule in
      switch rule {
      case .rounded, .cornerRadius, .capsule, .clip, .clipTo, .mask, .border, .trait(.contained):
        false
      default: true
      }
    }
  }
}

extension Paint {
  /// What is blurred behind a material is only behind its own box.
  fileprivate var reachesOut: Bool {
    switch self {
    case .named(let name): !name.hasSuffix("Material") && name != "clear"
    default: true
    }
  }
}

extension StyleRule {
  /// An image of a border without width that is drawn out to the edges: the only paint that CSS
  /// lets reach beyond a box and that is still one picture with what is inside.
  static func ground(_ paint: Paint, _ edges: Edges = .all) -> ClassName {
    let image = paint.gradient == nil ? "linear-gradient(\(paint.areaCSS) 0 0)" : paint.areaCSS
    let top = edges.contains(.top) ? "var(--bt)" : "0"
    let bottom = edges.contains(.bottom) ? "var(--bb)" : "0"
    let start = edges.contains(.leading) ? "var(--bs)" : "0"
    let end = edges.contains(.trailing) ? "var(--be)" : "0"
    return ClassName(
      name: "gd\(edges == .all ? "" : String(edges.rawValue))-\(paint.name)",
      css: "border-image:\(image) 0 fill/0/\(top) \(end) \(bottom) \(start);"
        + "&:dir(rtl){border-image-outset:\(top) \(start) \(bottom) \(end)}")
  }
}
