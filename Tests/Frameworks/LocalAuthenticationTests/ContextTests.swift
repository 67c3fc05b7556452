import Foundation
import LocalAuthentication
import Testing

@Suite struct ContextTests {
  @Test(arguments: [
    (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.Code.biometryNotAvailable),
    (.deviceOwnerAuthentication, .passcodeNotSet),
  ])
  func `evaluating an LAContext policy throws an error that says why it is impossible`(
    policy: LAPolicy, code: LAError.Code
  )
    async
  {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == code.rawValue)
    #expect(error?.localizedDescription.contains("browser") == true)
    await #expect(throws: LAError(code)) {
      try await context.evaluatePolicy(policy, localizedReason: "why")
    }
    #expect(context.biometryType == .none)
  }
}
