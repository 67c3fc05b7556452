/// A remote notification, as far as the app acts on it.
///
///     {"aps": {"content-available": 1}}    // refresh the weather now
///
/// The system shows alerts by itself.
public struct RemoteMessage: Equatable, Sendable {
  /// A Boolean value that indicates whether there is new weather.
  public let hasNews: Bool

  /// Creates a remote message, which is what the app reads of a remote notification.
  public init(hasNews: Bool) { self.hasNews = hasNews }

  /// Parses the user information of a notification.
  ///
  /// - Throws: ``RemoteMessageError`` for the first invalid field.
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

/// An error in a message's format.
public struct RemoteMessageError: Error, Equatable, CustomStringConvertible {
  /// The path of the field, such as `aps.content-available`.
  public let field: String
  /// The invalid value, shortened.
  public let value: String
  /// The rule that the value breaks.
  public let rule: String

  init(field: String, value: Any?, rule: String) {
    self.field = field
    self.value = value.map { String("\($0)".prefix(40)) } ?? "nothing"
    self.rule = rule
  }

  public var description: String { "\(field): \(value), but it \(rule)" }
}
