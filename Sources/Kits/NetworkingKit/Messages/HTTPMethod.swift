/// What a request asks of a resource.
public enum HTTPMethod: String, Sendable, CaseIterable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"

  /// Whether asking twice does what asking once does, so that a lost request may be repeated.
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete: true
    case .post, .patch: false
    }
  }

  /// Whether the parameters of a form travel in the body instead of the address.
  var hasBody: Bool {
    switch self {
    case .post, .put, .patch: true
    case .get, .head, .delete: false
    }
  }
}
