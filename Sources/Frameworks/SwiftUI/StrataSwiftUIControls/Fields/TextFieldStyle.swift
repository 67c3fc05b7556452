public import SwiftUICore

/// An appearance of text fields.
///
/// Same as Apple's, for which apps cannot define styles, either.
public protocol TextFieldStyle {
  static var _look: String { get }
}

/// The default text field style.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the default text field style.
  nonisolated public init() {}
  public static var _look: String { "" }
}

/// A text field style without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates a text field style without a border.
  nonisolated public init() {}
  public static var _look: String { "bare" }
}

/// A text field style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates a text field style with a rounded border.
  nonisolated public init() {}
  public static var _look: String { "rounded" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style of text fields.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text field style without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text field style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of the text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldLook, S._look)
  }
}
