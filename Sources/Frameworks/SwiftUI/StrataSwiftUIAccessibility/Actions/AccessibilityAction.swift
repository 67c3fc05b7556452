import StrataSwiftUIControls
public import StrataSwiftUIDrawing
import StrataSwiftUILayout
public import SwiftUICore

/// Which of its actions a view is to carry out. Same as Apple's.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind { case standard, escape, magicTap, named(Text) }
  private let kind: Kind

  public static let `default` = AccessibilityActionKind(kind: .standard)
  public static let escape = AccessibilityActionKind(kind: .escape)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  private init(kind: Kind) { self.kind = kind }

  public init(named name: Text) { self.init(kind: .named(name)) }

  public static func == (left: Self, right: Self) -> Bool {
    String(reflecting: left.kind) == String(reflecting: right.kind)
  }

  /// What the button for it says.
  @MainActor func words(_ words: FrameworkWords) -> Text {
    switch kind {
    case .standard, .magicTap: Text(verbatim: words[.ok])
    case .escape: Text(verbatim: words[.back])
    case .named(let name): name
    }
  }
}

/// Which way a value is to go. Same as Apple's.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// A view with buttons for assistive technology: not seen unless they have the keyboard's focus.
struct ActionsView<Base: View, Actions: View>: View {
  var base: Base
  @ViewBuilder var actions: Actions

  var body: some View {
    SpokenBox {
      base
      SpokenBox { actions }.style(.spokenOnly)
    }
  }
}

extension View {
  /// Adds an action for assistive technology: a button that is seen only with the keyboard's focus.
  ///
  /// Partial: the standard action is a button of its own named “OK”, `escape` one named “Back”.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    ActionsView(base: self) { KindButton(kind: actionKind, action: handler) }
  }

  /// Adds an action with a name for assistive technology.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    ActionsView(base: self) {
      Button {
        handler()
      } label: {
        name
      }
    }
  }

  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action whose name is a view's text.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return ActionsView(base: self) {
      Button {
        action()
      } label: {
        label
      }
    }
  }

  /// Adds buttons for assistive technology.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return ActionsView(base: self) { content }
  }

  /// Lets assistive technology make a value larger and smaller.
  ///
  /// Partial: by two buttons, − and +, which are seen only with the keyboard's focus.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    ActionsView(base: self) {
      Button("−") { handler(.decrement) }
      Button("+") { handler(.increment) }
    }
  }
}

private struct KindButton: View {
  var kind: AccessibilityActionKind
  var action: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    Button {
      action()
    } label: {
      kind.words(FrameworkWords(locale))
    }
  }
}
