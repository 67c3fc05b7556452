/// The reason for which an image could not be loaded.
public enum ImageFailure: Error, Hashable, Sendable {
  /// The URL is not an `http` or `https` URL with a host.
  case invalidAddress
  /// The host has not answered, or the connection broke; `reason` is for a log and contains no URL.
  case noAnswer(reason: String)
  /// The server responded with an HTTP status outside of 200 … 299.
  case refused(status: Int)
  /// The file has more bytes than are allowed.
  case tooLarge(limit: Int)
  /// The file is not a PNG, JPEG or WebP.
  case unknownFormat
  /// The image has more pixels than are allowed, so it was not decoded. `limit` is the maximum
  /// number of pixels.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The file has a known format, but its content is invalid or truncated.
  case damaged
  /// The caller's task was cancelled.
  case cancelled
}

extension ImageFailure: CustomStringConvertible {
  /// The failure in one sentence, for logs.
  public var description: String {
    switch self {
    case .invalidAddress: "the URL is not an http or https URL with a host"
    case .noAnswer(let reason): "the server gave no answer: \(reason)"
    case .refused(let status): "the server answered with status \(status)"
    case .tooLarge(let limit): "the file has more than \(limit) bytes"
    case .unknownFormat: "the file is not a PNG, JPEG or WebP image"
    case .tooManyPixels(let width, let height, let limit):
      "the image has \(width) by \(height) pixels, more than the limit of \(limit)"
    case .damaged: "the file is damaged"
    case .cancelled: "the load was cancelled"
    }
  }
}
