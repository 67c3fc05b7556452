/// The media type of a request's body.
public enum ContentType: String, Sendable {
  /// The body is JSON.
  case json = "application/json"
  /// The fields of a form, written as in a URL's query.
  case form = "application/x-www-form-urlencoded"
}
