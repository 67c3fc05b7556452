import StrataRendering
public import SwiftUICore

/// A custom appearance and behavior of buttons: the style decides when the action is performed.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view that draws the button.
  associatedtype Body: View

  /// Returns the view that draws a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button, for a primitive button style.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the styled button.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The button's role, if it has one.
  public let role: ButtonRole?
  /// The label of the styled button.
  public let label: Label
  let action: @MainActor () -> Void
  let after: (() -> Void)?

  /// Performs the button's action.
  public func trigger() {
    let (action, after) = (action, ForMainActor(after))
    waitForMainActor {
      action()
      after.value?()
    }
  }
}

extension View {
  /// Sets the style of the buttons in this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyling, ButtonStyling(style))
  }
}

/// The style of buttons: one of the style sheet's looks, or a custom one.
package struct ButtonStyling: Equatable {
  package var look = ButtonLook.automatic
  /// The paint of a glass style's background; `nil` for any other style.
  var paint: Paint?
  package var custom: StyleBox<PrimitiveButtonStyleConfiguration>?

  init() {}
  init(custom: StyleBox<PrimitiveButtonStyleConfiguration>) { self.custom = custom }

  nonisolated init<S: PrimitiveButtonStyle>(_ style: S) {
    if let known = style as? any KnownButtonStyle {
      look = known.look
      paint = (style as? GlassButtonStyle)?.paint
    } else {
      custom = StyleBox(style) { style, configuration in
        style.makeBody(configuration: configuration).environment(\.buttonStyling, ButtonStyling())
      }
    }
  }
}

extension EnvironmentValues {
  private enum StylingKey: EnvironmentKey {
    static var defaultValue: ButtonStyling { ButtonStyling() }
  }

  package var buttonStyling: ButtonStyling {
    get { self[StylingKey.self] }
    set { self[StylingKey.self] = newValue }
  }
}
