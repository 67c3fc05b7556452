import Foundation
import Testing

@testable import StrataFoundationAdditions

/// Tests of `NSLocalizedString` and the formats that it returns.
struct NSLocalizedStringTests {
  private let written: WrittenBundle

  init() throws {
    written = try WrittenBundle([
      "en.lproj/Localizable.strings": #""home.title" = "Home";"#,
      "de.lproj/Localizable.strings": #""home.title" = "Start"; "count" = "%d mal";"#,
      "de.lproj/Errors.strings": #""404" = "Nicht gefunden";"#,
      "de.lproj/Localizable.stringsdict": writtenPlurals,
    ])
  }

  @Test func `NSLocalizedString returns the text in the user's language, or the key if missing`()
    throws
  {
    let bundle = try written.bundle()
    #expect(NSLocalizedString("home.title", bundle: bundle, comment: "") == "Home")
    #expect(
      reading("de") { NSLocalizedString("home.title", bundle: bundle, comment: "") } == "Start")
    #expect(NSLocalizedString("no.key", bundle: bundle, comment: "") == "no.key")
  }

  @Test func `a named table and a default text for a missing key are used`() throws {
    let bundle = try written.bundle()
    reading("de") {
      #expect(
        NSLocalizedString("404", tableName: "Errors", bundle: bundle, comment: "")
          == "Nicht gefunden")
      #expect(
        NSLocalizedString("405", tableName: "Errors", bundle: bundle, value: "?", comment: "")
          == "?")
    }
  }

  @Test func `a format with plurals is filled in the user's language`() throws {
    let bundle = try written.bundle()
    reading("de") {
      let format = NSLocalizedString("%lld cities", bundle: bundle, comment: "")
      #expect(String.localizedStringWithFormat(format, 1) == "In einer Stadt")
      #expect(String.localizedStringWithFormat(format, 1200) == "In 1.200 Städten")
      #expect(String(format: format, 0) == "In keiner Stadt")
      let count = 7
      #expect(
        String.localizedStringWithFormat(
          NSLocalizedString("%lld cities", bundle: bundle, comment: ""), count)
          == "In 7 Städten")
    }
  }

  @Test func `a bundle made from an lproj folder gives the texts of its language`() throws {
    let german = try #require(Bundle(url: written.folder.appending(path: "de.lproj")))
    #expect(NSLocalizedString("home.title", bundle: german, comment: "") == "Start")
  }

  @Test func `a format without plurals is written as by Foundation`() {
    #expect(String(format: "%02d:%02d", 4, 5) == "04:05")
    #expect(String(format: "%@", "words") == "words")
    #expect(String(format: "%.1f %%", 4.25) == "4.2 %")
    let format = "%.1f"
    #expect(reading("de") { String.localizedStringWithFormat(format, 4.5) } == "4,5")
    #expect(String.localizedStringWithFormat("%d, %d, %d", 1, 2, 3) == "1, 2, 3")
    #expect(Data([1, 255]).map { String(format: "%02hhx", $0) }.joined() == "01ff")
    let width: CGFloat = 2
    #expect(String(format: "%.0f", width) == "2")
  }
}
