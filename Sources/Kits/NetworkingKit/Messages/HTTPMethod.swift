/// The HTTP method of a request.
public enum HTTPMethod: String, Sendable, CaseIterable {
  /// The request reads a resource.
  case get = "GET"
  /// Reads the headers of a resource, without its body.
  case head = "HEAD"
  /// Sends data; repeating it may have another effect.
  case post = "POST"
  /// Creates a resource or replaces it.
  case put = "PUT"
  /// The request changes a part of a resource.
  case patch = "PATCH"
  /// The request deletes a resource.
  case delete = "DELETE"

  /// A Boolean value that indicates whether repeating a request has the same effect as sending it
  /// once, so that a lost one may be retried.
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete: true
    case .post, .patch: false
    }
  }

  /// A Boolean value that indicates whether the parameters of a form are sent in the body instead
  /// of the URL.
  var hasBody: Bool {
    switch self {
    case .post, .put, .patch: true
    case .get, .head, .delete: false
    }
  }
}
