public import Foundation

extension APIError: LocalizedError {
  /// A sentence in the reader's language, from the kit's String Catalog.
  public var errorDescription: String? {
    switch self {
    case .noInternetConnection: Words.noInternetConnection
    case .timeout: Words.timeout
    case .connectionLost: Words.connectionLost
    case .insecureConnection: Words.insecureConnection
    case .invalidCity: Words.invalidCity
    case .unauthorized: Words.unauthorized
    case .quotaExceeded: Words.quotaExceeded
    case .rejected(let response): Words.rejected(response.status)
    case .serverError(let response): Words.serverError(response.status)
    case .decoding(path: "", let reason): Words.unreadable(reason)
    case .decoding(let path, let reason): Words.unreadable(field: path, reason)
    case .cancelled: Words.cancelled
    case .invalidRequest(let reason): Words.invalidRequest(reason)
    case .unknownError: Words.unknownError
    }
  }
}
