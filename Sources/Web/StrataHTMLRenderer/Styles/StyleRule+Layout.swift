import Foundation
import StrataRendering

extension StyleRule {
  static func size(_ width: Double?, _ height: Double?) -> ClassName {
    var name = declarations(
      "s", [("width", width), ("height", height)],
      extra: "flex-shrink:0" + (width == nil ? "" : ";max-inline-size:none"))
    let markers = (width == nil ? [] : ["fw"]) + (height == nil ? [] : ["fh"])
    name.marker = markers.isEmpty ? nil : markers.joined(separator: " ")
    return name
  }

  static func limits(
    _ minWidth: Double?, _ maxWidth: Double?, _ minHeight: Double?, _ maxHeight: Double?
  ) -> ClassName {
    // The element's stretch makes it take the space. A limit keeps its place in the rest.
    let hasTop = maxHeight.map { $0 < .infinity } ?? false
    // A row that is too long even with its spacer as short as it may be is centered in its place.
    let isSpacer = maxWidth == nil && maxHeight == nil && minWidth != nil && minWidth == minHeight
    // A spacer's least length lies along its stack.
    let centered =
      isSpacer
      ? ".h:has(>&.sp){justify-content:center}.h>&.sp{min-height:0}.v>&.sp{min-width:0}" : ""
    var name = declarations(
      "l",
      [
        ("min-width", minWidth), ("max-width", maxWidth), ("min-height", minHeight),
        ("max-height", maxHeight == .infinity ? nil : maxHeight),
      ], extra: hasTop ? "height:100%;align-self:auto" : centered,
      marks: maxHeight == .infinity ? "H" : "")
    if let maxWidth, maxWidth < .infinity { name.css = "\(name.css ?? "");\(limited(maxWidth))" }
    if hasTop, let maxHeight { limitHeight(&name, CSSNumber.length(maxHeight)) }
    return name
  }

  /// Adds what limits a view's height to its class: in stacks, in columns whose views share the
  /// height, and in the window, in whose middle the view is.
  private static func limitHeight(_ name: inout ClassName, _ length: String) {
    let css = name.css ?? ""
    name.css =
      "\(css);\(limitedStack)>&{height:\(length);max-height:min(\(length),100%)}"
      + "\(limitedStack):not(.h)>&{flex-grow:0}\(sharingStack)>&{flex-basis:0}"
      + "\(window)>&{margin-block:auto}"
    name.face =
      "\(limitedStack){flex-grow:0;align-self:auto;\(window)>&{flex-grow:0;margin-block:auto}}"
  }

  /// A selector of what has the app's outermost view.
  private static let window = ":is(#screen,.sheet)"

  /// A selector of the stacks that are no higher than the limits of their views. In a scroll view,
  /// which proposes no height, the views are as high as their content.
  private static let limitedStack =
    ".hl:not(.sc:not(.x) :not(.fh,.fh *),.fh .sc:not(.x) *,.row,.row *)"

  /// A selector of the columns in which views share the height, as paint does with limited views.
  private static let sharingStack =
    ".v:has(>.shape):not(.hl,:has(>:is(.sp,.sc,.list,.form,.H:not([class*=\" l\"]))))"

  /// Returns the width of a limited view in a row that is as wide as the limits of its views
  /// together. If there is too little space, these views are narrowed before others.
  private static func limited(_ width: Double) -> String {
    ".h:not(.W,.bx,.fxh,.fxhv,.sc.x *)>&{width:\(CSSNumber.length(width));flex:0 9999 auto;"
      + "&.k-firm{flex-shrink:0}}\(window)>&{margin-inline:auto}"
  }

  /// Returns the class of an ideal size. The size applies if the frame is fixed to it, and along
  /// the axis of the surrounding scroll view. Elements that stretch get the whole length; text gets
  /// as much of it as it needs.
  static func ideal(_ width: Ideal?, _ height: Ideal?) -> ClassName {
    let wide = width.map { width in
      let length = "\(CSSNumber.text(width.length))px"
      let filling = width.isFilled ? "" : ":has(>:is(.W,.shape))"
      return "&:is(.fxh,.fxhv){max-inline-size:\(length);white-space:normal}"
        + "&:is(.fxh,.fxhv)\(filling),.sc.x>&.W{inline-size:\(length)}"
    }
    let high = height.map { height in
      let length = "\(CSSNumber.text(height.length))px"
      let filling = height.isFilled ? "" : ":has(>:is(.H,.shape))"
      return "&:is(.fxv,.fxhv)\(filling),.sc:not(.x)>&.H{block-size:\(length);flex:none}"
    }
    let name = [width, height].map { ideal in
      ideal.map { CSSNumber.name(CSSNumber.text($0.length)) + ($0.isFilled ? "f" : "") } ?? "n"
    }
    return ClassName(
      name: "id\(name.joined(separator: "-"))", css: [wide, high].compactMap(\.self).joined())
  }

  static func padding(
    _ top: Double?, _ leading: Double?, _ bottom: Double?, _ trailing: Double?
  ) -> ClassName {
    let lengths = [
      ("block-start", top), ("inline-start", leading), ("block-end", bottom),
      ("inline-end", trailing),
    ]
    if lengths.contains(where: { ($0.1 ?? 0) < 0 }) { return outset(lengths) }
    var name: ClassName
    if let top, top == leading, top == bottom, top == trailing {
      name = ClassName.number("p", top) { "padding:\($0)px" }
    } else {
      name = declarations("p", lengths.map { ("padding-\($0)", $1) }, extra: "")
    }
    let css = name.css ?? "", margins = css.replacingOccurrences(of: "padding", with: "margin")
    name.css = "\(css);\(sharingBox){padding:0;flex-basis:0;&>:not(.layer){\(margins)}}"
    // Content no longer touches the edges.
    name.marker = "pd"
    return name
  }

  /// A selector of padded views that take all the width of their row, and of padded paint that takes
  /// all the height of its column. Padding would add to their equal shares, margins in them do not.
  private static let sharingBox =
    ".h>&.bx.W:not(.v,:has(>*+:not(.layer))),.v>&.bx.H:not(.v,:has(>:not(.shape,.layer)))"

  /// Returns the class of an element whose content reaches beyond it at some sides, where the length
  /// is negative.
  private static func outset(_ lengths: [(String, Double?)]) -> ClassName {
    var (space, reach, wide) = ("", "", 0.0)
    for (side, length) in lengths {
      guard let length else { continue }
      let text = "\(side):\(CSSNumber.text(length))px;"
      if length >= 0 { space += "padding-" + text } else { reach += "margin-" + text }
      if side.hasPrefix("inline"), length < 0 { wide -= length }
    }
    let stretched = "&>:is(.W,.shape,.sc,.dv){inline-size:calc(100% + \(CSSNumber.text(wide))px)}"
    return ClassName(
      name: "ps\(lengths.map { $0.1.map(CSSNumber.key) ?? "n" }.joined(separator: "-"))",
      css: "\(space)&>*{\(reach)max-inline-size:none}\(wide > 0 ? stretched : "")")
  }

  static func aspect(_ ratio: Double?, fills: Bool) -> ClassName {
    let fit = fills ? "cover" : "contain"
    guard let ratio else { return ClassName(name: "af-\(fit)", css: "object-fit:\(fit)") }
    let text = CSSNumber.text(ratio)
    // As wide as possible, and no higher than there is space.
    let limit = fills ? "" : ";max-block-size:100%"
    return ClassName(
      name: "ar\(CSSNumber.name(text))-\(fit)",
      css: "aspect-ratio:\(text);object-fit:\(fit)\(limit)\(exactAspect(text, fills: fills))")
  }

  /// Returns the size of a shape, or of a view that takes all the width, with a ratio. In a frame of
  /// a known size, it is computed from that: `aspect-ratio` cannot choose the side that limits.
  private static func exactAspect(_ ratio: String, fills: Bool) -> String {
    let room = ":is(.bx.fw.fh,.layer)", part = "&:is(.shape,.W)"
    let width = "\(fills ? "max" : "min")(100cqw,100cqh*\(ratio))"
    let narrow = fills ? "" : ".bx.fh:not(.fw)>\(part){inline-size:auto;block-size:100%}"
    return ";\(room):has(>\(part)){container-type:size}"
      + "\(room)>\(part){inline-size:\(width);flex:none;align-self:auto;"
      + "max-inline-size:none;max-block-size:none}\(narrow)"
  }

  /// Returns the class of a sheet's size. It sets custom properties, and the style sheet decides
  /// when they apply.
  static func sheet(_ height: Double?, _ fraction: Double?, _ radius: Double?) -> ClassName {
    if let height { return .number("shh", height) { "--detent:\($0)px" } }
    if let fraction { return .number("shf", fraction * 100) { "--detent:\($0)dvh" } }
    return .number("shr", radius ?? 0) { "--round:\($0)px" }
  }

  static func columns(_ tracks: [GridTrack]) -> ClassName {
    let css = tracks.map(\.css).joined(separator: " ")
    let name = tracks.map(\.name).joined(separator: "-")
    return ClassName(name: "gc-\(name)", css: "grid-template-columns:\(css)")
  }

  /// Returns the class of a grid's columns. The columns that grow share the width that the others
  /// leave.
  static func columnCount(_ count: Int, _ growing: UInt64) -> ClassName {
    guard growing != 0 else {
      return ClassName(name: "gn\(count)", css: "grid-template-columns:repeat(\(count),auto)")
    }
    let tracks = (0..<count).map { $0 < 64 && growing >> UInt64($0) & 1 == 1 ? "1fr" : "auto" }
    return ClassName(
      name: "gn\(count)-\(growing)",
      css: "grid-template-columns:\(tracks.joined(separator: " "))")
  }

  static func gridRows(_ tracks: [GridTrack]) -> ClassName {
    let name = tracks.map(\.name).joined(separator: "-")
    let css = tracks.map(\.css).joined(separator: " ")
    return ClassName(name: "gw-\(name)", css: "grid-template-rows:\(css)")
  }

  /// Returns the class of a grid's tracks. Each is followed by an extra track for the space after
  /// it, and cells are assigned to their tracks.
  static func lanes(_ lanes: [GridLane], across: Bool) -> ClassName {
    let side = across ? "row" : "column"
    let tracks = lanes.enumerated().map { index, lane in
      lane.track.css + (index + 1 < lanes.count ? " \(CSSNumber.text(lane.spacing))px" : "")
    }
    let cells = lanes.enumerated().map { index, lane in
      "&>:nth-child(\(lanes.count)n+\(index + 1) of :not(.space,.sec-g)){grid-\(side):\(2 * index + 1)"
        + (lane.horizontal.map { ";justify-self:\($0.css)" } ?? "")
        + (lane.vertical.map { ";align-self:\($0.css)" } ?? "") + "}"
    }
    return ClassName(
      name: "gl\(across ? "w" : "c")-\(lanes.map(\.name).joined(separator: "-"))",
      css: "grid-template-\(side)s:\(tracks.joined(separator: " "));\(cells.joined())")
  }

  private static func declarations(
    _ prefix: String, _ values: [(String, Double?)], extra: String, marks: String = ""
  ) -> ClassName {
    let set = values.map { $0.1 }
    let name = set.map {
      $0.map { $0 == .infinity ? "i" : CSSNumber.name(CSSNumber.text($0)) } ?? "n"
    }
    let css = values.compactMap { property, value in
      value.map { "\(property):\(CSSNumber.length($0))" }
    }
    return ClassName(
      name: "\(prefix)\(marks)\(name.joined(separator: "-"))",
      css: (css + (extra.isEmpty ? [] : [extra])).joined(separator: ";"))
  }
}

extension StyleRule.GridTrack {
  fileprivate var css: String {
    switch self {
    case .fixed(let width): "\(CSSNumber.text(width))px"
    case .flexible(let minimum, let maximum):
      "minmax(\(CSSNumber.text(minimum))px,\(maximum.map { "\(CSSNumber.text($0))px" } ?? "1fr"))"
    case .adaptive(let minimum, let maximum):
      // Scales with the reader's text size, so that words are not broken: 16 points are 1 rem.
      "repeat(auto-fill,minmax(min(100%,\(CSSNumber.text(minimum))rem/16),"
        + "\(maximum.map { "\(CSSNumber.text($0))px" } ?? "1fr")))"
    }
  }

  fileprivate var name: String {
    switch self {
    case .fixed(let width): "x\(CSSNumber.name(CSSNumber.text(width)))"
    case .flexible(let minimum, let maximum):
      "f\(CSSNumber.key(minimum))" + (maximum.map { "u\(CSSNumber.key($0))" } ?? "")
    case .adaptive(let minimum, let maximum):
      "a\(CSSNumber.name(CSSNumber.text(minimum)))"
        + (maximum.map { "u\(CSSNumber.name(CSSNumber.text($0)))" } ?? "")
    }
  }
}

extension StyleRule.GridLane {
  fileprivate var name: String {
    "\(track.name)s\(CSSNumber.key(spacing))\(horizontal?.name ?? "")_\(vertical?.name ?? "")"
  }
}

extension StyleRule.Alignment {
  /// The side as which an alignment of an app is drawn without guides; other alignments are drawn
  /// as they are.
  private var drawn: StyleRule.Alignment {
    guard case .custom(_, let side) = self else { return self }
    return side == .start ? .start : side == .center ? .center : .end
  }

  var name: String {
    switch self {
    case .custom: drawn.name
    case .start: "start"
    case .center: "center"
    case .end: "end"
    case .stretch: "stretch"
    case .firstBaseline: "first"
    case .lastBaseline: "last"
    }
  }

  var css: String {
    switch self {
    case .custom: drawn.css
    case .start: "flex-start"
    case .center: "center"
    case .end: "flex-end"
    case .stretch: "stretch"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    }
  }
}
