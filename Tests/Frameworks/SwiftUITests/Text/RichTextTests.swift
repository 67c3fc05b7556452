import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of texts whose parts differ.
@MainActor @Suite struct RichTextTests {
  /// The rules of the text, and each span with its string.
  private func drawn(_ view: some View) -> (rules: [StyleRule], spans: [(String, [StyleRule])]) {
    let element = Screen(view).drawing.children.first
    let spans = element?.children.map { ($0.element.text ?? "", $0.element.style) } ?? []
    return (element?.element.style ?? [], spans)
  }

  @Test func `each part of a joined text keeps its look`() {
    let text = Text(verbatim: "a").bold() + Text(verbatim: "b").foregroundStyle(.red).italic()
    let (rules, spans) = drawn(text)
    #expect(rules.isEmpty)
    #expect(spans.map(\.0) == ["a", "b"])
    #expect(spans[0].1 == [.fontWeight(700)])
    #expect(spans[1].1 == [.foreground(.named("red")), .italic])
    #expect(Screen(text).lines == ["ab"])
  }

  @Test func `a modifier of a joined text is set once, and a part's modifier overrides it`() {
    let parts = Text(verbatim: "a").font(.caption) + Text(verbatim: "b")
    let (rules, spans) = drawn(parts.font(.title).italic())
    #expect(rules == [.italic])
    #expect(spans.map(\.1) == [[.textStyle("caption")], [.textStyle("title")]])
    #expect(drawn(parts.underline().strikethrough().kerning(1).baselineOffset(2)).rules.count == 4)
  }

  @Test func `parts of a joined text with equal styles are drawn as one text`() {
    let screen = Screen(Text(verbatim: "a").bold() + Text(verbatim: "b").bold())
    #expect(screen.drawing.children.first?.element.text == "ab")
  }

  @Test func `of several fonts or weights on a text the innermost applies`() {
    let text = Text(verbatim: "a").font(.title).font(.body).fontWeight(.light).bold()
    #expect(drawn(text).rules == [.textStyle("title"), .fontWeight(300)])
    #expect(drawn(Text(verbatim: "a").bold(false).bold()).rules.isEmpty)
    #expect(drawn(VStack { Text(verbatim: "a").bold(false) }.bold()).spans[0].1.isEmpty)
  }

  @Test func `Markdown applies in a literal, not in a string`() {
    let (_, spans) = drawn(Text("a **b** *c* ~~d~~ `e`"))
    #expect(spans.map(\.0) == ["a ", "b", " ", "c", " ", "d", " ", "e"])
    #expect(spans.map(\.1)[1] == [.fontWeight(700)])
    #expect(spans.map(\.1)[3] == [.italic])
    #expect(spans.map(\.1)[5] == [.strikethrough])
    #expect(spans.map(\.1)[7] == [.monospaced])
    let words = "a **b**"
    #expect(Screen(Text(words)).lines == [words])
    #expect(Screen(Text(verbatim: words)).lines == [words])
    #expect(Screen(Text(LocalizedStringKey(words))).lines == ["a b"])
    #expect(Screen(Text(LocalizedStringResource("a **b**"))).lines == ["a b"])
  }

  @Test func `an interpolated value is not read as Markdown`() {
    let name = "**x** [y](javascript:z)"
    let (_, spans) = drawn(Text("_\(name)_ \(3)"))
    #expect(spans.map(\.0) == [name, " 3"])
    #expect(spans[0].1 == [.italic])
    #expect(Screen(Text(LocalizedStringResource("*\(name)*"))).lines == [name])
    #expect(Screen(Text("\u{10FF00}0\u{10FF01}\u{10FF00}")).lines == ["\u{10FF00}"])
  }

  @Test func `a Markdown link is a link, also with an interpolated URL`() throws {
    let screen = Screen(Text("Read [the **terms**](https://example.org/\("a")) first"))
    #expect(screen.lines == ["Read the terms first"])
    let links = screen.all(.link)
    #expect(links.map(\.label) == ["the ", "terms"])
    #expect(links[0].url == "https://example.org/a")
    #expect(links[1].drawing.style.contains(.fontWeight(700)))
  }

  @Test func `a custom openURL action opens the links of a text`() throws {
    var opened: [URL] = []
    let action = OpenURLAction { url in
      opened.append(url)
      return .handled
    }
    let url = try #require(URL(string: "other://thing"))
    let screen = Screen(
      VStack {
        Text("[one](app://x)")
        Link(String("two"), destination: url)
      }.environment(\.openURL, action))
    try screen.link("one").tap()
    try screen.link("two").tap()
    #expect(opened.map(\.absoluteString) == ["app://x", "other://thing"])
  }

  @Test func `texts, images and formatted values can be interpolated`() throws {
    let date = Date(timeIntervalSince1970: 0)
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    let text = Text(
      """
      \(Text(verbatim: "a").bold()) \(Image(systemName: "star")) \(1.5, specifier: "%.2f") \
      \(NSNumber(value: 3), formatter: formatter) \(AttributedString("b"))
      """)
    let element = try #require(Screen(text).drawing.children.first)
    #expect(element.children.map { $0.element.text ?? "*" }.joined() == "a * 1.50 3.00 b")
    #expect(element.children.contains { $0.element[.symbol] == "star" })
    let zone = VStack { Text("\(date, style: .date)") }.environment(\.timeZone, .gmt)
    #expect(Screen(zone).lines == ["January 1, 1970"])
    let sum = Text(Image(systemName: "star")) + Text(verbatim: " 4")
    #expect(Screen(sum).lines == [" 4"])
  }

  @Test func `an attributed string keeps its attributes`() throws {
    var words = AttributedString("one")
    words.font = .title
    words.foregroundColor = .red
    words.backgroundColor = .yellow
    words.underlineStyle = .single
    words.strikethroughStyle = Text.LineStyle(pattern: .dot)
    words.kern = 1
    words.baselineOffset = 2
    var link = AttributedString(" two")
    link.link = URL(string: "https://example.org")
    link.swiftUI.tracking = 3
    let (_, spans) = drawn(Text(words + link))
    #expect(
      spans[0].1 == [
        .textStyle("title"), .foreground(.named("red")), .background(.named("yellow")), .underline,
        .strikethrough, .lineStyle("dotted", nil), .tracking(1), .baselineOffset(2),
      ])
    #expect(spans[1].1 == [.tracking(3), .inlineLink])
    let marked = try AttributedString(markdown: "**b**")
    #expect(drawn(Text(marked)).rules == [.fontWeight(700)])
  }

  @Test func `a text with a Formatter shows the formatted date or number`() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = .gmt
    #expect(Screen(Text(Date(timeIntervalSince1970: 0), formatter: formatter)).lines == ["1970"])
    #expect(Screen(Text(NSNumber(value: 7), formatter: NumberFormatter())).lines == ["7"])
  }

  @Test func `a text can have a secondary scale and a typesetting language`() throws {
    let (rules, spans) = drawn(Text(verbatim: "km").font(.title).textScale(.secondary))
    #expect(rules == [.textStyle("title")])
    #expect(spans[0].1 == [.textScale(0.8)])
    #expect(drawn(Text(verbatim: "a").textScale(.secondary, isEnabled: false)).spans.isEmpty)
    let thai = Text(verbatim: "a").typesettingLanguage(.init(identifier: "th"))
    #expect(Screen(thai).drawing.children.first?.element[.language] == "th")
  }

  @Test func `styled parts can be added to a text and removed from it`() throws {
    struct Changing: View {
      @State private var isRich = false
      var body: some View {
        VStack {
          Text(LocalizedStringKey(isRich ? "a **b**" : "plain"))
          Button("Switch") { isRich.toggle() }
        }
      }
    }
    let screen = Screen(Changing())
    try screen.button("Switch").tap()
    #expect(screen.lines.first == "a b")
    try screen.button("Switch").tap()
    #expect(screen.lines.first == "plain")
  }

  @Test func `texts are equal if their interpolated values and styles are`() {
    #expect(Text("a \(1)") == Text("a \(1)"))
    #expect(Text("a \(1)") != Text("a \(2)"))
    #expect(Text(verbatim: "a").bold() != Text(verbatim: "a"))
  }
}
