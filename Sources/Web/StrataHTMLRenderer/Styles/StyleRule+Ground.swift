import StrataRendering

extension Element {
  /// The rules with which this element is shown. The background of an element that takes all the
  /// space extends beyond the page, as it does in SwiftUI by default.
  var shownStyle: [StyleRule] {
    guard stretch.isSuperset(of: .both) && isGround || kind == .largeTitle else { return style }
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
  /// A Boolean value that indicates whether the paint may extend beyond its box; a material may
  /// not, as it blurs only what is behind its box.
  fileprivate var reachesOut: Bool {
    switch self {
    case .named(let name): !name.hasSuffix("Material") && name != "clear"
    default: true
    }
  }
}

extension StyleRule {
  /// Returns the class of a background that extends to edges of the window. It is a border image
  /// with an outset: no other paint in CSS can extend beyond a box and form one picture with its
  /// inside.
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
