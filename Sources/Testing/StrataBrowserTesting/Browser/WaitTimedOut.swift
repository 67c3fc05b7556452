/// The page never became what the test waited for; says what it was instead.
public struct WaitTimedOut: Error, CustomStringConvertible {
  /// What the test waited for.
  public let condition: String
  public let waited: Duration
  /// What the page was at the end: its address, title, text and the condition's last value.
  public let seen: JSONValue

  init(condition: String, waited: Duration, seen: JSONValue) {
    self.condition = condition
    self.waited = waited
    self.seen = seen
  }

  /// The page was there, but the driver could not act on it.
  init(_ condition: String, _ waited: Duration, _ error: WebDriverError) {
    let failure = JSONValue.string("\(error.code): \(error.message)")
    self.init(condition: condition, waited: waited, seen: ["failure": failure])
  }

  public var description: String {
    let failure = seen["failure"]?.string.map { " It failed with: \($0)." } ?? ""
    let reason = seen["reason"]?.string == "quiet" ? " with nothing happening in the page" : ""
    let start = "waited \(waited)\(reason) for \(condition).\(failure)"
    guard let url = seen["url"]?.string else { return start }
    let text = (seen["text"]?.string ?? "").debugDescription
    return start + " The page is \(url), titled \(seen["title"] ?? .null), "
      + "\(seen["state"]?.string ?? ""); the last value was \(seen["last"]?.string ?? "none"). "
      + "Its text: \(text)"
  }
}
