import StrataLayerPresets
import Testing

@Suite struct RulesPageTests {
  @Test func `each of the 177 requirements has either rules that check it or a reason why not`()
    throws
  {
    let lines = try RulesPage.lines()
    #expect(lines.count == 177)
    #expect(Set(lines.map(\.row)).count == 177)
    #expect(lines.filter(\.isHeuristic).count == 39)
    for line in lines { #expect(line.rules.isEmpty != (line.reason == nil), "\(line.row)") }
  }

  @Test func `the rules page has a line for each requirement`() throws {
    let text = try RulesPage.text()
    for line in try RulesPage.lines() {
      #expect(text.contains("\n| \(line.row) | "), "\(line.row)")
    }
    #expect(
      text.contains(
        "| L-09 | error | `domain-without-swiftui`: Domain does not import SwiftUI, directly or"))
    #expect(text.contains("| W-44 | – | not checked: when an app requests a permission is"))
  }
}
