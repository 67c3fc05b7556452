public import SwiftUICore

/// A look for buttons that keeps how they are pressed.
///
///     struct Bouncy: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
///       }
///     }
///
/// Same as Apple's. `isPressed` follows a finger or a pointer by way of the server; until its answer
/// comes the button fades by itself.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
  /// The button's label.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// What the button is for, if that was said.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

extension View {
  /// Sets the look of the buttons here.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonStyling,
      ButtonStyling(
        custom: StyleBox(style) { style, configuration in
          PressableButton(style: style, configuration: configuration)
        }))
  }
}

/// A button in a style of the app's own: the native button around what the style makes.
private struct PressableButton<Style: ButtonStyle>: View {
  var style: Style
  var configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let made = style.makeBody(
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
