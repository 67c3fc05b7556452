package import StrataRendering

/// The looks of a button that the style sheet knows.
package enum ButtonLook: String, Sendable {
  case automatic, bordered, prominent, plain, borderless, custom, glass, glassProminent

  /// How far out the look reaches: a border is drawn on the button itself.
  package var innermost: Stage { hasBorder ? .clip : .content }
  var hasBorder: Bool { self == .bordered || self == .prominent || isGlass }
  var isGlass: Bool { self == .glass || self == .glassProminent }
  var variant: String {
    switch self {
    case .custom: "plain custom"
    case .glass: "bordered"
    case .glassProminent: "prominent"
    default: rawValue
    }
  }
}

extension ButtonLook {
  /// The words for the same look on a link; a link keeps its own where nothing else is wanted.
  package var linkVariants: [String] {
    switch self {
    case .automatic, .custom: []
    case .plain, .borderless: [variant]
    case .bordered, .prominent, .glass, .glassProminent: ["btn", variant]
    }
  }
}
