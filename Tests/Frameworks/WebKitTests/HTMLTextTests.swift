import Foundation
import Testing
import WebKit

struct HTMLTextTests {
  @Test func `a page in HTML becomes a text with attributes`() async throws {
    let (text, facts) = try await NSAttributedString.fromHTML(
      "<p>Milk &amp; tea, <a href=\"https://shop.example/tea\">2 l</a></p>")
    #expect(text.string == "Milk & tea, 2 l\n")
    #expect(text.attribute(.link, at: 12, effectiveRange: nil) != nil)
    #expect(text.attribute(.link, at: 0, effectiveRange: nil) == nil)
    #expect(facts[.documentType] as? NSAttributedString.DocumentType == .html)
  }

  @Test func `text without tags is read as HTML`() async throws {
    let (text, _) = try await NSAttributedString.fromHTML("Käse &lt; 3")
    #expect(text.string == "Käse < 3")
  }

  @Test func `HTML is read from data and from files, and a missing file throws`() async throws {
    let page = Data("<b>x</b>".utf8)
    #expect(try await NSAttributedString.fromHTML(data: page).0.string == "x")
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
    try page.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try await NSAttributedString.fromHTML(fileURL: file).0.string == "x")
    await #expect(throws: (any Error).self) {
      _ = try await NSAttributedString.fromHTML(fileURL: URL(filePath: "/nothing/page.html"))
    }
  }
}
