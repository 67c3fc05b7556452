/// A decoded and validated message of a browser. Any other message is refused.
public enum ClientMessage: Equatable, Sendable {
  case hello(Hello)
  case event(Event)
  case acknowledgement(lastPatch: Int)

  /// The first message that a browser sends on a socket.
  public struct Hello: Equatable, Sendable {
    /// The version of the protocol.
    public var version: Int
    /// The identifier of the session in the page.
    public var token: String
    /// The number of the last patch that the browser applied.
    public var lastPatch: Int
    /// The address that the browser shows.
    public var url: String
  }

  /// An event of an element, or of the window for element 0.
  public struct Event: Equatable, Sendable {
    /// The number of the event, counted from 1.
    public var number: Int
    /// The number of the last patch that the browser applied.
    public var lastPatch: Int
    /// The number of the element; 0 for the window.
    public var id: Int32
    /// The name of the event.
    public var name: String
    /// The value of the event; `nil` for events without one.
    public var value: String?
    /// The number of the person's edit of a field; `nil` for other events.
    public var editVersion: Int?
  }

  /// The maximum size of an event's text, in UTF-8 bytes.
  public static let maximumText = WireSchema.maximumText
  /// The maximum size of a message, in UTF-8 bytes.
  public static let maximumMessage = WireSchema.maximumMessage
  /// The maximum size of an address, token or event name, in UTF-8 bytes.
  static let maximumName = WireSchema.maximumName

  /// The message with which a browser checks the connection. The server's thread returns it at
  /// once, however busy the app is.
  public static let probe = WireSchema.probe

  /// Decodes a message of the browser.
  ///
  /// - Throws: ``WireError`` that names the field and the rule it breaks.
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
  /// Creates the hello from its decoded fields. Its drafts are not read: they are sent again as
  /// events, once their fields have numbers.
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
