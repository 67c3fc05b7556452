/// A key on the keyboard, given by the character that it types.
///
/// Same as Apple's.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that identifies the key.
  public var character: Character

  /// Creates a key for a character.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from a character literal.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The Up Arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The Down Arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The Left Arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The Right Arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Backspace key.
  public static let delete = KeyEquivalent("\u{08}")
  /// The Delete key, which deletes forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key of a number pad.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")

  /// Creates the key with the name that a browser gives it; returns `nil` if the name is neither
  /// known nor one character.
  init?(name: some StringProtocol) {
    if let known = Self.names.first(where: { $0.value == name }) {
      self = known.key
    } else if name.count == 1, let character = name.first {
      self.init(Character(character.lowercased()))
    } else {
      return nil
    }
  }

  /// The name that a browser gives the key (`KeyboardEvent.key`).
  package var name: String { Self.names[self] ?? String(character).uppercased() }

  private static let names: [KeyEquivalent: String] = [
    upArrow: "ArrowUp", downArrow: "ArrowDown", leftArrow: "ArrowLeft",
    rightArrow: "ArrowRight", escape: "Escape", delete: "Backspace", deleteForward: "Delete",
    home: "Home", end: "End", pageUp: "PageUp", pageDown: "PageDown", clear: "Clear", tab: "Tab",
    space: "Space", `return`: "Enter",
  ]
}
