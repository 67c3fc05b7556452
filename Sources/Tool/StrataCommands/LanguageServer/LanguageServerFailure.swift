/// The error that answers a request, by the codes of JSON-RPC and of the protocol.
struct LanguageServerFailure: Error, Equatable {
  /// The code of an error.
  enum Code: Int, Sendable {
    case parseError = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParams = -32_602
    case notInitialized = -32_002
  }

  var code: Code
  var text: String

  init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }
}
