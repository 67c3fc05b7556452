package import StrataRendering

/// The looks of a button that the style sheet implements.
package enum ButtonLook: String, Sendable {
  case automatic, bordered, prominent, plain, borderless, custom, glass, glassProminent

  /// The last stage of modifiers that the button's element includes: a border includes those inside
  /// of it.
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
  /// The class names that the style sheet has for the same look on a link. A link has its default
  /// look for `.automatic`.
  package var linkVariants: [String] {
    switch self {
    case .automatic, .custom: []
    case .plain, .borderless: [variant]
    case .bordered, .prominent, .glass, .glassProminent: ["btn", variant]
    }
  }
}
