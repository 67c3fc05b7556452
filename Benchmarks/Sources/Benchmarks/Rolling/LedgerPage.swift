import Foundation

/// The ledger's page as a visitor's browser has it.
struct LedgerPage {
  let token: String
  /// The last value that the page shows as stored.
  var stored: Int
  /// The number of the last patch that was applied.
  var patch = 0
  /// The number of the last event.
  private var events = 0
  /// The numbers of the elements.
  private let button: Int
  private let label: Int, refusal: Int

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - token: The token of its session.
  ///   - html: The page, or the content that replaces it.
  init(token: String, html: String) throws {
    self.token = token
    button = try html.number(of: "write")
    label = try html.number(of: "stored")
    refusal = try html.number(of: "refused")
    stored = try Self.value(of: "stored", in: html)
  }

  var hello: String { "[\"h\",1,\"\(token)\",\(patch),\"/\"]" }

  mutating func nextEvent() -> Int {
    events += 1
    return events
  }

  /// Returns the message of a tap, whose place says what it stores.
  func tap(event: Int, value: Int, visitor: Int) -> String {
    "[\(event),\(patch),\(button),\"tap\",\"1 0 \(value) \(visitor) \(value) \(visitor) 0 0\"]"
  }

  /// A change of what the page shows.
  enum Change {
    case stored(Int)
    case refused(Int)
  }

  /// Returns what the operations of a patch change of the two values.
  func changes(_ operations: [Any]) -> [Change] {
    operations.compactMap { operation in
      guard let fields = operation as? [Any], fields.count == 3, fields[0] as? Int == 0,
        let id = fields[1] as? Int, let value = (fields[2] as? String).flatMap({ Int($0) })
      else { return nil }
      return id == label ? .stored(value) : id == refusal ? .refused(value) : nil
    }
  }

  private static func value(of identifier: String, in html: String) throws -> Int {
    guard let mark = html.range(of: "data-testid=\"\(identifier)\""),
      let start = html[mark.upperBound...].firstIndex(of: ">"),
      let value = Int(html[html.index(after: start)...].prefix { $0 != "<" })
    else { throw NotMeasured("the page shows no number as '\(identifier)'") }
    return value
  }
}
