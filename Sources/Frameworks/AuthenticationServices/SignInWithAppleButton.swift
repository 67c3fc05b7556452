public import SwiftUI

/// A button with which a person signs in with Apple.
///
/// Partial: the button is drawn, and a tap lets the app configure its request. Then `onCompletion`
/// gets ``ASAuthorizationError/Code/notHandled``, since only apps that Apple has signed can sign
/// people in.
public struct SignInWithAppleButton: View {
  /// The words of the button.
  public struct Label: Sendable {
    fileprivate let text: String
    fileprivate var words: LocalizedStringKey { LocalizedStringKey(text) }
    /// The words "Sign in with Apple".
    public static let signIn = Label(text: "Sign in with Apple")
    /// The words "Sign up with Apple".
    public static let signUp = Label(text: "Sign up with Apple")
    /// The words "Continue with Apple".
    public static let `continue` = Label(text: "Continue with Apple")
  }

  /// The look of the button.
  public struct Style: Equatable, Sendable {
    fileprivate enum Kind { case black, white, whiteOutline }
    fileprivate let kind: Kind
    /// A black button.
    public static let black = Style(kind: .black)
    /// A white button.
    public static let white = Style(kind: .white)
    /// A white button with an outline.
    public static let whiteOutline = Style(kind: .whiteOutline)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInStyle) private var style

  /// Creates a button with which a person signs in with Apple.
  ///
  /// - Parameters:
  ///   - label: The words of the button.
  ///   - onRequest: Called with the request when the button is tapped.
  ///   - onCompletion: Called with the error, after `onRequest`.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }

  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      onCompletion(.failure(ASAuthorizationError(.notHandled)))
    } label: {
      HStack(spacing: 6) {
        Image(systemName: "applelogo").accessibilityHidden(true)
        Text(label.words).fontWeight(.medium)
      }
      .frame(maxWidth: .infinity, minHeight: 44, maxHeight: .infinity)
      .foregroundStyle(style.kind == .black ? Color.white : .black)
      .background(
        style.kind == .black ? Color.black : .white, in: RoundedRectangle(cornerRadius: 8)
      )
      .overlay {
        if style.kind == .whiteOutline {
          RoundedRectangle(cornerRadius: 8).stroke(.black, lineWidth: 1)
        }
      }
    }
    .buttonStyle(.plain)
  }
}

private struct SignInStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of Sign in with Apple buttons.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInStyle, style)
  }
}
