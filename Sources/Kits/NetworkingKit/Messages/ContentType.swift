/// The media type of a request's body.
public enum ContentType: String, Sendable {
  case json = "application/json"
  case form = "application/x-www-form-urlencoded"
}
