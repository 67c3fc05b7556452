public import SwiftUICore

/// A custom appearance of buttons that leaves their behavior as it is.
///
///     struct Bouncy: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
///       }
///     }
///
/// Same as Apple's. `isPressed` is changed by the server; until it has responded, the browser dims
/// the button.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view that draws the button.
  associatedtype Body: View

  /// Returns the view that draws a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button, for a button style.
public struct ButtonStyleConfiguration {
  /// The label of the styled button.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The button's role, if it has one.
  public let role: ButtonRole?
  /// The label of the styled button.
  public let label: Label
  /// A Boolean value that indicates whether the button is held down.
  public let isPressed: Bool
}

extension View {
  /// Sets the style of the buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonStyling,
      ButtonStyling(
        custom: StyleBox(style) { style, configuration in
          PressableButton(style: Connected(value: style), configuration: configuration)
        }))
  }
}

/// A button in a custom style: the native button around the style's view.
private struct PressableButton<Style: ButtonStyle>: View {
  var style: Connected<Style>
  var configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let made = style.value.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(part: configuration.label.part),
        isPressed: isPressed && isEnabled))
    ButtonElement(
      look: .custom, isEnabled: isEnabled, isHeld: isPressed && isEnabled,
      press: { isPressed = $0 },
      action: configuration.action, label: made
    )
    .environment(\.buttonStyling, ButtonStyling())
  }
}
