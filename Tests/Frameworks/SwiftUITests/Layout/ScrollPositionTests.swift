import StrataRendering
import SwiftUI
import Testing

@testable import SwiftUITesting

@MainActor @Suite struct ScrollPositionTests {
  private struct Rows: View {
    @State var position: ScrollPosition
    var axes = Axis.Set.vertical
    var body: some View {
      VStack {
        ScrollView(axes) {
          LazyVStack {
            ForEach(1..<5) { Text(verbatim: "row \($0)").accessibilityIdentifier("r\($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position, anchor: .bottom)
        Text(verbatim: words)
        Button("Third") { position.scrollTo(id: 3) }
        Button("Middle") { position.scrollTo(id: 2, anchor: .center) }
        Button("Bottom") { position.scrollTo(edge: .bottom) }
        Button("Leading") { position.scrollTo(edge: .leading) }
        Button("Reset") { position = ScrollPosition(edge: .top) }
      }
    }

    private var words: String {
      let id = position.viewID(type: Int.self).map { "row \($0)" } ?? "unknown"
      let edge = position.edge.map { "\($0)" } ?? "none"
      return "at \(id), edge \(edge), \(position.isPositionedByUser ? "by user" : "by app")"
    }
  }

  /// A scroll of a patch: the aligned points of the element.
  private struct Scroll: Equatable {
    var x: Double?
    var y: Double?
  }

  private func scrolls(of screen: Screen, after button: String) throws -> [Scroll] {
    _ = screen.takePatch()
    try screen.button(button).tap()
    return scrolls(of: screen)
  }

  private func scrolls(of screen: Screen) -> [Scroll] {
    screen.takePatch().compactMap {
      if case .scroll(_, let x, let y) = $0 { Scroll(x: x, y: y) } else { nil }
    }
  }

  @Test
  func `ScrollPosition scrolls to a view by the given anchor, or else by scrollPosition's anchor`()
    throws
  {
    let screen = Screen(Rows(position: ScrollPosition(idType: Int.self)))
    #expect(screen.has("at unknown, edge none, by app"))
    #expect(try scrolls(of: screen, after: "Third") == [Scroll(x: 0.5, y: 1)])
    #expect(screen.scrolledTo?.text == "row 3")
    #expect(screen.has("at row 3, edge none, by app"))
    #expect(try scrolls(of: screen, after: "Middle") == [Scroll(x: 0.5, y: 0.5)])
    #expect(screen.scrolledTo?.text == "row 2")
  }

  @Test(arguments: [
    (UnitPoint?.some(.bottom), [Scroll(y: 1)]), (.bottomTrailing, [Scroll(y: 1), Scroll(x: 1)]),
    (.top, []), (.center, []), (nil, []),
  ])
  private func `defaultScrollAnchor sets the end at which new content is shown`(
    anchor: UnitPoint?, scrolled: [Scroll]
  ) throws {
    struct Page: View {
      var anchor: UnitPoint?
      @State private var count = 0
      var body: some View {
        Button("More") { count += 1 }
        if count > 0 {
          ScrollView([.vertical, .horizontal]) {
            ForEach(0..<count, id: \.self) { Text("row \($0)") }
          }
          .defaultScrollAnchor(anchor)
        }
      }
    }
    let screen = Screen(Page(anchor: anchor))
    #expect(try scrolls(of: screen, after: "More") == scrolled)
    #expect(try scrolls(of: screen, after: "More") == [], "content that grows does not scroll")
  }

  @Test func `ScrollPosition scrolls to an edge at each request, even a repeated one`() throws {
    let screen = Screen(Rows(position: ScrollPosition(idType: Int.self)))
    #expect(try scrolls(of: screen, after: "Bottom") == [Scroll(y: 1)])
    #expect(screen.has("at unknown, edge bottom, by app"))
    #expect(try scrolls(of: screen, after: "Bottom") == [Scroll(y: 1)])
    #expect(try scrolls(of: screen, after: "Leading") == [Scroll(x: 0)])
    #expect(try scrolls(of: screen, after: "Reset") == [Scroll(y: 0)])
    #expect(screen.has("at unknown, edge top, by app"))
  }

  @Test func `a scroll by the user updates the ScrollPosition and sends no scroll command`() throws
  {
    let screen = Screen(Rows(position: ScrollPosition(idType: Int.self, edge: .top)))
    _ = screen.takePatch()
    try screen.element("r2").scrollToTop()
    #expect(screen.has("at row 2, edge none, by user"))
    #expect(scrolls(of: screen) == [])
    #expect(try scrolls(of: screen, after: "Reset") == [Scroll(y: 0)])
    #expect(screen.has("at unknown, edge top, by app"))
  }

  @Test func `a scroll that the app requested does not count as positioned by the user`() throws {
    let screen = Screen(Rows(position: ScrollPosition(idType: Int.self)))
    try screen.button("Bottom").tap()
    let row = try screen.element("r2").id.rawValue
    let port = try #require(screen.all(.any).first { $0.drawing.events.contains(.sight) })
    try port.send(.sight, value: "\(row)!")
    #expect(screen.has("at unknown, edge bottom, by app"))
  }

  @Test func `a ScrollPosition without an identifier type has no view after a scroll by the user`()
    throws
  {
    let screen = Screen(Rows(position: ScrollPosition()))
    try screen.element("r2").scrollToTop()
    #expect(screen.has("at unknown, edge none, by user"))
  }

  @Test func `a ScrollPosition compares by value, and a new edge replaces its view identifier`() {
    var position = ScrollPosition(id: "a", anchor: .top)
    #expect(position == ScrollPosition(id: "a", anchor: .top))
    #expect(position != ScrollPosition(id: "b", anchor: .top))
    #expect(position.viewID(type: String.self) == "a")
    #expect(position.viewID(type: Int.self) == nil)
    #expect(position.viewID.map { AnyHashable($0) } == AnyHashable("a"))
    #expect(position.edge == nil)
    #expect(position.point == nil)
    #expect(!position.isPositionedByUser)
    position.isPositionedByUser = true
    #expect(position.isPositionedByUser)
    position.scrollTo(edge: .trailing)
    #expect(position.edge == .trailing)
    #expect(position.viewID == nil)
    #expect(!position.isPositionedByUser)
  }
}
