/// The error of a condition that did not become true in time, with a description of the page.
public struct WaitTimedOut: Error, CustomStringConvertible {
  /// The condition that the test waited for.
  public let condition: String
  /// The time that the test waited.
  public let waited: Duration
  /// The page at the end: its address, title, text and the condition's last value.
  public let seen: JSONValue

  init(condition: String, waited: Duration, seen: JSONValue) {
    self.condition = condition
    self.waited = waited
    self.seen = seen
  }

  /// Creates the error for a page on which the driver could not act.
  init(_ condition: String, _ waited: Duration, _ error: WebDriverError) {
    let failure = JSONValue.string("\(error.code): \(error.message)")
    self.init(condition: condition, waited: waited, seen: ["failure": failure])
  }

  public var description: String {
    let failure = seen["failure"]?.string.map { " It failed with: \($0)." } ?? ""
    let reason = seen["reason"]?.string == "quiet" ? ", while nothing happened in the page," : ""
    let start = "waited \(waited)\(reason) for \(condition).\(failure)"
    guard let url = seen["url"]?.string else { return start }
    let text = (seen["text"]?.string ?? "").debugDescription
    return start + " The page is \(url), titled \(seen["title"] ?? .null), "
      + "\(seen["state"]?.string ?? ""); the last value was \(seen["last"]?.string ?? "none"). "
      + "Its text: \(text)"
  }
}
