import DesignKit
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of the style rules that surfaces, messages and figures draw with.
@MainActor @Suite(.timeLimit(.minutes(10))) struct DrawingTests {
  /// Everything that a view draws, from the outside in.
  private func elements(_ view: some View) -> [Element] {
    func walk(_ tree: ElementTree) -> [Element] { [tree.element] + tree.children.flatMap(walk) }
    return Screen(view).drawing.children.flatMap(walk)
  }

  private func rules(_ view: some View) -> [StyleRule] { elements(view).flatMap(\.style) }

  private func tinted(_ color: String, _ opacity: Double) -> StyleRule {
    .background(.faded(.named(color), opacity: opacity))
  }

  private func padding(vertical: Double? = nil, horizontal: Double? = nil) -> StyleRule {
    .padding(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The largest widths of frames, from the outside in.
  private func widths(_ rules: [StyleRule]) -> [Double] {
    rules.compactMap { rule in
      guard case .limits(_, let width, _, _) = rule else { return nil }
      return width
    }
  }

  @Test func `a card is as wide as possible, with its content at the top leading corner`() throws {
    let rules = rules(Text(verbatim: "x").card(.blue))
    #expect(widths(rules) == [.infinity])
    #expect(rules.contains(.place(horizontal: .start, vertical: .start)))
    #expect(rules.contains(.cornerRadius(16)))
    let surface = try #require(rules.firstIndex(of: tinted("blue", 0.12)))
    let inset = try #require(rules.firstIndex(of: padding(vertical: 16, horizontal: 16)))
    #expect(surface < inset, "the tint must fill the padding, too")
  }

  @Test func `a card view without a color is gray`() {
    #expect(rules(Text(verbatim: "x").card()).contains(tinted("gray", 0.12)))
  }

  @Test func `a hero view is centered, with padding above and below only`() {
    let rules = rules(Text(verbatim: "x").hero(.teal))
    #expect(widths(rules) == [.infinity])
    #expect(rules.contains(.place(horizontal: .center, vertical: .center)))
    #expect(rules.contains(padding(vertical: 24)))
    #expect(rules.contains(tinted("teal", 0.14)) && rules.contains(.cornerRadius(24)))
  }

  @Test(arguments: [Extent.page, Extent.widePage, Extent.mapPage])
  func `a page is limited to its maximum width, and centered in a wider window`(width: CGFloat) {
    let rules = rules(Text(verbatim: "x").page(width: width))
    #expect(widths(rules) == [.infinity, Double(width)])
    let places = rules.compactMap { rule -> [StyleRule.Alignment]? in
      guard case .place(let horizontal, let vertical) = rule else { return nil }
      return [horizontal, vertical]
    }
    #expect(places == [[.center, .center], [.start, .center]])
    #expect(rules.contains(padding(horizontal: 16)) && rules.contains(padding(vertical: 12)))
  }

  @Test func `a page is at most 760 points wide by default`() {
    #expect(widths(rules(Text(verbatim: "x").page())) == [.infinity, 760])
  }

  @Test func `a message banner is orange without a tint, and its lines are secondary footnotes`() {
    let banner = MessageBanner(title: Text("Old data"), systemImage: "clock") { Text("Lines") }
    let rules = rules(banner)
    #expect(rules.contains(tinted("orange", 0.12)) && rules.contains(.cornerRadius(16)))
    #expect(rules.contains(.fontWeight(500)))
    #expect(rules.contains(.textStyle("footnote")))
    #expect(rules.contains(.foreground(.named("secondary"))))
    let red = MessageBanner(title: Text("Failed"), systemImage: "x", tint: .red) { EmptyView() }
    #expect(self.rules(red).contains(tinted("red", 0.12)))
    #expect(!self.rules(red).contains(tinted("orange", 0.12)))
  }

  @Test func `a loading view has 48 points of padding above and below its indicator`() {
    let rules = rules(LoadingView(label: Text("Loading")))
    #expect(rules.contains(padding(vertical: 48)) && widths(rules) == [.infinity])
  }

  @Test
  func `the hero figure's font has 72 points and is thin, the card's has 44 and is light`() {
    let hero = rules(Text(verbatim: "11°").font(.heroFigure))
    #expect(hero.contains(.fontSize(72)) && hero.contains(.fontWeight(200)))
    let card = rules(Text(verbatim: "11°").font(.cardFigure))
    #expect(card.contains(.fontSize(44)) && card.contains(.fontWeight(300)))
  }

  @Test func `a heading has the text style headline, and its title as its accessibility label`() {
    let screen = Screen(
      VStack {
        Heading(title: "Today")
        Text(verbatim: "sun")
        Heading(title: "Tomorrow")
      })
    #expect(screen.all(.heading).map(\.label) == ["Today", "Tomorrow"])
    #expect(screen.lines == ["Today", "sun", "Tomorrow"])
    #expect(rules(Heading(title: "Today")).contains(.textStyle("headline")))
  }

  @Test func `a retry view is a bordered button`() throws {
    let screen = Screen(Retry(title: Text("Try again"), identifier: "app.retry") {})
    #expect(try screen.button("Try again").drawing[.variant] == "bordered")
  }

  @Test func `error and empty state views show their symbol before the title`() throws {
    func order(_ view: some View, title: String) throws -> Bool {
      let elements = elements(view)
      let symbols = elements.indices.filter { elements[$0].kind == .symbol }
      let text = try #require(elements.firstIndex { $0.text == title })
      return symbols.count == 1 && symbols[0] < text
    }
    let error = ErrorView(title: Text("No connection"), systemImage: "wifi.slash") { EmptyView() }
    #expect(try order(error, title: "No connection"))
    let empty = EmptyStateView(title: Text("Nothing"), systemImage: "star", message: Text("Go on."))
    #expect(try order(empty, title: "Nothing"))
  }

  /// A message whose retry button exists only while retrying can help.
  private struct Offline: View {
    @State private var canRetry = false
    @State private var tries = 0
    var body: some View {
      Toggle("Online", isOn: $canRetry)
      MessageBanner(title: Text("Old data"), systemImage: "clock") {
        Text("\(tries) tries")
      } retry: {
        canRetry ? Retry(title: Text("Try again"), identifier: "retry") { tries += 1 } : nil
      }
    }
  }

  @Test func `a message banner shows its retry button only while its closure returns one`() throws {
    let screen = Screen(Offline())
    #expect(!screen.has("retry"))
    try screen.toggle("Online").turnOn()
    try screen.element("retry").tap()
    #expect(screen.text.contains("1 tries"))
    try screen.toggle("Online").turnOff()
    #expect(!screen.has("retry") && screen.text.contains("1 tries"))
  }
}
