import StrataRendering

extension StyleRule {
  /// The class of a rule about fonts; `nil` for another rule.
  var fontClass: ClassName? {
    switch self {
    case .textStyle(let style): .known("f-\(CSSNumber.identifier(style))")
    case .fontSize(let size): .number("fs", size / 16) { "font-size:\($0)rem;line-height:1.2" }
    case .fontPixels(let size): .number("fp", size) { "font-size:\($0)px;line-height:1.2" }
    case .fontWeight(let weight): .number("fw", Double(weight)) { "font-weight:\($0)" }
    case .typeface(let kind):
      ClassName(
        name: "tf-\(kind)",
        css: "font-family:ui-\(kind),\(kind == "serif" ? "serif" : "sans-serif")")
    case .family(let name, let source): Self.family(name, source)
    case .fontStretch(let percent): .number("fx", percent) { "font-stretch:\($0)%" }
    case .smallCaps(let variant):
      ClassName(
        name: "sc-\(CSSNumber.identifier(variant))",
        css: "font-variant-caps:\(CSSNumber.identifier(variant))")
    case .leading(let height): .number("lh", height) { "line-height:\($0)" }
    case .textScale(let factor): .number("em", factor) { "font-size:\($0)em" }
    default: nil
    }
  }

  /// The class of a rule about lines of text; `nil` for another rule.
  var textClass: ClassName? {
    switch self {
    case .foreground(let paint): paint.className("c", property: "color")
    case .lineLimit(let lines):
      .number("ll", Double(lines)) {
        "display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:\($0);overflow:hidden"
      }
    case .lineRoom(let lines): .number("lm", Double(lines)) { "min-block-size:calc(\($0)*1lh)" }
    case .cutAtHead(let isRight):
      ClassName(
        name: isRight ? "cutr" : "cut",
        css: "white-space:nowrap;overflow:hidden;text-overflow:ellipsis;text-align:end;"
          + "direction:\(isRight ? "ltr" : "rtl")")
    case .selectable(let isSelectable):
      ClassName(
        name: isSelectable ? "us" : "un",
        css: "-webkit-user-select:\(isSelectable ? "text" : "none");"
          + "user-select:\(isSelectable ? "text" : "none")")
    case .textAlign(let alignment): .known("ta-\(alignment.name)")
    case .lineSpacing(let space): .number("ls", space) { "line-height:calc(1.25em + \($0)px)" }
    case .lineHeight(let part, let points): Self.lineHeight(part, points)
    case .italic: .known("italic")
    case .monospaced: .known("mono")
    case .monospacedDigit: .known("digits")
    case .underline: .known("underline")
    case .strikethrough: .known("strike")
    case .lineStyle(let pattern, let paint):
      ClassName(
        name: "td-\(pattern)-\(paint?.name ?? "")",
        css: "text-decoration-style:\(pattern);"
          + (paint.map { "text-decoration-color:\($0.css)" } ?? ""))
    case .tracking(let space): .number("tr", space) { "letter-spacing:\($0)px" }
    case .baselineOffset(let up): .number("bo", up) { "position:relative;bottom:\($0)px" }
    case .uppercase: .known("upper")
    case .lowercase: .known("lower")
    case .inlineLink:
      ClassName(name: "il", css: "display:inline;text-decoration:underline")
    default: nil
    }
  }

  /// Returns the class of a line's height. Its points grow with the reader's text size.
  private static func lineHeight(_ part: Double, _ points: Double) -> ClassName {
    let (letters, more) = (CSSNumber.text(part), CSSNumber.text(abs(points)))
    let sign = points < 0 ? "-" : "+"
    return ClassName(
      name: "lk\(CSSNumber.key(part))-\(CSSNumber.key(points))",
      css: "line-height:" + (points == 0 ? letters : "calc(\(letters)em \(sign) \(more)rem/16)"))
  }

  /// Returns the class of a font family: the app's font file, or else the device's font of that
  /// name, or else the system's font.
  private static func family(_ name: String, _ source: String?) -> ClassName {
    let quoted = CSSNumber.quoted(name)
    let file = source.map { "url(\(CSSNumber.quoted($0)))," } ?? ""
    var rule = ClassName(
      name: "ff-\(CSSNumber.uniqueName(name))",
      css: "font-family:\(quoted),system-ui,-apple-system,sans-serif")
    rule.face = "@font-face{font-family:\(quoted);src:\(file)local(\(quoted));font-display:swap}"
    return rule
  }
}
