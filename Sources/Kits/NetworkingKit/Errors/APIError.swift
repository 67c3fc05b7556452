import Foundation

/// Why a request has no answer. No text of it ever holds an address, so no key either.
public enum APIError: Error, Hashable, Sendable {
  /// There is no way to the host: offline, no such name, or nobody listens there.
  case noInternetConnection

  /// The answer was not there within the client's deadline.
  case timeout

  /// The connection was cut before the answer was whole, or the answer was empty.
  case connectionLost

  /// The other side could not prove who it is, so nothing was sent.
  case insecureConnection

  /// Status 404: the service knows no such place.
  case invalidCity

  /// Status 401 or 403: the key is wrong, missing, blocked, or not active yet.
  case unauthorized(FailedResponse)

  /// Status 429: too many requests for this key.
  case quotaExceeded(FailedResponse)

  /// Any other status outside 200…299 and below 500: the service refuses this request.
  case rejected(FailedResponse)

  /// A status of 500 or more: the service failed.
  case serverError(FailedResponse)

  /// The answer is not what was agreed. `path` names the field, as in `list[3].main.temp`, and is
  /// empty where the answer as a whole is unreadable.
  case decoding(path: String, reason: String)

  /// The task that asked was cancelled.
  case cancelled

  /// The address is none that can be asked; `reason` says why, without the address.
  case invalidRequest(reason: String)

  case unknownError
}
