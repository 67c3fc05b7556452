import StrataAppDriving
import SwiftUI
import Testing

/// Tests of a table and of a zoom transition at three depths.
@MainActor @Suite(.timeLimit(.minutes(30))) struct TableDepthTests {
  private struct Tea: Identifiable {
    var id: Int
    var name: String
    var price: Int
  }

  private struct Shop: View {
    @State private var teas = [
      Tea(id: 1, name: "Oolong", price: 9), Tea(id: 2, name: "Assam", price: 4),
      Tea(id: 3, name: "Sencha", price: 7),
    ]
    @State private var order: [KeyPathComparator<Tea>] = []
    @State private var chosen: Int?

    var body: some View {
      VStack {
        Text(verbatim: "chosen \(chosen ?? 0) first \(teas[0].name)")
        Table(teas, selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Price", value: \.price) { Text(verbatim: "\($0.price) coins") }
        }
        .onChange(of: order) { teas.sort(using: order) }
      }
    }
  }

  @Test(arguments: Depth.allCases) func `a tap on a column's heading sorts a table by the column`(
    depth: Depth
  ) async throws {
    try await drive(Shop(), in: depth) { app in
      try await app.see("first Oolong")
      try await app.tap("Price")
      try await app.see("first Assam")
      try await app.tap("Price")
      try await app.see("first Oolong")
      try await app.tap("Name")
      try await app.see("first Assam")
      let lines = try await app.lines
      let cells = lines.filter { $0.hasSuffix("coins") }
      #expect(cells == ["4 coins", "9 coins", "7 coins"])
    }
  }

  private struct Cards: View {
    @Namespace private var cards
    var body: some View {
      NavigationStack {
        VStack {
          Text("Overview")
          NavigationLink(value: 7) { Text("Card") }
            .matchedTransitionSource(id: 7, in: cards)
        }
        .navigationDestination(for: Int.self) { id in
          Text("Details of \(id)").accessibilityIdentifier("details")
            .navigationTransition(.zoom(sourceID: id, in: cards))
        }
      }
    }
  }

  @Test(arguments: Depth.allCases)
  func `a tap on a card opens its page with a zoom transition, and Back returns`(
    depth: Depth
  ) async throws {
    try await drive(Cards(), in: depth) { app in
      try await app.tap("Card")
      try await app.see("Details of 7")
      #expect(try await app.url == "/7")
      try await app.back()
      try await app.see("Overview")
      // The page that is still animating out has no accessible name.
      #expect(try await !app.has("details"))
    }
  }
}
