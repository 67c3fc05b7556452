/// What a server sends to a device, as far as the app acts on it.
///
///     {"aps": {"content-available": 1}}    // look at the weather now
///
/// What is to be shown, the system shows by itself.
public struct RemoteMessage: Equatable, Sendable {
  /// Whether there is news of the weather.
  public let hasNews: Bool

  public init(hasNews: Bool) { self.hasNews = hasNews }

  /// Reads a message as the system hands it over.
  ///
  /// - Throws: ``RemoteMessageError`` that names the field which cannot be read.
  public init(_ userInfo: [AnyHashable: Any]) throws(RemoteMessageError) {
    guard let aps = userInfo["aps"] as? [String: Any] else {
      throw RemoteMessageError(field: "aps", value: userInfo["aps"], rule: "is an object")
    }
    let flag = aps["content-available"]
    switch (flag, flag as? Int) {
    case (nil, _), (_, 0): hasNews = false
    case (_, 1): hasNews = true
    default:
      throw RemoteMessageError(field: "aps.content-available", value: flag, rule: "is 0 or 1")
    }
  }
}

/// A message that is not in Apple's form.
public struct RemoteMessageError: Error, Equatable, CustomStringConvertible {
  /// Where, such as `aps.content-available`.
  public let field: String
  /// What stands there, cut short.
  public let value: String
  /// What should.
  public let rule: String

  init(field: String, value: Any?, rule: String) {
    self.field = field
    self.value = value.map { String("\($0)".prefix(40)) } ?? "nothing"
    self.rule = rule
  }

  public var description: String { "\(field): \(value), but it \(rule)" }
}
