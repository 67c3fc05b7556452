import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct GeometryTests {
  private struct Sized: View {
    var body: some View {
      GeometryReader { proxy in
        Text(verbatim: "\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
      }
      .accessibilityIdentifier("reader")
    }
  }

  @Test func `a GeometryReader marks its size as a guess until the browser has sent the size`()
    throws
  {
    let screen = Screen(Sized())
    #expect(screen.text == "390 by 844")
    #expect(try screen.element("reader").drawing[.variant] == "geo guess")
    try screen.element("reader").layOut(CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(screen.text == "200 by 100")
    #expect(try screen.element("reader").drawing[.variant] == "geo")
  }

  @Test func `a size that the browser sends again unchanged evaluates no view`() throws {
    let screen = Screen(Sized())
    let box = CGRect(x: 0, y: 0, width: 200, height: 100)
    try screen.element("reader").layOut(box)
    let before = screen.evaluations
    try screen.element("reader").layOut(box)
    #expect(screen.evaluations == before)
    #expect(try !screen.element("reader").drawing.events.contains(.place))
  }

  @Test func `an invalid size from a browser changes nothing`() throws {
    let screen = Screen(Sized())
    try screen.element("reader").layOut(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4))
    #expect(screen.text == "390 by 844")
  }

  private struct Placed: View {
    var body: some View {
      VStack {
        GeometryReader { proxy in
          let global = proxy.frame(in: .global)
          let local = proxy.frame(in: .local)
          let named = proxy.frame(in: .named("card"))
          let bounds = proxy.bounds(of: .named("card"))
          Text(verbatim: "\(global.minX) \(local.minX) \(named.minY) \(bounds?.minY ?? -1)")
        }
        .accessibilityIdentifier("reader")
      }
      .coordinateSpace(.named("card"))
    }
  }

  @Test func `a view's frame can be read in the global, the local and a named space`() throws {
    let screen = Screen(Placed())
    #expect(try screen.element("reader").drawing.events.contains(.place))
    try screen.element("reader").layOut(
      CGRect(x: 16, y: 80, width: 100, height: 50),
      spaces: ["card": CGRect(x: 0, y: 60, width: 390, height: 200)])
    #expect(screen.text == "16.0 0.0 20.0 -20.0")
    let names = screen.drawing.children.map { $0.element[.space] }
    #expect(names == ["card"])
  }

  @Test func `a view's frame can be read in the coordinate space of its scroll view`() throws {
    let screen = Screen(
      ScrollView {
        GeometryReader { proxy in
          Text(verbatim: "\(proxy.frame(in: .scrollView).minY)")
        }
        .accessibilityIdentifier("reader")
      })
    try screen.element("reader").layOut(
      CGRect(x: 0, y: -40, width: 100, height: 50),
      spaces: ["\\y": CGRect(x: 0, y: 100, width: 390, height: 200)])
    #expect(screen.text == "-140.0")
    #expect(NamedCoordinateSpace.scrollView(axis: .vertical).coordinateSpace.isGlobal == false)
    #expect(GlobalCoordinateSpace().coordinateSpace.isGlobal)
    #expect(LocalCoordinateSpace().coordinateSpace.isLocal)
  }

  private struct Watching: View {
    @State private var widths: [Double] = []
    @State private var tops: [Double] = []
    var body: some View {
      Text(verbatim: "\(widths) \(tops)")
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          widths.append($0)
        }
        .accessibilityIdentifier("wide")
      Text(verbatim: "below")
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minY
        } action: { old, new in
          tops += [old, new]
        }
        .accessibilityIdentifier("high")
    }
  }

  @Test func `onGeometryChange is called once for each new value`() throws {
    let screen = Screen(Watching())
    for width in [10.0, 10, 30] {
      try screen.element("wide").layOut(CGRect(x: 0, y: 0, width: width, height: 5))
    }
    #expect(screen.lines.first == "[10.0, 30.0] []")
    // The first report has the size only: the location is sent once it is known to be wanted.
    for top in [3.0, 3, 8] {
      try screen.element("high").layOut(CGRect(x: 0, y: top, width: 9, height: 9))
    }
    #expect(screen.lines.first == "[10.0, 30.0] [3.0, 3.0, 3.0, 8.0]")
  }
}

@MainActor @Suite struct AlignmentGuideTests {
  private var text: some View { Text(verbatim: "x").accessibilityIdentifier("x") }

  @Test func `a separator guide sets the row's separator inset`() throws {
    let screen = Screen(
      List { text.alignmentGuide(.listRowSeparatorLeading) { _ in 12 } })
    #expect(screen.all(.row)[0].drawing.style == [.separatorInset(12)])
    let kinds = screen.all(.any).map(\.drawing.kind)
    #expect(!kinds.contains(.box), "a link stays a direct part of its row")
  }

  @Test
  func `the named baseline alignments consist of the horizontal and vertical parts in their names`()
  {
    #expect(Alignment.leadingFirstTextBaseline.vertical == .firstTextBaseline)
    #expect(Alignment.trailingLastTextBaseline.horizontal == .trailing)
    #expect(Alignment.centerFirstTextBaseline.horizontal == .center)
    #expect(Alignment.centerLastTextBaseline.vertical == .lastTextBaseline)
    #expect(Alignment.leadingLastTextBaseline.horizontal == .leading)
    #expect(Alignment.trailingFirstTextBaseline.vertical == .firstTextBaseline)
  }
}
