// This file imports Foundation and no module of this project: the declarations of
// FoundationAdditions must be visible all the same. That the functions compile is the test.
import Foundation
import Testing

struct ImportFoundationOnlyTests {
  @Test func `importing Foundation alone provides URLSession`() {
    let request = URLRequest(url: URL(filePath: "/"))
    #expect(URLSession.shared.configuration.timeoutIntervalForRequest > 0)
    #expect(request.httpMethod == "GET")
  }

  @Test func `importing Foundation alone provides localized strings`() {
    let value: String.LocalizationValue = "a \(1)"
    let resource = LocalizedStringResource(value)
    #expect(String(localized: resource) == String(localized: value))
    #expect(PreferredLanguages.locale.identifier == "en")
  }

  @Test func `importing Foundation alone provides relative dates`() {
    #expect(RelativeDateTimeFormatter().string(for: Date()) != nil)
  }
}
