import StrataRendering

extension StyleRule {
  /// The class of this rule, cached.
  var className: ClassName { ClassNames.name(of: self) }

  /// The class of this rule, computed.
  var freshClassName: ClassName {
    layoutClass ?? surfaceClass ?? effectClass ?? drawingClass ?? fontClass ?? textClass
      ?? containerClass ?? pictureClass
      ?? .known("")
  }

  private var layoutClass: ClassName? {
    switch self {
    case .spacing(let space) where space < 0:
      .number("g", space) {
        "gap:0;&.v>*+*{margin-block-start:\($0)px}&.h>*+*{margin-inline-start:\($0)px}"
      }
    case .spacing(let space): .number("g", space) { "gap:\($0)px" }
    case .alignItems(let alignment): .known("ai-\(alignment.name)")
    case .justify(let alignment): .known("jc-\(alignment.name)")
    case .place(let horizontal, let vertical):
      ClassName(
        name: "pl-\(horizontal.name)-\(vertical.name)",
        css: "align-items:\(vertical.css);justify-content:\(horizontal.css);"
          + "justify-items:\(horizontal.css)")
    case .size(let width, let height): Self.size(width, height)
    case .limits(let minWidth, let maxWidth, let minHeight, let maxHeight):
      Self.limits(minWidth, maxWidth, minHeight, maxHeight)
    case .fixed(let horizontal, let vertical):
      ClassName(
        name: "fx\(horizontal ? "h" : "")\(vertical ? "v" : "")",
        css: "flex-shrink:0;" + (horizontal ? "white-space:nowrap;width:max-content" : "")
          // Paint is 10 by 10 points by itself.
          + (horizontal ? ";.fw>&{max-inline-size:none}&.shape,&>.shape{min-width:10px}" : "")
          + (vertical ? ";&.shape,&>.shape{min-height:10px}" : ""))
    case .ideal(let width, let height): Self.ideal(width, height)
    case .padding(let top, let leading, let bottom, let trailing):
      Self.padding(top, leading, bottom, trailing)
    case .columns(let tracks): Self.columns(tracks)
    case .grow: .known("grow")
    case .spokenOnly: .known("spoken")
    case .aspectRatio(let ratio, let fills): Self.aspect(ratio, fills: fills)
    case .fraction(let part):
      .number("fr", part * 100) { "inline-size:\($0)%" }
    case .sheet(let height, let fraction, let radius): Self.sheet(height, fraction, radius)
    default: nil
    }
  }

  private var surfaceClass: ClassName? {
    switch self {
    case .background(let paint): paint.className("b", property: "background")
    case .ground(let paint, let edges): Self.ground(paint, edges)
    case .border(let paint, let width):
      ClassName(
        name: "bd\(CSSNumber.name(CSSNumber.text(width)))-\(paint.name)",
        css: "border:\(CSSNumber.text(width))px solid \(paint.css)")
    case .cornerRadius(let radius):
      .number("r", radius) { "border-radius:\($0)px;overflow:hidden" }
    case .rounded(let radius): .number("rr", radius) { "border-radius:\($0)px" }
    case .capsule: .known("capsule")
    case .clip: .known("clip")
    case .shadow(let paint, let radius, let x, let y):
      StyleRule.filter(.shadow(paint, radius: radius, x: x, y: y)).effectClass
    case .opacity(let opacity): .number("o", opacity) { "opacity:\($0)" }
    case .offset(let x, let y):
      ClassName(
        name: "of\(CSSNumber.name(CSSNumber.text(x)))-\(CSSNumber.name(CSSNumber.text(y)))",
        css: "translate:\(CSSNumber.text(x))px \(CSSNumber.text(y))px")
    case .layer(let index): .number("z", index) { "z-index:\($0);position:relative" }
    case .tint(let paint): paint.className("tint", property: "--accent")
    default: nil
    }
  }
}
