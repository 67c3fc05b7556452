/// Why there is no picture.
public enum ImageFailure: Error, Hashable, Sendable {
  /// The address is not one of the web: `http` or `https`, with a host.
  case invalidAddress
  /// Nobody answered, or the connection broke; `reason` is for a log and never holds an address.
  case noAnswer(reason: String)
  /// The other side answered with an HTTP status outside 200 … 299.
  case refused(status: Int)
  /// The file has more bytes than are allowed.
  case tooLarge(limit: Int)
  /// The bytes are no PNG, JPEG or WebP.
  case unknownFormat
  /// The picture has more pixels than are allowed, so it was not decoded.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The file says what it is, and its content is broken or cut off.
  case damaged
  /// The task that asked was cancelled: nothing to show.
  case cancelled
}

extension ImageFailure: CustomStringConvertible {
  /// One sentence for a log.
  public var description: String {
    switch self {
    case .invalidAddress: "the address is none of the web"
    case .noAnswer(let reason): "there was no answer: \(reason)"
    case .refused(let status): "the server answered with status \(status)"
    case .tooLarge(let limit): "the file has more than \(limit) bytes"
    case .unknownFormat: "the file is no PNG, JPEG or WebP"
    case .tooManyPixels(let width, let height, let limit):
      "\(width) by \(height) are more than \(limit) pixels"
    case .damaged: "the file is damaged"
    case .cancelled: "it was given up"
    }
  }
}
