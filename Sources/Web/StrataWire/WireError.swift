/// An error in a browser's message.
public enum WireError: Error, Equatable, Sendable, CustomStringConvertible {
  case notAnArray
  case wrongCount(Int)
  case missing(field: String)
  /// A value has the wrong type. `found` is its kind; the value itself is not repeated.
  case wrongType(field: String, wanted: String, found: String)
  case outOfRange(field: String, value: Int, minimum: Int, maximum: Int)
  /// A value is too long. `limit` is the maximum in UTF-8 bytes.
  case tooLong(field: String, limit: Int)

  public var description: String {
    switch self {
    case .notAnArray: "a message must be one JSON array that is not empty"
    case .wrongCount(let count): "a message of \(count) items is not defined in the protocol"
    case .missing(let field): "'\(field)' is missing"
    case .wrongType(let field, let wanted, let found):
      "'\(field)' must be \(wanted), not \(found)"
    case .outOfRange(let field, let value, let minimum, let maximum):
      "'\(field)' is \(value); it must be from \(minimum) to \(maximum)"
    case .tooLong(let field, let limit): "'\(field)' is longer than \(limit) bytes"
    }
  }
}
