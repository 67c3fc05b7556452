import Foundation

/// An error of a request. Its text never contains the URL, so no key either.
public enum APIError: Error, Hashable, Sendable {
  /// There is no connection to the host: the machine is offline, the host is unknown, or the port
  /// is closed.
  case noInternetConnection

  /// The host has not answered within the client's timeout.
  case timeout

  /// The connection was cut before the answer was complete, or the answer was empty.
  case connectionLost

  /// The server could not prove its identity, so nothing was sent.
  case insecureConnection

  /// Status 404: the service does not know the place.
  case invalidCity

  /// Status 401 or 403: the key is wrong, missing, blocked, or not active yet.
  case unauthorized(FailedResponse)

  /// Status 429: too many requests for this key.
  case quotaExceeded(FailedResponse)

  /// Any other status outside 200…299 and below 500: the service refuses the request.
  case rejected(FailedResponse)

  /// A status of 500 or more: the service failed.
  case serverError(FailedResponse)

  /// The answer has an unexpected format. `path` names the field, as in `list[3].main.temp`; it is
  /// empty if the answer as a whole is unreadable.
  case decoding(path: String, reason: String)

  /// The task that had sent the request was cancelled.
  case cancelled

  /// The URL is not valid for a request; `reason` explains it, without the URL.
  case invalidRequest(reason: String)

  /// Any error that no other case describes.
  case unknownError
}
