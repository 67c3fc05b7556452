import Foundation

/// A part of a page's text that has the same appearance throughout.
struct HTMLRun: Equatable {
  var text: String
  var look: HTMLLook
}

/// The appearance of text on a page, and the target of the link that it belongs to.
struct HTMLLook: Equatable {
  /// The font family of the text; `nil` for the system's.
  var family: String? = "Times New Roman"
  /// The size of the text, in points.
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckOut = false
  var keepsSpace = false
  /// The red, green and blue of the text, each 0…1; `nil` for the default color.
  var color: [CGFloat]?
  var link: URL?

  /// The attributes of a text with this look.
  var attributes: [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [.font: font]
    if let color {
      all[.foregroundColor] = UIColor(red: color[0], green: color[1], blue: color[2], alpha: 1)
    }
    if isUnderlined { all[.underlineStyle] = 1 }
    if isStruckOut { all[.strikethroughStyle] = 1 }
    if let link { all[.link] = link }
    return all
  }

  private var font: UIFont {
    let plain = family.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard !traits.isEmpty, let styled = plain.fontDescriptor.withSymbolicTraits(traits) else {
      return plain
    }
    return UIFont(descriptor: styled, size: size)
  }
}

extension HTMLLook {
  /// Changes the appearance as the beginning of an element requires.
  mutating func enter(_ tag: HTMLTag) {
    switch tag.name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "dfn", "var", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruckOut = true
    case "big": size *= 1.2
    case "small": size *= 5 / 6
    case "code", "kbd", "samp", "tt": family = "Courier New"
    case "pre": (family, keepsSpace) = ("Courier New", true)
    case "a": link = tag.attributes["href"].flatMap { URL(string: $0) }
    case "font": apply(["color": tag.attributes["color"], "font-family": tag.attributes["face"]])
    default: enterHeading(tag.name)
    }
  }

  private mutating func enterHeading(_ name: String) {
    let sizes: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]
    guard let size = sizes[name] else { return }
    (self.size, isBold) = (size, true)
  }

  private mutating func apply(_ values: [String: String?]) {
    for case (let name, let value?) in values { apply(name, value) }
  }

  /// Applies declarations of CSS, such as `font-size: 17px; color: #336699`.
  mutating func apply(_ declarations: String) {
    for declaration in declarations.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let (name, value) = (parts[0], parts[1])
      apply(
        name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
        value.replacing("!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  private mutating func apply(_ name: String, _ value: String) {
    switch name {
    case "font-weight": isBold = value.hasPrefix("bold") || (Int(value) ?? 0) >= 600
    case "font-style": isItalic = value == "italic" || value == "oblique"
    case "font-size": size = CSSValue.length(value, of: size) ?? size
    case "font-family": family = CSSValue.family(value)
    case "color": color = CSSValue.color(value) ?? color
    case "text-decoration", "text-decoration-line":
      isUnderlined = value.contains("underline")
      isStruckOut = value.contains("line-through")
    case "white-space": keepsSpace = value.hasPrefix("pre")
    default: break
    }
  }
}
