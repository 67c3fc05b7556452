import Foundation
import Testing

struct RelativeDateTimeFormatterTests {
  @Test(
    arguments: [
      (-7200, "2 hours ago"), (5400, "in 1 hour"), (-60, "1 minute ago"), (0, "in 0 seconds"),
      (86400 * 3, "in 3 days"), (-86400 * 14, "2 weeks ago"),
    ] as [(TimeInterval, String)])
  func `a relative date is written in the largest unit`(interval: Double, expected: String) {
    #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: interval) == expected)
  }

  @Test func `relative dates in the named style use names of days`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    formatter.locale = Locale(identifier: "es")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "ayer")
  }

  @Test func `relative dates can have short, spelled out or abbreviated units`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2mo ago")
  }

  @Test func `a relative date is written in the user's language`() {
    let text = reading("pt-BR") {
      RelativeDateTimeFormatter().localizedString(fromTimeInterval: -7200)
    }
    #expect(text == "há 2 horas")
  }

  @Test func `a relative date is written for two dates, and is nil for other values`() {
    let date = Date(timeIntervalSince1970: 1_000_000)
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(for: date, relativeTo: date + 300) == "5 minutes ago")
    #expect(formatter.string(for: "no date") == nil)
  }
}
