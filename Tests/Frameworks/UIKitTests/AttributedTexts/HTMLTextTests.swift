import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests of texts that are read from pages.
struct HTMLTextTests {
  private func read(
    _ page: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
  ) throws -> NSAttributedString {
    let options = options.merging([
      .documentType: NSAttributedString.DocumentType.html,
      .characterEncoding: String.Encoding.utf8.rawValue,
    ]) { given, _ in given }
    return try NSAttributedString(
      data: Data(page.utf8), options: options, documentAttributes: nil)
  }

  /// Returns an attribute of the first place at which `words` occur.
  private func value(
    _ key: NSAttributedString.Key, of words: String, in text: NSAttributedString
  ) throws -> Any? {
    let range = (text.string as NSString).range(of: words)
    try #require(range.location != NSNotFound, "\(words) is not in the text")
    return text.attribute(key, at: range.location, effectiveRange: nil)
  }

  @Test(arguments: [
    ("Hello", "Hello"),
    ("<p>Hello <b>there</b></p>", "Hello there\n"),
    ("<p>One</p>\n<p>Two</p>", "One\nTwo\n"),
    ("<p>One<p>Two", "One\nTwo"),
    ("a  b\n c", "a b c"),
    ("one<br>two<br/>three", "one\ntwo\nthree"),
    ("<ul><li>One</li><li>Two</li></ul>", "\t•\tOne\n\t•\tTwo\n"),
    ("<ol start=3><li>One<li>Two</ol>", "\t3.\tOne\n\t4.\tTwo\n"),
    ("<ol start=9223372036854775807><li>One<li>Two</ol>", "\t1.\tOne\n\t2.\tTwo\n"),
    ("Caf&eacute; &amp; &#8220;tea&#x201D; &unknown; & more", "Café & “tea” &unknown; & more"),
    ("a&nbsp;&nbsp;b", "a\u{a0}\u{a0}b"),
    ("<!-- no --><script>no()</script><title>no</title>yes", "yes"),
    ("<pre>a\n  b</pre>", "a\n  b\n"),
    ("<img src='x' alt='a > b'>after", "after"),
    ("1 < 2 and <", "1 < 2 and <"),
    ("<div><div>deep</div></div><p></p>end", "deep\nend"),
    ("<td>a</td><td>b</td>", "a b "),
    ("", ""),
  ])
  func `HTML is read as a string with line breaks, list bullets and decoded entities`(
    page: String, text: String
  ) throws {
    #expect(try read(page).string == text)
  }

  @Test func `the HTML elements b, i, em and h1 have bold or italic fonts`() throws {
    let text = try read("plain <b>bold <i>both</i></b> <em>italic</em> <h1>Title</h1>")
    func traits(_ words: String) throws -> UIFontDescriptor.SymbolicTraits? {
      (try value(.font, of: words, in: text) as? UIFont)?.fontDescriptor.symbolicTraits
    }
    #expect(try traits("plain") == [])
    #expect(try traits("bold") == .traitBold)
    #expect(try traits("both") == [.traitBold, .traitItalic])
    #expect(try traits("italic") == .traitItalic)
    #expect(try traits("Title") == .traitBold)
    #expect((try value(.font, of: "Title", in: text) as? UIFont)?.pointSize == 24)
  }

  @Test func `links, lines and colors are attributes`() throws {
    let text = try read(
      "<a href=\"https://example.org/?a=1&amp;b=2\">link</a> <u>under</u> <s>struck</s> "
        + "<font color=red>red</font> <span style='color: #00f'>blue</span>")
    let link = try value(.link, of: "link", in: text) as? URL
    #expect(link == URL(string: "https://example.org/?a=1&b=2"))
    #expect(try value(.link, of: "under", in: text) == nil)
    #expect(try value(.underlineStyle, of: "under", in: text) as? Int == 1)
    #expect(try value(.strikethroughStyle, of: "struck", in: text) as? Int == 1)
    let red = try value(.foregroundColor, of: "red", in: text) as? UIColor
    #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let blue = try value(.foregroundColor, of: "blue", in: text) as? UIColor
    #expect(blue == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func `CSS in a style element or a style attribute sets the font of HTML`() throws {
    let sheet =
      "<style>body { font-family: -apple-system; font-size: 17px } b { color: #f00 }</style>"
    let text = try read(
      sheet + "plain <b>bold</b> <span style=\"font-size:2em;font-weight:700\">large</span>")
    let plain = try value(.font, of: "plain", in: text) as? UIFont
    #expect(plain?.pointSize == 17 && plain?.familyName == UIFont.systemFont(ofSize: 17).familyName)
    #expect(try value(.foregroundColor, of: "bold", in: text) is UIColor)
    let large = try value(.font, of: "large", in: text) as? UIFont
    #expect(large?.pointSize == 34 && large?.fontDescriptor.symbolicTraits == .traitBold)
    let bare = try value(.font, of: "x", in: read("x")) as? UIFont
    #expect(bare?.familyName == "Times New Roman" && bare?.pointSize == 12)
  }

  @Test func `the type and encoding of a document are detected if they are left out`() throws {
    let page = Data("<b>caf\u{e9}</b>".utf8)
    let text = try NSAttributedString(data: page, documentAttributes: nil)
    #expect(text.string == "café")
    let plain = try NSAttributedString(data: Data("a <b>".utf8), documentAttributes: nil)
    #expect(plain.string == "a <b>")
    let latin = try #require("<p>é".data(using: .isoLatin1))
    #expect(try NSAttributedString(data: latin, documentAttributes: nil).string == "é")
    var facts: NSDictionary?
    _ = try NSMutableAttributedString(data: page, options: [:], documentAttributes: &facts)
    #expect(facts?["DocumentType"] as? String == "NSHTML")
  }

  @Test func `a document that cannot be read throws`() {
    #expect(throws: CocoaError.self) {
      try self.read("{\\rtf1}", [.documentType: NSAttributedString.DocumentType.rtf])
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data([0xff, 0xfe, 0xff]),
        options: [.characterEncoding: String.Encoding.utf8.rawValue], documentAttributes: nil)
    }
  }

  @MainActor @Test func `a SwiftUI text shows an attributed string from HTML with its links`()
    throws
  {
    let read = try read("<p>Read <a href='https://example.org'>this</a></p>")
    let screen = Screen(Text(AttributedString(read)))
    #expect(screen.all(.link).map(\.text) == ["this"])
    #expect(screen.text.contains("Read"))
  }

  @Test func `attributes survive a conversion to an attributed string and back`() throws {
    let text = NSAttributedString(
      string: "Words",
      attributes: [.link: "https://example.org", .underlineStyle: 1, .kern: 2.0])
    let back = NSAttributedString(AttributedString(text))
    #expect(back.string == "Words")
    #expect(try value(.link, of: "Words", in: back) as? URL == URL(string: "https://example.org"))
    #expect(try value(.underlineStyle, of: "Words", in: back) as? Int == 1)
    #expect(try value(.kern, of: "Words", in: back) as? CGFloat == 2)
  }
}
