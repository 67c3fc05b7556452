import StrataSwiftUIControls
public import StrataSwiftUIDrawing
import StrataSwiftUILayout
public import SwiftUICore

/// A kind of action that assistive technology can perform on a view. Same as Apple's.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind { case standard, escape, magicTap, named(Text) }
  private let kind: Kind

  /// The default action, which a tap performs, too.
  public static let `default` = AccessibilityActionKind(kind: .standard)
  /// The action that leaves the current view.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The most important action of the view.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  private init(kind: Kind) { self.kind = kind }

  /// Creates a kind of action with a name.
  public init(named name: Text) { self.init(kind: .named(name)) }

  public static func == (left: Self, right: Self) -> Bool {
    String(reflecting: left.kind) == String(reflecting: right.kind)
  }

  /// Returns the title of the action's button.
  @MainActor func words(_ words: FrameworkWords) -> Text {
    switch kind {
    case .standard, .magicTap: Text(verbatim: words[.ok])
    case .escape: Text(verbatim: words[.back])
    case .named(let name): name
    }
  }
}

/// The direction in which a value is adjusted. Same as Apple's.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The person makes the value greater.
  case increment
  /// The person makes the value smaller.
  case decrement
}

/// A view with buttons for assistive technology, which are visible only while they have the
/// keyboard focus.
nonisolated struct ActionsView<Base: View, Actions: View>: View {
  var base: Base
  @ViewBuilder var actions: Actions

  @MainActor var body: some View {
    SpokenBox {
      base
      SpokenBox { actions }.style(.spokenOnly)
    }
  }
}

extension View {
  /// Adds an action for assistive technology, as a button that is visible only with the keyboard
  /// focus.
  ///
  /// Partial: the default action is a separate button with the title “OK”, and `escape` one with
  /// the title “Back”.
  ///
  /// - Parameters:
  ///   - actionKind: The kind of the action.
  ///   - handler: A function that is called when assistive technology requests the action.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    ActionsView(base: self) { KindButton(kind: actionKind, action: handler) }
  }

  /// Adds a named action for assistive technology.
  ///
  /// - Parameters:
  ///   - name: The name that assistive technology reads.
  ///   - handler: A function that is called when assistive technology requests the action.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  {
    let handler = ForMainActor(handler)
    return ActionsView(base: self) {
      Button {
        handler.value()
      } label: {
        name
      }
    }
  }

  /// Adds an action with a localized name for assistive technology.
  ///
  /// - Parameters:
  ///   - nameKey: The key of the name in the app's string catalog.
  ///   - handler: A function that is called when assistive technology requests the action.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action for assistive technology, with a name that is not localized.
  ///
  /// - Parameters:
  ///   - name: The name that assistive technology reads.
  ///   - handler: A function that is called when assistive technology requests the action.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action for assistive technology, whose name is the text of a view.
  ///
  /// - Parameters:
  ///   - action: A function that is called when assistive technology requests the action.
  ///   - label: The label that assistive technology reads.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let (label, action) = (label(), ForMainActor(action))
    return ActionsView(base: self) {
      Button {
        action.value()
      } label: {
        label
      }
    }
  }

  /// Adds buttons for assistive technology.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return ActionsView(base: self) { content }
  }

  /// Adds an action that increments or decrements the view's value, for assistive technology.
  ///
  /// Partial: the action is offered as two buttons, − and +, that are visible only with the
  /// keyboard focus.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    let handler = ForMainActor(handler)
    return ActionsView(base: self) {
      Button("−") { handler.value(.decrement) }
      Button("+") { handler.value(.increment) }
    }
  }
}

nonisolated private struct KindButton: View {
  var kind: AccessibilityActionKind
  var action: () -> Void
  @Environment(\.locale) private var locale

  @MainActor var body: some View {
    Button {
      action()
    } label: {
      kind.words(FrameworkWords(locale))
    }
  }
}
