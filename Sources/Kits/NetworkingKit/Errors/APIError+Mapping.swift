import Foundation

extension APIError {
  /// Creates the error for a status outside 200…299.
  init(_ response: NetworkResponse) {
    let failed = FailedResponse(response)
    self =
      switch response.status {
      case 401, 403: .unauthorized(failed)
      case 404: .invalidCity
      case 429: .quotaExceeded(failed)
      case 500...: .serverError(failed)
      default: .rejected(failed)
      }
  }

  /// Creates the error for an error of a session.
  init(thrown error: any Error) {
    self =
      switch error {
      case let error as APIError: error
      case is CancellationError: .cancelled
      case let error as URLError: Self.meaning(of: error.code)
      default: .unknownError
      }
  }

  private static func meaning(of code: URLError.Code) -> APIError {
    switch code {
    case .cancelled: .cancelled
    case .timedOut: .timeout
    case .notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed,
      .dataNotAllowed, .internationalRoamingOff, .callIsActive:
      .noInternetConnection
    // On Linux a truncated body is reported as `unknown`, an empty answer as `badServerResponse`.
    case .networkConnectionLost, .unknown, .badServerResponse, .cannotParseResponse,
      .zeroByteResource:
      .connectionLost
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .clientCertificateRejected, .clientCertificateRequired:
      .insecureConnection
    case .badURL, .unsupportedURL: .invalidRequest(reason: "the request's URL is not an HTTP URL")
    default: .unknownError
    }
  }
}
