public import SwiftUICore

/// A button style that the style sheet implements.
@MainActor protocol KnownButtonStyle: PrimitiveButtonStyle {
  nonisolated var look: ButtonLook { get }
}

extension KnownButtonStyle {
  func known(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).environment(\.buttonStyling, ButtonStyling(self))
  }
}

/// The default button style, which depends on the context.
public struct DefaultButtonStyle: KnownButtonStyle {
  /// Creates the default button style, which depends on the context.
  nonisolated public init() {}
  var look: ButtonLook { .automatic }
  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

/// A button style with a shape in a faint tint behind the label.
public struct BorderedButtonStyle: KnownButtonStyle {
  /// Creates a button style with a shape in a faint tint behind the label.
  nonisolated public init() {}
  var look: ButtonLook { .bordered }
  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

/// A button style with a shape filled with the tint, for the most important action.
public struct BorderedProminentButtonStyle: KnownButtonStyle {
  /// Creates a button style with a shape filled with the tint, for the most important action.
  nonisolated public init() {}
  var look: ButtonLook { .prominent }
  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

/// A button style that shows only the label.
public struct BorderlessButtonStyle: KnownButtonStyle {
  /// Creates a button style that shows only the label.
  nonisolated public init() {}
  var look: ButtonLook { .borderless }
  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

/// A button style that shows only the label, without a tint.
public struct PlainButtonStyle: KnownButtonStyle {
  /// Creates a button style that shows only the label, without a tint.
  nonisolated public init() {}
  var look: ButtonLook { .plain }
  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style, which depends on the context.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style with a shape in a faint tint behind the label.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style with a shape filled with the tint behind the label.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style that shows only the label.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style that shows only the label, without a tint.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
