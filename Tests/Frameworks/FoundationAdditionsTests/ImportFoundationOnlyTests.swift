// This file imports Foundation and nothing else of ours: whatever FoundationAdditions adds must be
// in reach. The functions need not run; that they compile is the fact. What they return is tested.
import Foundation
import Testing

struct ImportFoundationOnlyTests {
  @Test func `URLSession is there`() {
    let request = URLRequest(url: URL(filePath: "/"))
    #expect(URLSession.shared.configuration.timeoutIntervalForRequest > 0)
    #expect(request.httpMethod == "GET")
  }

  @Test func `localized strings are there`() {
    let value: String.LocalizationValue = "a \(1)"
    let resource = LocalizedStringResource(value)
    #expect(String(localized: resource) == String(localized: value))
    #expect(PreferredLanguages.locale.identifier == "en")
  }

  @Test func `relative dates are there`() {
    #expect(RelativeDateTimeFormatter().string(for: Date()) != nil)
  }
}
