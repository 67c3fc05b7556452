import Foundation
import FoundationXML
import StrataCheckReports
import StrataLayerRules
import Testing

/// Tests of the formats that build servers and code hosts read.
@Suite struct BuildServerFormatTests {
  /// An element that Foundation's parser read.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) { elements.append((name, attributes)) }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func all(_ name: String) -> [[String: String]] {
      elements.filter { $0.name == name }.map(\.attributes)
    }
  }

  private func read(_ xml: String) throws -> Reader {
    let (parser, reader) = (XMLParser(data: Data(xml.utf8)), Reader())
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError)) \(xml)")
    return reader
  }

  private func verdict() throws -> Verdict {
    let json = #"{"rules": [{"id": "kept", "kind": "cycles", "says": "no rings", "why": "order"}]}"#
    let city = Violation(
      id: "domain", path: "A/x & <y>.swift", line: 3, column: 8, symbol: "City",
      found: "imports \"UI\"\u{1}", rule: "the domain imports no UI", why: "it must run anywhere",
      remedy: "move the type")
    var again = city
    again.line = 9
    let note = Violation(
      id: "naming", severity: .warning, path: "B.swift", line: nil, symbol: "b",
      found: "names *b* | c", rule: "names are whole words", why: "people read them")
    return Verdict(
      violations: [city, again, note], troubles: ["C.swift cannot be read"],
      book: try LayerBook(json: Data(json.utf8)), fileCount: 3)
  }

  @Test func `JUnit has a test case for each rule, and a failure for each rule with errors`() throws
  {
    let read = try read(ReportFormat.junit.write(verdict()))
    let suite = try #require(read.all("testsuite").first)
    #expect(suite["tests"] == "4" && suite["failures"] == "1" && suite["errors"] == "1")
    let names = read.all("testcase").map { $0["name"] }
    #expect(names == ["domain", "kept", "naming", "every file can be read"])
    #expect(read.all("failure").map { $0["type"] } == ["domain"])
    #expect(read.all("failure").first?["message"] == "the domain imports no UI: 2 violations")
    #expect(read.all("error").first?["message"] == "C.swift cannot be read")
    #expect(read.all("system-out").count == 1)
    #expect(read.text.contains("A/x & <y>.swift:3:8  imports \"UI\"\u{FFFD}"))
  }

  @Test func `Checkstyle groups violations by file, with lines, columns and severities`() throws {
    var nested = try verdict()
    nested.way = "Apps/Feed/"
    let read = try read(ReportFormat.checkstyle.write(nested))
    let files = read.all("file").map { $0["name"] }
    #expect(files == ["Apps/Feed/A/x & <y>.swift", "Apps/Feed/B.swift", ""])
    let errors = read.all("error")
    #expect(errors.map { $0["line"] } == ["3", "9", nil, nil])
    #expect(errors.map { $0["column"] } == ["8", "8", nil, nil])
    #expect(errors.map { $0["severity"] } == ["error", "error", "warning", "error"])
    #expect(errors[0]["source"] == "strata.domain")
    #expect(
      errors[0]["message"]
        == "imports \"UI\"\u{FFFD}: the domain imports no UI. Why: it must run anywhere. Try: move the type."
    )
  }

  @Test func `GitLab gets a path, a line and a fingerprint of its own for each violation`() throws {
    var lost = try verdict()
    lost.way = "Apps/Feed/"
    lost.violations[2].isPlaced = false
    let data = Data(ReportFormat.gitlab.write(lost).utf8)
    let entries = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(
      entries.map { $0["check_name"] as? String } == ["domain", "domain", "naming", "unread"])
    #expect(entries.map { $0["severity"] as? String } == ["major", "major", "minor", "major"])
    #expect(Set(entries.compactMap { $0["fingerprint"] as? String }).count == 4)
    let places = entries.compactMap { $0["location"] as? [String: Any] }
    #expect(
      places.map { $0["path"] as? String } == [
        "Apps/Feed/A/x & <y>.swift", "Apps/Feed/A/x & <y>.swift", "Apps/Feed/strata.json",
        "Apps/Feed/strata.json",
      ])
    let lines = places.map { ($0["lines"] as? [String: Int])?["begin"] }
    #expect(lines == [3, 9, 1, 1])
  }

  @Test func `GitLab gets an empty list if nothing is violated`() throws {
    var clean = try verdict()
    (clean.violations, clean.troubles) = ([], [])
    let data = Data(ReportFormat.gitlab.write(clean).utf8)
    #expect(try #require(JSONSerialization.jsonObject(with: data) as? [Any]).isEmpty)
  }

  @Test func `Markdown has a table of the rules and the places of each`() throws {
    #expect(
      try ReportFormat.markdown.write(verdict()) == #"""
        ### Layers are violated

        | rule | found | what it asks |
        |---|---|---|
        | `domain` | 2 violations | the domain imports no UI |
        | `naming` | 1 warning | names are whole words |

        **`domain`**: it must run anywhere. Try: move the type.

        - `A/x & <y>.swift:3:8` imports "UI"\#u{1}
        - `A/x & <y>.swift:9:8` imports "UI"\#u{1}

        **`naming`**: people read them.

        - `B.swift` names \*b\* \| c

        **Not read**

        - C.swift cannot be read

        layers: 0 layers, 1 rule, 3 files: 2 violations, 1 warning
        """#)
  }

  @Test func `Markdown lists at most fifty places of a rule and counts the others`() throws {
    var many = try verdict()
    many.violations = Array(repeating: many.violations[0], count: 53)
    let lines = ReportFormat.markdown.write(many).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("- `") }.count == 50 && lines.contains("- and 3 more"))
  }

  @Test func `Markdown says that layers are kept if nothing is violated`() throws {
    var clean = try verdict()
    (clean.violations, clean.troubles) = ([], [])
    #expect(
      ReportFormat.markdown.write(clean)
        == "### Layers are kept\n\nlayers: 0 layers, 1 rule, 3 files: no violation")
  }
}
