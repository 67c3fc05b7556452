/// A message of the server.
public enum ServerMessage: Equatable, Sendable {
  case patch(number: Int, lastEvent: Int, [PatchOperation])
  case resumed(lastEvent: Int)
  case mounted(Mounted)
  case reload

  /// The message that a session has begun for a page that another session had drawn.
  public struct Mounted: Equatable, Sendable {
    /// The session's identifier.
    public var token: String
    /// The HTML of the window's content.
    public var screen: String
    /// The HTML of the presentations.
    public var presentations: String
    /// The CSS rules of the page.
    public var rules: String
    /// The title of the page.
    public var title: String
    /// The address of the page.
    public var url: String

    /// Creates the message that a session has begun for a page that another session has drawn.
    public init(
      token: String, screen: String, presentations: String, rules: String, title: String,
      url: String
    ) {
      self.token = token
      self.screen = screen
      self.presentations = presentations
      self.rules = rules
      self.title = title
      self.url = url
    }
  }

  /// The message as it is sent.
  public var text: String {
    var json = JSONText()
    switch self {
    case .patch(let number, let lastEvent, let operations):
      json.writePatch(seq: number, lastEvent: lastEvent) { json in
        operations.forEach { $0.write(to: &json) }
      }
    case .resumed(let lastEvent): json.writeResumed(lastEvent: lastEvent)
    case .reload: json.writeReload()
    case .mounted(let mounted):
      json.writeMounted(
        token: mounted.token, html: (mounted.screen, mounted.presentations), rules: mounted.rules,
        title: mounted.title, url: mounted.url)
    }
    return json.text
  }
}
