import StrataRendering

extension StyleRule {
  /// The class of a rule about pictures and symbols; `nil` for another rule.
  var pictureClass: ClassName? {
    switch self {
    case .picture(let cut): cut.className
    case .pixelated: ClassName(name: "px", css: "image-rendering:pixelated")
    case .symbolScale(let factor):
      .number("is", factor) { "inline-size:\($0)em;block-size:\($0)em" }
    case .symbolPalette(let paints):
      ClassName(
        name: "sp-\(paints.map(\.name).joined(separator: "-"))",
        css: paints.enumerated().map { index, paint in
          "--s\(index + 1):\(paint.firstColor.css)"
        }.joined(separator: ";"))
    default: nil
    }
  }
}

extension PictureCut {
  fileprivate var className: ClassName {
    switch kind {
    case .stencil(let fills): stencil(fills)
    case .pieces(let isTiled): caps.allSatisfy { $0 == 0 } ? tiles : rim(isTiled)
    }
  }

  private var url: String { "url(\(CSSNumber.quoted(source)))" }
  private var key: String { CSSNumber.uniqueName(source) }

  private var size: String {
    guard let width, let height else { return "" }
    return "width:\(CSSNumber.text(width))px;height:\(CSSNumber.text(height))px;flex:none;"
  }

  private func stencil(_ fills: Bool) -> ClassName {
    let mask = "\(url) center/contain no-repeat"
    return ClassName(
      name: "pm\(fills ? "f" : "")-\(key)",
      css: "\(fills ? "" : size)background:currentColor;-webkit-mask:\(mask);mask:\(mask)")
  }

  private var tiles: ClassName {
    let room = width.flatMap { width in
      height.map { " 0 0/\(CSSNumber.text(width))px \(CSSNumber.text($0))px" }
    }
    return ClassName(name: "pt-\(key)", css: "background:\(url)\(room ?? "") repeat")
  }

  /// Returns the class of a picture with cap insets, which are cut in pixels of the file and drawn
  /// in points.
  private func rim(_ isTiled: Bool) -> ClassName {
    let cuts = caps.map { CSSNumber.text($0 * scale) }.joined(separator: " ")
    let widths = caps.map { "\(CSSNumber.text($0))px" }.joined(separator: " ")
    return ClassName(
      name: "pr\(isTiled ? "t" : "")-\(StyleRule.names(caps))-\(key)",
      css: "border:0 solid;border-image:\(url) \(cuts) fill/\(widths) "
        + (isTiled ? "round" : "stretch"))
  }
}
