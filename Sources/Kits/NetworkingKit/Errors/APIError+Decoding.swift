import Foundation

extension APIError {
  /// Creates an error that names the field which could not be decoded.
  init(decoding error: any Error) {
    guard let error = error as? DecodingError else {
      self = .decoding(path: "", reason: String(describing: error))
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      self = .decoding(path: Self.path(context.codingPath + [key]), reason: "it is missing")
    case .valueNotFound(_, let context):
      self = .decoding(path: Self.path(context.codingPath), reason: "it is null")
    case .typeMismatch(let type, let context):
      let reason = "the value is not of the type \(type)"
      self = .decoding(path: Self.path(context.codingPath), reason: reason)
    case .dataCorrupted(let context):
      self = .decoding(path: Self.path(context.codingPath), reason: context.debugDescription)
    @unknown default:
      self = .decoding(path: "", reason: "the value has an unexpected format")
    }
  }

  /// Returns a coding path as text, such as `list[3].main.temp`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
