/// What the server says.
public enum ServerMessage: Equatable, Sendable {
  case patch(number: Int, lastEvent: Int, [PatchOperation])
  case resumed(lastEvent: Int)
  case mounted(Mounted)
  case reload

  /// A session that begins behind a page that is already there.
  public struct Mounted: Equatable, Sendable {
    public var token: String
    public var screen: String
    public var presentations: String
    public var rules: String
    public var title: String
    public var url: String

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
    json.array { json in
      switch self {
      case .patch(let number, let lastEvent, let operations):
        json.values(number, lastEvent)
        json.array { json in operations.forEach { $0.write(to: &json) } }
      case .resumed(let lastEvent): json.values("w", "resumed", lastEvent)
      case .reload: json.values("w", "reload")
      case .mounted(let mounted): mounted.write(to: &json)
      }
    }
    return json.text
  }
}

extension ServerMessage.Mounted {
  fileprivate func write(to json: inout JSONText) {
    json.values("w", "mounted", token)
    json.array { $0.values(screen, presentations) }
    json.values(rules, title, url)
  }
}
