public import SwiftUICore

/// A button style that the style sheet draws.
@MainActor protocol KnownButtonStyle: PrimitiveButtonStyle {
  var look: ButtonLook { get }
}

extension KnownButtonStyle {
  func known(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).environment(\.buttonStyling, ButtonStyling(self))
  }
}

/// The look that suits the place.
public struct DefaultButtonStyle: KnownButtonStyle {
  public init() {}
  var look: ButtonLook { .automatic }
  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

/// A filled shape behind the label, in a faint tint.
public struct BorderedButtonStyle: KnownButtonStyle {
  public init() {}
  var look: ButtonLook { .bordered }
  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

/// A filled shape in the tint: for the one thing that matters most.
public struct BorderedProminentButtonStyle: KnownButtonStyle {
  public init() {}
  var look: ButtonLook { .prominent }
  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

/// The label alone.
public struct BorderlessButtonStyle: KnownButtonStyle {
  public init() {}
  var look: ButtonLook { .borderless }
  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

/// The label as it is, without a tint.
public struct PlainButtonStyle: KnownButtonStyle {
  public init() {}
  var look: ButtonLook { .plain }
  public func makeBody(configuration: Configuration) -> some View { known(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that suits the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A filled shape in a faint tint.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A filled shape in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
