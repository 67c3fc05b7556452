import StrataRendering
public import SwiftUICore

/// A look for buttons that decides itself when they act.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style is given.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// What the button is for, if that was said.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  let action: @MainActor () -> Void
  let after: (() -> Void)?

  /// Does what the button is for.
  @MainActor @preconcurrency public func trigger() {
    action()
    after?()
  }
}

extension View {
  /// Sets the look of the buttons here.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyling, ButtonStyling(style))
  }
}

/// How the buttons of a place look: one of the style sheet's ways, or one of the app's own.
package struct ButtonStyling: Equatable {
  package var look = ButtonLook.automatic
  /// What the button lies on, where that is the style's to say.
  var paint: Paint?
  package var custom: StyleBox<PrimitiveButtonStyleConfiguration>?

  init() {}
  init(custom: StyleBox<PrimitiveButtonStyleConfiguration>) { self.custom = custom }

  @MainActor init<S: PrimitiveButtonStyle>(_ style: S) {
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
