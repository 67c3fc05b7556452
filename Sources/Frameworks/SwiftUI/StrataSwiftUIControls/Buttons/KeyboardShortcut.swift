import StrataRendering
public import StrataSwiftUIGestures
public import SwiftUICore

/// A key and modifier keys that trigger a control.
///
/// Same as Apple's, except that shortcuts are not localized.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that triggers the control.
  public var key: KeyEquivalent
  /// The modifier keys that are held with the key.
  public var modifiers: EventModifiers

  /// Creates a shortcut of a key and modifier keys.
  ///
  /// - Parameters:
  ///   - key: The key to press together with the modifier keys.
  ///   - modifiers: The keys that are held down, such as Command.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The shortcut of the default action: the Return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of cancelling: the Escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The value of the HTML attribute `aria-keyshortcuts`. Command stands for both Control and Meta.
  package var names: String {
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
  /// Sets the keyboard shortcut that triggers a control.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    attribute(.shortcut, shortcut.names)
  }

  /// Sets the keyboard shortcut that triggers a control; `nil` for none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(AttributeModifier(attributes: shortcut.map { [.shortcut: $0.names] } ?? [:]))
  }

  /// Sets a key and modifier keys that trigger a control.
  ///
  /// - Parameters:
  ///   - key: The key to press together with the modifier keys.
  ///   - modifiers: The keys that are held down, such as Command.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
}
