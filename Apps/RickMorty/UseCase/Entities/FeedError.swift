import Foundation

/// Why there are no characters.
public enum FeedError: Error, Hashable, Sendable {
  /// The service cannot be reached.
  case network
  /// The answer cannot be read.
  case decoding
  /// The service said no, with a status of HTTP.
  case server(status: Int)
  /// Nobody waits for the answer any more.
  case cancelled
  /// What the device keeps can be neither read nor written, for a reason that is none of a person's:
  /// it names files.
  case storage(reason: String)
  case unknown(message: String)
}

extension FeedError {
  /// The error that something thrown stands for.
  ///
  ///     FeedError(mapping: URLError(.timedOut))    // .network
  ///
  /// An error says its status under `HTTPStatusCode` in its user information.
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
