import StrataRendering

extension StyleRule {
  /// The class of a rule that moves, rotates, clips or recolours the finished element; `nil` for
  /// another rule.
  var effectClass: ClassName? {
    switch self {
    case .rotation(let degrees, let anchor):
      ClassName.number("ro", degrees) { "rotate:\($0)deg" }.anchored(anchor)
    case .scale(let x, let y, let anchor):
      ClassName(
        name: "sx\(CSSNumber.name(CSSNumber.text(x)))-\(CSSNumber.name(CSSNumber.text(y)))",
        css: "scale:\(CSSNumber.text(x)) \(CSSNumber.text(y))"
      ).anchored(anchor)
    case .rotation3D(let degrees, let axis, let anchor, let z, let perspective):
      Self.turn(degrees, axis, anchor, z, perspective)
    case .matrix(let numbers):
      ClassName(
        name: "mt\(Self.names(numbers))",
        css: "transform:matrix(\(numbers.map(CSSNumber.text).joined(separator: ",")));"
          + "transform-origin:0 0")
    case .blend(let mode): ClassName(name: "bm-\(mode.css)", css: "mix-blend-mode:\(mode.css)")
    case .isolated: ClassName(name: "iso", css: "isolation:isolate")
    case .filter(let filter): ClassName(name: "fl-\(filter.name)", css: "filter:\(filter.css)")
    case .clipTo(let outline, let isEvenOdd): outline.clipClass(isEvenOdd: isEvenOdd)
    case .mask(let paint):
      ClassName(name: "mk-\(paint.name)", css: "-webkit-mask:\(paint.image);mask:\(paint.image)")
    case .scrolled(let transition): transition.className
    case .tappable: ClassName(name: "tp", css: "cursor:pointer")
    case .grabbable(let drags):
      ClassName(
        name: drags ? "gd" : "gh",
        css: (drags ? "touch-action:var(--pan,none);" : "")
          + "cursor:pointer;user-select:none;-webkit-user-select:none;"
          + "-webkit-touch-callout:none;-webkit-user-drag:none")
    case .touchOutline(let outline, let isEvenOdd): outline.touchClass(isEvenOdd: isEvenOdd)
    // The style sheet has rules for the content.
    case .untouchable: ClassName(name: "nt", css: "pointer-events:none")
    case .redacted: .known("redacted")
    case .hidden: ClassName(name: "hid", css: "visibility:hidden")
    default: nil
    }
  }

  /// The class of a rule that a drawing inherits from its element; `nil` for another rule.
  var drawingClass: ClassName? {
    switch self {
    case .fill(let paint): ClassName(name: "fi-\(paint.name)", css: "fill:\(paint.areaCSS)")
    case .stroke(let paint, let line):
      ClassName(
        name: "st-\(line.name)-\(paint.name)", css: "fill:none;stroke:\(paint.lineCSS);\(line.css)")
    case .trim(let from, let to): Self.trimmed(from, to)
    case .inset(let inset): .number("in", inset) { "--i:\($0)px" }
    case .radius(let radius): .number("ir", radius) { "--r:\($0)px" }
    case .turning(let gradient):
      ClassName(
        name: "tg-\(gradient.name)",
        css: "--paint:\(gradient.inDoubledBox.css(isArea: true))")
    default: nil
    }
  }

  /// Returns the class that draws a part of a line. The line's path length is 100.
  private static func trimmed(_ from: Double, _ to: Double) -> ClassName {
    let (low, high) = (min(max(from, 0), 1), min(max(to, 0), 1))
    let name = "tr\(names([low * 100, high * 100]))"
    guard high > low else {
      return ClassName(name: name, css: "stroke-opacity:0;stroke-dasharray:0 200")
    }
    return ClassName(
      name: name,
      css: "stroke-dasharray:\(CSSNumber.text((high - low) * 100)) 200;"
        + "stroke-dashoffset:\(CSSNumber.text(-low * 100))")
  }

  private static func turn(
    _ degrees: Double, _ axis: [Double], _ anchor: Point, _ z: Double, _ perspective: Double
  ) -> ClassName {
    let axes = axis.map(CSSNumber.text).joined(separator: ",")
    let distance =
      perspective > 0 ? "perspective(\(CSSNumber.text(max(1, 400 / perspective)))px) " : ""
    return ClassName(
      name: "r3\(names([degrees, z, perspective, anchor.x, anchor.y] + axis))",
      css: "transform:\(distance)rotate3d(\(axes),\(CSSNumber.text(degrees))deg);"
        + "transform-origin:\(anchor.css) \(CSSNumber.text(z))px")
  }

  static func names(_ numbers: [Double]) -> String {
    numbers.map { CSSNumber.name(CSSNumber.text($0)) }.joined(separator: "-")
  }
}

extension ClassName {
  /// Returns the class with `transform-origin` set to an anchor.
  func anchored(_ anchor: Point) -> ClassName {
    guard anchor != .center, let css else { return self }
    return ClassName(name: "\(name)at\(anchor.name)", css: "\(css);transform-origin:\(anchor.css)")
  }
}

extension BlendMode {
  var css: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .plusDarker: "plus-darker"
    default: rawValue
    }
  }
}

extension Paint {
  /// The paint as an image, for CSS properties that require one.
  var image: String { gradient == nil ? "linear-gradient(\(css),\(css))" : css }
}

extension GradientPaint {
  /// The gradient adapted to a box that is twice as large and has the same middle.
  var inDoubledBox: GradientPaint {
    func inner(_ place: Point) -> Point { Point(0.25 + place.x / 2, 0.25 + place.y / 2) }
    guard case .angular(let center, let start, let end) = course else { return self }
    return GradientPaint(
      stops, .angular(center: inner(center), start: start, end: end), isPerceptual: isPerceptual)
  }
}
