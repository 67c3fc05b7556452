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
  public static let maximumText = WireSchema.maximumText
  /// The longest message, in UTF-8 bytes.
  public static let maximumMessage = WireSchema.maximumMessage
  /// The longest address, token or event name, in UTF-8 bytes.
  static let maximumName = WireSchema.maximumName

  /// What a browser asks to know whether the line lives. The server's thread answers the same at
  /// once, however busy the app is.
  public static let probe = WireSchema.probe

  public init(_ text: String) throws(WireError) {
    guard text.utf8.count <= Self.maximumMessage else {
      throw .tooLong(field: "message", limit: Self.maximumMessage)
    }
    let fields = try ClientFields(text)
    if fields.begins(with: WireHello.mark) {
      self = .hello(Hello(try WireHello(fields)))
    } else if fields.count == WireAcknowledgement.counts.upperBound {
      guard try fields.int(0, "number") == WireAcknowledgement.mark else { throw .wrongCount(2) }
      self = .acknowledgement(lastPatch: try WireAcknowledgement(fields).seq)
    } else {
      guard WireEvent.counts.contains(fields.count) else { throw .wrongCount(fields.count) }
      self = .event(Event(try WireEvent(fields)))
    }
  }
}

extension ClientMessage.Hello {
  /// Drafts come again as events, once the fields that they belong to have their numbers.
  fileprivate init(_ fields: WireHello) {
    self.init(
      version: fields.version, token: fields.token, lastPatch: fields.seq, url: fields.url)
  }
}

extension ClientMessage.Event {
  fileprivate init(_ fields: WireEvent) {
    self.init(
      number: fields.number, lastPatch: fields.seq, id: fields.id, name: fields.name,
      value: fields.value, editVersion: fields.version)
  }
}
