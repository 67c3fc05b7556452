import StrataRendering
public import StrataSwiftUIGestures
public import SwiftUICore

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
