import Foundation
import Testing
import WeDaDomain

/// Tests of the official warnings for a place.
struct WarningReportTests {
  private let now = WeatherReport.fixtureTime

  @Test func `the most severe warning comes first`() {
    let warnings = [
      OfficialWarning.fixture(id: "a", severity: .minor), .fixture(id: "b", severity: .unknown),
      .fixture(id: "c", severity: .extreme), .fixture(id: "d", severity: .severe),
      .fixture(id: "e", severity: .moderate),
    ]
    #expect(WarningReport.fixture(warnings).warnings.map(\.id) == ["c", "d", "e", "a", "b"])
  }

  @Test func `a warning is valid until its end time, and always if it has none`() {
    let report = WarningReport.fixture([
      .fixture(id: "over", hours: -1), .fixture(id: "ends", hours: 1),
      .fixture(id: "endless", hours: nil),
    ])
    #expect(Set(report.valid(at: now).map(\.id)) == ["ends", "endless"])
    #expect(report.valid(at: now.addingTimeInterval(3600)).map(\.id) == ["endless"])
  }

  @Test func `only valid warnings of severe and extreme events cause a notification`() {
    let report = WarningReport.fixture([
      .fixture(id: "extreme", severity: .extreme), .fixture(id: "severe", severity: .severe),
      .fixture(id: "moderate", severity: .moderate), .fixture(id: "minor", severity: .minor),
      .fixture(id: "unknown", severity: .unknown),
      .fixture(id: "over", severity: .extreme, hours: -1),
    ])
    #expect(report.alarming(at: now).map(\.id) == ["extreme", "severe"])
  }

  @Test func `a report truncates its number of warnings and the length of their texts`() {
    let many = (0..<500).map { OfficialWarning.fixture(id: "\($0)") }
    #expect(WarningReport.fixture(many).warnings.count == WarningReport.most)
    let long = OfficialWarning(
      id: "1", issuer: "", event: "", severity: .minor, start: nil, end: nil,
      text: String(repeating: "x", count: 100_000))
    #expect(long.text.count == OfficialWarning.longest)
  }
}
