/// A key on the keyboard.
///
/// Same as Apple's.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{08}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")

  /// The key that a browser calls so; `nil` where it writes nothing and has no name here.
  init?(name: some StringProtocol) {
    if let known = Self.names.first(where: { $0.value == name }) {
      self = known.key
    } else if name.count == 1, let character = name.first {
      self.init(Character(character.lowercased()))
    } else {
      return nil
    }
  }

  /// The key's name in a browser.
  package var name: String { Self.names[self] ?? String(character).uppercased() }

  private static let names: [KeyEquivalent: String] = [
    upArrow: "ArrowUp", downArrow: "ArrowDown", leftArrow: "ArrowLeft",
    rightArrow: "ArrowRight", escape: "Escape", delete: "Backspace", deleteForward: "Delete",
    home: "Home", end: "End", pageUp: "PageUp", pageDown: "PageDown", clear: "Clear", tab: "Tab",
    space: "Space", `return`: "Enter",
  ]
}
