/// What a browser says, decoded and checked. Whatever is not exactly one of these is refused.
public enum ClientMessage: Equatable, Sendable {
  case hello(Hello)
  case event(Event)
  case acknowledgement(lastPatch: Int)

  public struct Hello: Equatable, Sendable {
    public var version: Int
    public var token: String
    public var lastPatch: Int
    public var url: String
  }

  public struct Event: Equatable, Sendable {
    public var number: Int
    public var lastPatch: Int
    public var id: Int32
    public var name: String
    public var value: String?
    public var editVersion: Int?
  }

  /// The longest text that an event may carry, in UTF-8 bytes.
  public static let maximumText = 100_000
  /// The longest message, in UTF-8 bytes.
  public static let maximumMessage = 2 * maximumText
  /// The longest address, token or event name, in UTF-8 bytes.
  static let maximumName = 8192

  /// What a browser asks to know whether the line lives. The server's thread answers the same at
  /// once, however busy the app is.
  public static let probe = #"["p"]"#

  public init(_ text: String) throws(WireError) {
    guard text.utf8.count <= Self.maximumMessage else {
      throw .tooLong(field: "message", limit: Self.maximumMessage)
    }
    let fields = try ClientFields(text)
    if fields.begins(with: "h") {
      self = .hello(try Hello(fields))
    } else if fields.count == 2 {
      guard try fields.int(0, "number") == 0 else { throw .wrongCount(2) }
      self = .acknowledgement(lastPatch: try fields.int(1, "seq"))
    } else {
      self = .event(try Event(fields))
    }
  }
}

extension ClientMessage.Hello {
  fileprivate init(_ fields: ClientFields) throws(WireError) {
    guard fields.count <= 6 else { throw .wrongCount(fields.count) }
    version = try fields.int(1, "version")
    token = try fields.text(2, "token", limit: ClientMessage.maximumName)
    lastPatch = try fields.int(3, "seq")
    url = try fields.text(4, "url", limit: ClientMessage.maximumName)
    // Drafts come again as events, once the fields that they belong to have their numbers.
    if fields.count > 5 { try fields.requireList(5, "drafts") }
  }
}

extension ClientMessage.Event {
  fileprivate init(_ fields: ClientFields) throws(WireError) {
    guard (4...6).contains(fields.count) else { throw .wrongCount(fields.count) }
    number = try fields.int(0, "number", minimum: 1)
    lastPatch = try fields.int(1, "seq")
    id = Int32(try fields.int(2, "id", maximum: Int(Int32.max)))
    name = try fields.text(3, "name", limit: ClientMessage.maximumName)
    value = fields.count > 4 ? try fields.text(4, "value") : nil
    editVersion = fields.count > 5 ? try fields.int(5, "version") : nil
  }
}
