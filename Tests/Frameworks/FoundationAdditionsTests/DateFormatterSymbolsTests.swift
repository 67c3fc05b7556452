import Foundation
import Testing

/// Tests of a formatter's symbols, which apps for Apple's systems treat as optional.
struct DateFormatterSymbolsTests {
  private let formatter = DateFormatter()

  init() { formatter.locale = Locale(identifier: "en_US") }

  @Test func `a DateFormatter's symbols can be unwrapped`() throws {
    guard let letters = formatter.veryShortWeekdaySymbols, !letters.isEmpty else {
      Issue.record("The formatter has no symbols.")
      return
    }
    #expect(letters == ["S", "M", "T", "W", "T", "F", "S"])
    #expect(formatter.shortMonthSymbols![1] == "Feb")
    #expect(formatter.weekdaySymbols?.first == "Sunday")
  }

  @Test func `a DateFormatter's symbols can be used without unwrapping`() {
    let names = formatter.shortWeekdaySymbols
    let months: [String] = formatter.monthSymbols
    #expect(names.count == 7 && months.last == "December")
    #expect((0..<2).map { formatter.shortWeekdaySymbols[$0] } == ["Sun", "Mon"])
  }

  @Test func `a DateFormatter's symbols can be set to optional ones`() {
    let own: [String]! = ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]
    formatter.shortWeekdaySymbols = own
    #expect(formatter.shortWeekdaySymbols[1] == "Mo")
  }
}
