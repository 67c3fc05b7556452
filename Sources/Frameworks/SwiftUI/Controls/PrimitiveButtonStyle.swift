/// A look for buttons.
///
/// Partial: Apple's own looks; a style of your own conforms to `ButtonStyle`, which is absent yet.
public protocol PrimitiveButtonStyle: Sendable {
  var _look: String { get }
}

/// The look that suits the place.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: String { ButtonLook.automatic.rawValue }
}

/// A filled shape behind the label, in a faint tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: String { ButtonLook.bordered.rawValue }
}

/// A filled shape in the tint: for the one thing that matters most.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: String { ButtonLook.prominent.rawValue }
}

/// The label alone.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: String { ButtonLook.borderless.rawValue }
}

/// The label as it is, without a tint.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: String { ButtonLook.plain.rawValue }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
  /// Sets the look of the buttons here.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonLook, ButtonLook(rawValue: style._look) ?? .automatic)
  }

  /// Sets whether controls here take input.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
