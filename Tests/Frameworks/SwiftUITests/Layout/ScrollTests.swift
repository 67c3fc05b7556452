import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct ScrollTests {
  private func port(_ view: some View) -> Element { Screen(view).drawing.children[0].element }
  private let text = Text(verbatim: "x")

  @Test func `a scroll view sets its axis and hides its indicators`() {
    #expect(port(ScrollView { text })[.axis] == nil)
    #expect(port(ScrollView(.horizontal) { text })[.axis] == "horizontal")
    #expect(port(ScrollView([.horizontal, .vertical]) { text })[.variant] == "y")
    #expect(
      port(ScrollView(.vertical, showsIndicators: false) { text }).style == [.trait(.noBars)])
    #expect(port(ScrollView { text }.scrollIndicators(.hidden)).style == [.trait(.noBars)])
    #expect(port(ScrollView { text }.scrollIndicators(.never)).style == [.trait(.noBars)])
    #expect(port(ScrollView { text }.scrollIndicators(.visible)).style == [])
    #expect(port(ScrollView { text }.scrollIndicators(.automatic)).style == [])
  }

  @Test func `scroll indicators are hidden only if every axis of the scroll view is given`() {
    let across = ScrollView(.horizontal) { text }
    #expect(port(across.scrollIndicators(.hidden, axes: .vertical)).style == [])
    #expect(port(across.scrollIndicators(.hidden, axes: .horizontal)).style == [.trait(.noBars)])
    #expect(port(ScrollView { text }.scrollIndicators(.never, axes: .horizontal)).style == [])
    let both = ScrollView([.horizontal, .vertical]) { text }
    #expect(port(both.scrollIndicators(.hidden, axes: .vertical)).style == [])
    #expect(port(both.scrollIndicators(.hidden)).style == [.trait(.noBars)])
    let shown = ScrollView { text }.scrollIndicators(.visible, axes: .vertical)
    #expect(port(shown.scrollIndicators(.hidden)).style == [])
  }

  @Test func `modifiers for disabling, paging and keyboard dismissal set traits of a scroll view`()
  {
    #expect(port(ScrollView { text }.scrollDisabled(true)).style == [.trait(.noScroll)])
    #expect(port(ScrollView { text }.scrollTargetBehavior(.paging)).style == [.trait(.paging)])
    #expect(
      port(ScrollView { text }.scrollTargetBehavior(.viewAligned)).style == [.trait(.aligned)])
    let paging = PagingScrollTargetBehavior()
    #expect(port(ScrollView { text }.scrollTargetBehavior(paging)).style == [.trait(.paging)])
    let aligned = ViewAlignedScrollTargetBehavior()
    #expect(port(ScrollView { text }.scrollTargetBehavior(aligned)).style == [.trait(.aligned)])
    let limited = ScrollView { text }.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    #expect(port(limited).style == [.trait(.alignedByOne)])
    let free = ScrollView { text }.scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    #expect(port(free).style == [.trait(.aligned)])
    for mode in [ScrollDismissesKeyboardMode.immediately, .interactively] {
      #expect(
        port(ScrollView { text }.scrollDismissesKeyboard(mode)).style == [.trait(.dropsKeyboard)])
    }
    for mode in [ScrollDismissesKeyboardMode.never, .automatic] {
      #expect(port(ScrollView { text }.scrollDismissesKeyboard(mode)).style == [])
    }
    #expect(port(ScrollView { text }.scrollBounceBehavior(.basedOnSize)).style == [])
  }

  @Test func `content margins apply only to the nearest scroll view`() {
    let margin = StyleRule.padding(top: 9, leading: 9, bottom: 9, trailing: 9)
    let screen = Screen(ScrollView { ScrollView(.horizontal) { text } }.contentMargins(9))
    #expect(screen.drawing.children[0].element.style == [margin])
    #expect(screen.drawing.children[0].children[0].element.style == [])
    let bars = ScrollView { text }.contentMargins(.all, 9, for: .scrollIndicators)
    #expect(port(bars).style == [])
    let content = ScrollView { text }.contentMargins(9, for: .scrollContent)
    #expect(port(content).style == [margin])
  }

  private struct Pages: View {
    @State private var shown: Int? = 2
    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(1..<5) { Text(verbatim: "page \($0)").accessibilityIdentifier("p\($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $shown)
        Text(verbatim: "shown \(shown ?? 0)")
        Button("Last") { shown = 4 }
      }
    }
  }

  private struct Offsets: View {
    @State private var offsets: [Double] = []
    var body: some View {
      VStack {
        ScrollView {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
        .onScrollGeometryChange(for: Double.self) {
          $0.contentOffset.y
        } action: { old, new in
          offsets += [old, new]
        }
        Text(verbatim: "\(offsets)")
      }
    }
  }

  private func layOut(_ screen: Screen, content: CGRect, port: CGRect) throws {
    let watched = screen.all(.any).first { $0.drawing.events.contains(.box) }
    try #require(watched).layOut(content, spaces: ["\\y": port])
  }

  @Test func `the offset of a scroll view is reported when it changes`() throws {
    let screen = Screen(Offsets())
    let port = CGRect(x: 0, y: 100, width: 390, height: 200)
    // The first report has the size only: the location is sent once it is known to be wanted.
    for top in [100.0, 100, 40, 40] {
      try layOut(screen, content: CGRect(x: 0, y: top, width: 390, height: 600), port: port)
    }
    #expect(screen.lines.last == "[0.0, 0.0, 0.0, 60.0]")
  }

  private struct Phases: View {
    @State private var phases: [String] = []
    var body: some View {
      VStack {
        ScrollView {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
        .onScrollPhaseChange { old, new, context in
          phases.append("\(old)-\(new) at \(context.geometry.contentOffset.y)")
        }
        Text(verbatim: phases.joined(separator: ", "))
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a scroll view is interacting while it moves, and idle when it has stopped`() async throws {
    let clock = ScreenClock(Date(timeIntervalSinceReferenceDate: 0))
    let screen = Screen(Phases(), clock: clock)
    let port = CGRect(x: 0, y: 100, width: 390, height: 200)
    for top in [100.0, 100] {
      try layOut(screen, content: CGRect(x: 0, y: top, width: 390, height: 600), port: port)
    }
    #expect(screen.lines.last == "b", "the first layout is no movement")
    for top in [60.0, 40] {
      try layOut(screen, content: CGRect(x: 0, y: top, width: 390, height: 600), port: port)
    }
    #expect(screen.lines.last == "idle-interacting at 40.0")
    await clock.advance(by: 0.3)
    await screen.settle { $0.lines.last?.hasSuffix("interacting-idle at 60.0") == true }
  }

  @Test func `the offset of a page that scrolls as a whole is counted from its first position`()
    throws
  {
    let screen = Screen(Offsets())
    for top in [100.0, 100, -50] {
      let frame = CGRect(x: 0, y: top, width: 390, height: 600)
      try layOut(screen, content: frame, port: frame)
    }
    #expect(screen.lines.last == "[0.0, 0.0, 0.0, 150.0]")
  }

  @Test
  func `a scroll view whose geometry nobody observes has no extra element around its content`()
    throws
  {
    let screen = Screen(ScrollView { text })
    #expect(screen.drawing.children[0].children[0].element.kind == .text)
  }

  private struct Seen: View {
    @State private var seen: [Bool] = []
    var body: some View {
      ScrollView {
        Text(verbatim: "\(seen)")
          .onScrollVisibilityChange { seen.append($0) }
          .accessibilityIdentifier("head")
      }
    }
  }

  @Test func `a view's scroll visibility is true while at least half of the view is visible`()
    throws
  {
    let screen = Screen(Seen())
    let port = CGRect(x: 0, y: 100, width: 390, height: 300)
    for top in [100.0, 100, 60, 40, 340, 390] {
      try screen.element("head").layOut(
        CGRect(x: 0, y: top, width: 390, height: 100), spaces: ["\\y": port])
    }
    #expect(screen.text == "[true, false, true, false]")
  }

  @Test(arguments: [(700.0, "false]"), (844, "true]")])
  func `on a page that scrolls, a view below the end of the window is not visible`(
    windowHeight: Double, seen: String
  ) throws {
    let screen = Screen(Seen())
    let page = CGRect(x: 0, y: 100, width: 390, height: 2000)
    try screen.element("head").layOut(
      CGRect(x: 0, y: 720, width: 390, height: 100), spaces: ["\\y": page],
      windowHeight: windowHeight)
    // The first report has no position, which is asked for.
    try screen.element("head").layOut(
      CGRect(x: 0, y: 720, width: 390, height: 100), spaces: ["\\y": page],
      windowHeight: windowHeight)
    #expect(screen.text.hasSuffix(seen), "\(screen.text)")
  }

  @Test func `the scroll position can be read and written`() throws {
    let screen = Screen(Pages())
    try screen.button("Last").tap()
    #expect(screen.scrolledTo?.text == "page 4")
    try screen.element("p3").scrollToTop()
    #expect(screen.has("shown 3"))
    _ = screen.takePatch()
    try screen.element("p1").scrollToTop()
    #expect(screen.has("shown 1"))
    #expect(!screen.takePatch().contains { if case .scroll = $0 { true } else { false } })
  }

  private struct Motions: View {
    var isPaging: Bool
    @State private var shown: Int? = 1
    var body: some View {
      ScrollViewReader { proxy in
        if isPaging { rows.scrollTargetBehavior(.paging) } else { rows }
        Button("Last") { withAnimation(.linear(duration: 1)) { shown = 4 } }
        Button("Second") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(2) } }
        Button("Third") { proxy.scrollTo(3) }
      }
    }

    private var rows: some View {
      ScrollView {
        VStack { ForEach(1..<5) { Text(verbatim: "row \($0)").id($0) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $shown)
    }
  }

  @Test(
    arguments: [
      (true, "Last", true), (true, "Second", true), (true, "Third", false),
      (false, "Last", false), (false, "Second", false),
    ])
  func `a programmatic scroll is animated in a paging scroll view if withAnimation requests it`(
    isPaging: Bool, button: String, isAnimated: Bool
  ) throws {
    let screen = Screen(Motions(isPaging: isPaging))
    _ = screen.takePatch()
    try screen.button(button).tap()
    var isMoving = false
    var scrolls: [Bool] = []
    for mutation in screen.takePatch() {
      if case .motion(let motion) = mutation { isMoving = motion != nil }
      if case .scroll = mutation { scrolls.append(isMoving) }
    }
    #expect(scrolls == [isAnimated])
  }
}
