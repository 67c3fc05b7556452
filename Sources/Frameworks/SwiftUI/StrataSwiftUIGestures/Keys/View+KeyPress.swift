public import Foundation
import StrataRendering
import StrataViewTree
public import SwiftUICore

/// Performs an action for keys while the focus is in the next element.
nonisolated private struct KeyPressModifier: ViewModifier {
  typealias Body = Never
  /// The names of the keys whose default action the browser skips. `*` stands for any key, and
  /// skips no default action.
  var names: [String]
  var phases: KeyPress.Phases
  var action: (KeyPress) -> KeyPress.Result
  var isWanted: (KeyPress) -> Bool = { _ in true }

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    var inner = context
    inner.add(keys: modifier.names, phases: modifier.phases.rawValue)
    let heard: EventHandler = { event in
      guard let press = KeyPress(event.value), modifier.phases.contains(press.phase),
        modifier.names.contains(where: { $0 == "*" || $0 == press.key.name }),
        modifier.isWanted(press)
      else { return }
      _ = modifier.action(press)
    }
    return V._update(content, old, inner.adding(.event(.key, heard)))
  }
}

extension Context {
  /// Adds keys and phases to those for which outer modifiers of the same element listen.
  fileprivate mutating func add(keys: [String], phases: Int) {
    var (all, wanted) = (Set(keys), phases)
    decorations.removeAll { decoration in
      guard case .attribute(.keys, let text) = decoration else { return false }
      let parts = text.split(separator: " ").map(String.init)
      wanted |= parts.first.flatMap { Int($0) } ?? 0
      all.formUnion(parts.dropFirst())
      return true
    }
    decorations.append(
      .attribute(.keys, ([String(wanted)] + all.sorted()).joined(separator: " ")))
  }
}

extension View {
  /// Performs an action when a key is pressed or held while the focus is in the view.
  ///
  ///     Board().focusable().onKeyPress(.leftArrow) { move(.left); return .handled }
  ///
  /// Partial: a browser must decide at once whether it performs a key's default action. So it never
  /// performs that of the given key, even if the action returns `ignored`.
  ///
  /// - Parameters:
  ///   - key: The key to wait for.
  ///   - action: A function that is called for a key press, and returns whether it has handled the
  ///     key.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Performs an action in certain phases of a key while the focus is in the view.
  ///
  /// Partial: the browser never performs the default action of the given key, even if the action
  /// returns `ignored`.
  ///
  /// - Parameters:
  ///   - key: The key to wait for.
  ///   - phases: The phases of a key press for which the action is called.
  ///   - action: A function that is called for a key press, and returns whether it has handled the
  ///     key.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Performs an action for certain keys while the focus is in the view.
  ///
  /// Partial: the browser never performs the default action of the given keys, even if the action
  /// returns `ignored`.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - phases: The phases of a key press for which the action is called.
  ///   - action: A function that is called for a key press, and returns whether it has handled the
  ///     key.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(names: keys.map(\.name), phases: phases, action: action))
  }

  /// Performs an action for keys that type certain characters while the focus is in the view.
  ///
  /// Partial: the browser performs the keys' default actions, too, and keys that are typed into a
  /// field are sent only to the field.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - phases: The phases of a key press for which the action is called.
  ///   - action: A function that is called for a key press, and returns whether it has handled the
  ///     key.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(names: ["*"], phases: phases, action: action) { press in
        press.characters.unicodeScalars.contains { characters.contains($0) }
      })
  }

  /// Performs an action for any key while the focus is in the view.
  ///
  /// Partial: the browser performs the key's default action, too, and keys that are typed into a
  /// field are sent only to the field.
  ///
  /// - Parameters:
  ///   - phases: The phases of a key press for which the action is called.
  ///   - action: A function that is called for a key press, and returns whether it has handled the
  ///     key.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(names: ["*"], phases: phases, action: action))
  }
}
