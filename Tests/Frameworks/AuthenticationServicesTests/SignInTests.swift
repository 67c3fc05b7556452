import SwiftUI
import Testing

@testable import AuthenticationServices
@testable import SwiftUITesting

@MainActor @Suite struct SignInTests {
  private struct SignInScreen: View {
    @State private var words = "closed"
    @State private var scopes = 0

    var body: some View {
      Text("\(words) \(scopes)")
      SignInWithAppleButton(.signUp) { request in
        request.requestedScopes = [.fullName, .email]
        scopes = request.requestedScopes?.count ?? 0
      } onCompletion: { result in
        if case .failure(let error as ASAuthorizationError) = result {
          words = error.code == .notHandled ? "not handled" : "other"
        }
      }
      .signInWithAppleButtonStyle(.whiteOutline)
    }
  }

  @Test func `tapping Sign in with Apple configures the request, and ends with a notHandled error`()
    throws
  {
    let screen = Screen(SignInScreen())
    try screen.button("Sign up with Apple").tap()
    #expect(screen.has("not handled 2"))
    #expect(ASAuthorizationError(.notHandled).localizedDescription.contains("signed"))
  }

  private final class Guard: NSObject, ASAuthorizationControllerDelegate {
    var code: ASAuthorizationError.Code?
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) { code = (error as? ASAuthorizationError)?.code }
  }

  @Test
  func `an authorization controller's requests fail with notHandled, and every user is notFound`()
    async throws
  {
    let (provider, guardian) = (ASAuthorizationAppleIDProvider(), Guard())
    let controller = ASAuthorizationController(authorizationRequests: [provider.createRequest()])
    controller.delegate = guardian
    controller.performRequests()
    #expect(guardian.code == .notHandled)
    #expect(try await provider.credentialState(forUserID: "x") == .notFound)
  }

  @Test func `a web authentication session does not start and reports presentationContextInvalid`()
    throws
  {
    var problem: (any Error)?
    let session = ASWebAuthenticationSession(
      url: try #require(URL(string: "https://example.org")), callbackURLScheme: "app"
    ) { _, error in problem = error }
    #expect(!session.start())
    #expect((problem as? ASWebAuthenticationSessionError)?.code == .presentationContextInvalid)
  }
}
