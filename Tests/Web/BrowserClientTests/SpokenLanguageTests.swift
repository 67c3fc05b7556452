import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of the language of the app's root, which the page declares for screen readers.
@Suite(.timeLimit(.minutes(30))) struct SpokenLanguageTests {
  private static let page = "document.documentElement.lang + ' ' + document.documentElement.dir"

  @Test func `the page's language and direction change at once with those of the app`() async throws
  {
    let app = try ScriptedApp("<div data-n=3 lang=es dir=ltr>Hola</div>")
    try await app.browse { browser in
      #expect(try await browser.value(Self.page) == "es ltr")
      try await app.patch(
        .attribute(id: 3, name: "lang", value: "ar"), .attribute(id: 3, name: "dir", value: "rtl"),
        shownIn: browser)
      #expect(try await browser.value(Self.page) == "ar rtl")
    }
  }
}
