/// What the body of a request is written in.
public enum ContentType: String, Sendable {
  case json = "application/json"
  case form = "application/x-www-form-urlencoded"
}
