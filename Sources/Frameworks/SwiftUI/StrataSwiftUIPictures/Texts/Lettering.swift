import StrataRendering

/// The look of a run of text, as its style rules and those around it determine it.
struct Lettering {
  var typeface = Typeface()
  /// The size of the letters, in points.
  var size = 17.0
  /// The height of a line, as a factor of the size.
  var lineFactor = 22.0 / 17
  /// Further space in each line, in points.
  var lineSpacing = 0.0
  var paint = Paint.named("primary")
  var background: Paint?
  var tracking = 0.0
  var baselineOffset = 0.0
  var isUnderlined = false
  var isStruck = false
  var isUppercase = false
  var isLowercase = false
  var lineLimit: Int?
  var lineRoom = 1
  var align = StyleRule.Alignment.start
  var symbolScale = 1.0

  /// The height of a line, in points.
  var lineHeight: Double { size * lineFactor + lineSpacing }

  /// Returns the look that further rules make of this one.
  func applying(_ rules: [StyleRule]) -> Lettering {
    var copy = self
    for rule in rules { copy.apply(rule) }
    return copy
  }

  private mutating func apply(_ rule: StyleRule) {
    switch rule {
    case .textStyle(let name): apply(style: name)
    case .fontSize(let points), .fontPixels(let points): (size, lineFactor) = (points, 1.2)
    case .fontWeight(let weight): typeface.weight = weight
    case .family(let name, _): typeface.family = name
    case .typeface(let kind): typeface.design = kind == "serif" ? .serif : .plain
    case .monospaced: typeface.design = .monospaced
    case .italic: typeface.isItalic = true
    case .leading(let factor): lineFactor = factor
    case .textScale(let factor): size *= factor
    case .foreground(let paint): self.paint = paint
    default: applyLine(rule)
    }
  }

  private mutating func applyLine(_ rule: StyleRule) {
    switch rule {
    case .tracking(let space): tracking = space
    case .baselineOffset(let up): baselineOffset = up
    case .underline, .inlineLink: isUnderlined = true
    case .strikethrough: isStruck = true
    case .uppercase: isUppercase = true
    case .lowercase: isLowercase = true
    case .lineLimit(let lines): lineLimit = lines
    case .lineRoom(let lines): lineRoom = lines
    case .cutAtHead: lineLimit = 1
    case .lineSpacing(let space): lineSpacing = space
    case .lineHeight(let part, let points): (lineFactor, lineSpacing) = (part, points)
    case .textAlign(let alignment): align = alignment
    case .symbolScale(let factor): symbolScale = factor
    default: break
    }
  }

  /// The size, line height and weight of each text style.
  private static let styles: [String: (size: Double, line: Double, weight: Int)] = [
    "largeTitle": (34, 41, 400), "title": (28, 34, 400), "title2": (22, 28, 400),
    "title3": (20, 25, 400), "headline": (17, 22, 600), "body": (17, 22, 400),
    "callout": (16, 21, 400), "subheadline": (15, 20, 400), "footnote": (13, 18, 400),
    "caption": (12, 16, 400), "caption2": (11, 13, 400),
  ]

  private mutating func apply(style name: String) {
    guard let style = Self.styles[name] else { return }
    (size, lineFactor, typeface.weight) = (style.size, style.line / style.size, style.weight)
  }
}
