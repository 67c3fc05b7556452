import Rendering

/// Which fields a submit action is for.
///
/// Same as Apple's.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The look of a text field.
///
/// Partial: Apple's own looks.
public protocol TextFieldStyle {
  static var _look: String { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _look: String { "" }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _look: String { "" }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _look: String { "rounded" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Acts when Enter is pressed in a field here.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    transformEnvironment(\.submitActions) { actions in
      if triggers.contains(.text) { actions.text = action }
      if triggers.contains(.search) { actions.search = action }
    }
  }

  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldLook, S._look)
  }

  /// Turns the keyboard's corrections off.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.fieldTraits) { $0[.correction] = disable ? "off" : nil }
  }
}
