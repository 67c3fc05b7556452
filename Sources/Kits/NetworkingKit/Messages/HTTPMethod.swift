/// The HTTP method of a request.
public enum HTTPMethod: String, Sendable, CaseIterable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"

  /// Whether repeating a request has the same effect as sending it once, so that a lost one may be
  /// retried.
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete: true
    case .post, .patch: false
    }
  }

  /// Whether the parameters of a form are sent in the body instead of the URL.
  var hasBody: Bool {
    switch self {
    case .post, .put, .patch: true
    case .get, .head, .delete: false
    }
  }
}
