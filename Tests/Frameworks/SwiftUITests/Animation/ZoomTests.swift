import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of zoom transitions: the view that a screen opens from.
@MainActor @Suite struct ZoomTests {
  private struct Cards: View {
    @Namespace private var cards
    @Namespace private var others
    var isOther = false
    var body: some View {
      NavigationStack {
        NavigationLink("Open", value: 7)
          .matchedTransitionSource(id: 7, in: cards).accessibilityIdentifier("card")
          .navigationDestination(for: Int.self) { id in
            Text("page \(id)")
              .navigationTransition(.zoom(sourceID: id, in: isOther ? others : cards))
          }
      }
    }
  }

  private func names(_ screen: Screen) throws -> (source: String?, target: String?) {
    let source = screen.all(.any).compactMap { $0.drawing[.twin] }.first
    try screen.link("Open").tap()
    return (source, screen.all(.any).compactMap { $0.drawing[.anchor] }.first)
  }

  @Test func `the destination and the source of a zoom transition share a name`() throws {
    let names = try names(Screen(Cards()))
    #expect(names.source != nil && names.source == names.target)
    #expect(names.source?.hasPrefix("zoom ") == true)
  }

  @Test func `a zoom transition's identifier in two namespaces gives two names`() throws {
    let names = try names(Screen(Cards(isOther: true)))
    #expect(names.target != nil && names.source != names.target)
  }

  @Test func `a screen with the automatic navigation transition has no transition name`() {
    let drawn = Drawn(Text(verbatim: "page").navigationTransition(.automatic)).elements
    #expect(drawn == Drawn(Text(verbatim: "page")).elements)
  }
}
