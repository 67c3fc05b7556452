import Rendering

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
  var name: String { Self.names[self] ?? String(character).uppercased() }

  private static let names: [KeyEquivalent: String] = [
    upArrow: "ArrowUp", downArrow: "ArrowDown", leftArrow: "ArrowLeft",
    rightArrow: "ArrowRight", escape: "Escape", delete: "Backspace", deleteForward: "Delete",
    home: "Home", end: "End", pageUp: "PageUp", pageDown: "PageDown", clear: "Clear", tab: "Tab",
    space: "Space", `return`: "Enter",
  ]
}

/// Keys that are held down along with another.
///
/// Same as Apple's; on keyboards without a command key, Control stands for it.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Accepted: a browser's shortcut has no caps lock; it is left out.
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  /// Accepted: a browser's shortcut does not tell the number pad apart; it is left out.
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// A key, with others held down, that sets a control off.
///
/// Same as Apple's, but for localization.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Esc.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// As `aria-keyshortcuts` has it; a command key may be either of two.
  var names: String {
    guard modifiers.contains(.command) else { return name(with: []) }
    return name(with: ["Control"]) + " " + name(with: ["Meta"])
  }

  private func name(with command: [String]) -> String {
    let held: [(EventModifiers, String)] = [
      (.control, "Control"), (.option, "Alt"), (.shift, "Shift"),
    ]
    let names = held.filter { modifiers.contains($0.0) }.map(\.1)
    let all = Set(names + command)
    let order = ["Control", "Alt", "Shift", "Meta"].filter(all.contains)
    return (order + [key.name]).joined(separator: "+")
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.modifiers == right.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

extension View {
  /// Sets a control off by a key.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    attribute(.shortcut, shortcut.names)
  }

  /// Sets a control off by a key, if there is one.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(AttributeModifier(attributes: shortcut.map { [.shortcut: $0.names] } ?? [:]))
  }

  /// Sets a control off by a key, with others held down.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
}
