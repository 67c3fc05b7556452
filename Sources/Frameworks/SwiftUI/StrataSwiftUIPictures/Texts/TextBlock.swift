import Foundation
import StrataRendering

/// A text that is broken into lines.
struct TextBlock {
  /// A glyph, or a picture of the size of a letter, at its place in a line.
  struct Item {
    enum Content {
      case glyph(FontFile, Int)
      /// A symbol within the text, by its names.
      case symbol(String)
      case nothing
    }

    var content: Content
    var width: Double
    var style: Int
    var isSpace = false
    var breaksLine = false
    /// A Boolean value that indicates whether a line may end behind it.
    var endsWord = false
    var scalar: Unicode.Scalar
  }

  struct Line {
    var items: ArraySlice<Item>
    var width: Double
  }

  let letterings: [Lettering]
  let items: [Item]
  /// The lettering of the whole text.
  let whole: Lettering
  private let dots: [Item]

  /// Creates a text of runs.
  ///
  /// - Parameters:
  ///   - runs: The words or the symbol of each run, and its look.
  ///   - whole: The look of the whole text: its line limit and alignment.
  init(_ runs: [Run], whole: Lettering, fonts: FontCatalog) {
    self.whole = whole
    letterings = runs.map(\.lettering)
    var items: [Item] = []
    for (index, run) in runs.enumerated() { items += run.items(style: index, fonts) }
    self.items = items
    dots = Run(words: "…", lettering: runs.last?.lettering ?? whole)
      .items(style: max(0, runs.count - 1), fonts)
  }

  /// A part of the text with one look.
  struct Run {
    var words: String
    /// The names of a symbol that stands for the words.
    var symbol: String?
    var lettering: Lettering
  }

  /// The height of a line.
  var lineHeight: Double { letterings.map(\.lineHeight).max() ?? whole.lineHeight }

  /// Returns the lines in a width, and at most as many as a height allows. A last line that is not
  /// whole ends with three dots.
  func lines(width: Double?, height: Double?) -> [Line] {
    let all = broken(width ?? .infinity)
    var most = whole.lineLimit ?? .max
    if let height, height.isFinite {
      most = min(most, Int((height / lineHeight + 0.01).clamped(to: 1...1e6)))
    }
    guard all.count > most, most > 0 else { return all }
    return Array(all.prefix(most - 1)) + [cut(all[most - 1], width ?? .infinity)]
  }

  /// Returns the size of the text if it is offered a room.
  func size(width: Double?, height: Double?) -> CGSize {
    let lines = lines(width: width, height: height)
    let count = max(lines.count, whole.lineRoom)
    return CGSize(
      width: lines.map(\.width).max() ?? 0, height: Double(count) * lineHeight)
  }

  /// The distance from the top of a line to its baseline.
  func baseline(fonts: FontCatalog) -> Double {
    let tallest = letterings.max { $0.lineHeight < $1.lineHeight } ?? whole
    let font = fonts.font(tallest.typeface)
    let (ascent, descent) = (font?.ascent ?? 0.95, font?.descent ?? 0.25)
    return (lineHeight - (ascent + descent) * tallest.size) / 2 + ascent * tallest.size
  }

  // MARK: Breaking

  private func broken(_ width: Double) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < items.count {
      let end = self.end(of: start, width)
      lines.append(line(start, end.shown))
      start = end.next
    }
    if items.isEmpty || items.last?.breaksLine == true {
      lines.append(line(items.count, items.count))
    }
    return lines
  }

  /// Returns where a line ends, and where the next one begins.
  private func end(of start: Int, _ width: Double) -> (shown: Int, next: Int) {
    var at = start
    var used = 0.0
    var lastWord: Int?
    while at < items.count {
      let item = items[at]
      if item.breaksLine { return (at, at + 1) }
      if !item.isSpace, used + item.width > width + 0.01, at > start {
        let next = lastWord ?? at
        return (next, next)
      }
      used += item.width
      at += 1
      if item.isSpace || item.endsWord { lastWord = at }
    }
    return (at, at)
  }

  private func line(_ start: Int, _ end: Int) -> Line {
    var shown = items[start..<max(start, end)]
    // Spaces at the end of a line take no room, unless they are all of the text.
    while shown.count > 1, shown.last?.isSpace == true { shown.removeLast() }
    return Line(items: shown, width: shown.reduce(0) { $0 + $1.width })
  }

  private func cut(_ line: Line, _ width: Double) -> Line {
    let room = width - dots.reduce(0) { $0 + $1.width }
    var kept = line.items
    var used = line.width
    while let last = kept.last, used > room || last.isSpace {
      used -= last.width
      kept.removeLast()
    }
    let items = Array(kept) + dots
    return Line(items: items[...], width: items.reduce(0) { $0 + $1.width })
  }
}

extension TextBlock.Run {
  fileprivate func items(style: Int, _ fonts: FontCatalog) -> [TextBlock.Item] {
    if let symbol {
      return [
        TextBlock.Item(
          content: .symbol(symbol), width: lettering.size, style: style, endsWord: true,
          scalar: " ")
      ]
    }
    var words = words
    if lettering.isUppercase { words = words.uppercased() }
    if lettering.isLowercase { words = words.lowercased() }
    var items: [TextBlock.Item] = []
    var before: (font: FontFile, glyph: Int)?
    for scalar in words.precomposedStringWithCanonicalMapping.unicodeScalars {
      let found = fonts.glyph(scalar, lettering.typeface)
      var item = item(scalar, style, found)
      if let before, let found, before.font === found.font {
        items[items.count - 1].width += found.font.kern(before.glyph, found.glyph) * lettering.size
      }
      if scalar == "\n" || scalar == "\u{2028}" { item.breaksLine = true }
      items.append(item)
      before = found
    }
    return items
  }

  private func item(
    _ scalar: Unicode.Scalar, _ style: Int, _ found: (font: FontFile, glyph: Int)?
  ) -> TextBlock.Item {
    let properties = scalar.properties
    let isSpace = properties.isWhitespace && scalar != "\u{A0}"
    let isMark = [.nonspacingMark, .enclosingMark, .format].contains(properties.generalCategory)
    // Without a font the text is not drawn, and has about the room that it would have.
    let width = found.map { $0.font.width($0.glyph) * lettering.size } ?? lettering.size * 0.55
    return TextBlock.Item(
      content: found.map { .glyph($0.font, $0.glyph) } ?? .nothing,
      width: isMark ? 0 : width + lettering.tracking, style: style, isSpace: isSpace,
      endsWord: scalar == "-" || properties.isIdeographic || scalar == "\u{200B}", scalar: scalar)
  }
}
