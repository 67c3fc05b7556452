public import SwiftUICore

/// The look of a text field.
///
/// Same as Apple's: a style of your own cannot be made there either.
public protocol TextFieldStyle {
  static var _look: String { get }
}

/// The look that suits the place.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _look: String { "" }
}

/// No border.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _look: String { "bare" }
}

/// A rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _look: String { "rounded" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that suits the place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the look of text fields here.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldLook, S._look)
  }
}
