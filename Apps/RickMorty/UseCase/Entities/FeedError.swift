import Foundation

/// The reason why characters cannot be loaded.
public enum FeedError: Error, Hashable, Sendable {
  /// The service cannot be reached.
  case network
  /// The response cannot be read.
  case decoding
  /// The service answered with an HTTP status of an error.
  case server(status: Int)
  /// The request for characters was cancelled.
  case cancelled
  /// The device's storage can be neither read nor written. The reason is for developers: it names
  /// files.
  case storage(reason: String)
  case unknown(message: String)
}

extension FeedError {
  /// Creates the feed's error for any error.
  ///
  ///     FeedError(mapping: URLError(.timedOut))    // .network
  ///
  /// The HTTP status of an error is read from `HTTPStatusCode` in its user information.
  public init(mapping error: any Error) {
    switch error {
    case let error as FeedError: self = error
    case is CancellationError: self = .cancelled
    case let error as URLError: self = error.code == .cancelled ? .cancelled : .network
    case is DecodingError: self = .decoding
    default:
      let status = (error as NSError).userInfo["HTTPStatusCode"] as? Int
      self = status.map { .server(status: $0) } ?? .unknown(message: error.localizedDescription)
    }
  }
}
