import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct LazyCollectionTests {
  private struct Row: View {
    var number: Int
    @State private var taps = 0
    var body: some View {
      Button {
        taps += 1
      } label: {
        Text(verbatim: "row \(number) taps \(taps)")
      }
    }
  }

  private struct Long: View {
    var count = 100_000
    var body: some View {
      List(0..<count, id: \.self) { Row(number: $0) }
    }
  }

  private func names(_ screen: Screen) -> [String] { screen.all(.row).map(\.text) }

  @Test func `a list of a hundred thousand rows draws at most 120`() throws {
    let screen = Screen(Long())
    #expect(names(screen).count == 60)
    #expect(names(screen).first == "row 0 taps 0")
    try screen.scroll(toMembers: 50_000...50_015)
    #expect(names(screen).first == "row 49970 taps 0")
    #expect(names(screen).last == "row 50045 taps 0")
    try screen.scroll(toMembers: 99_990...99_999)
    #expect(names(screen).last == "row 99999 taps 0")
    #expect(names(screen).count <= 120)
  }

  @Test func `empty space replaces the rows that are not drawn`() throws {
    let screen = Screen(Long())
    func spaces() -> [String?] {
      screen.all(.any).map(\.drawing).filter { $0.kind == .rowSpace }.map { $0[.members] }
    }
    #expect(spaces() == ["0", "99940"])
    try screen.scroll(toMembers: 500...510)
    #expect(spaces() == ["470", "99459"])
  }

  @Test func `a row keeps its state while it is not drawn`() throws {
    let screen = Screen(Long())
    try screen.button("row 3 taps 0").tap()
    try screen.scroll(toMembers: 9_000...9_010)
    #expect(!screen.has("row 3 taps 1"))
    try screen.scroll(toMembers: 0...10)
    #expect(screen.has("row 3 taps 1"))
    try screen.button("row 3 taps 1").tap()
    #expect(screen.has("row 3 taps 2"))
  }

  @Test func `scrolling by three rows sends three inserted and three removed rows`() throws {
    let screen = Screen(Long())
    try screen.scroll(toMembers: 500...510)
    _ = screen.takePatch()
    try screen.scroll(toMembers: 503...513)
    let patch = screen.takePatch()
    let inserts = patch.filter { if case .insert = $0 { true } else { false } }
    let removals = patch.filter { if case .remove = $0 { true } else { false } }
    #expect(inserts.count == 3 && removals.count == 3 && patch.count == 8)
  }

  @Test func `a scroll range from the browser that spans 100,000 rows draws at most 120`() throws {
    let screen = Screen(Long())
    try screen.scroll(toMembers: 0...99_999)
    #expect(names(screen).count <= 120)
  }

  private struct Paged: View {
    @State private var count = 100
    var body: some View {
      Button("More") { count += 20 }
      List(0..<count, id: \.self) { Row(number: $0) }
    }
  }

  @Test func `a list that grows beyond 100 rows draws further rows only after scrolling`() throws {
    let screen = Screen(Paged())
    try screen.button("More").tap()
    #expect(names(screen).count == 100)
    #expect(names(screen).last == "row 99 taps 0")
    try screen.scroll(toMembers: 95...99)
    #expect(names(screen).first == "row 60 taps 0")
    #expect(names(screen).last == "row 119 taps 0")
  }

  @Test func `all rows of a list of a hundred are drawn`() {
    let screen = Screen(Long(count: 100))
    #expect(names(screen).count == 100)
    #expect(screen.all(.any).allSatisfy { $0.drawing.kind != .rowSpace })
  }

  private struct Growing: View {
    @State private var numbers = Array(0..<1_000)
    var body: some View {
      Button("Add") { numbers = [-3, -2, -1] + numbers }
      LazyVStack {
        ForEach(numbers, id: \.self) { Text(verbatim: "n\($0)") }
      }
    }
  }

  @Test func `rows that are inserted above leave the visible rows in place`() throws {
    let screen = Screen(Growing())
    try screen.scroll(toMembers: 500...510)
    let before = screen.lines
    #expect(before[1] == "n470")
    try screen.button("Add").tap()
    #expect(screen.lines == before)
  }

  private struct Jumping: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("Jump") { proxy.scrollTo(77_777, anchor: .top) }
        Button("Near") { proxy.scrollTo("footer") }
        Long()
        Text(verbatim: "the end").id("footer")
      }
    }
  }

  @Test func `scrollTo reaches a row that is not drawn`() throws {
    let screen = Screen(Jumping())
    try screen.button("Jump").tap()
    #expect(screen.scrolledTo?.text == "row 77777 taps 0")
    #expect(screen.takePatch().contains { if case .scroll(_, _, 0) = $0 { true } else { false } })
    try screen.button("Near").tap()
    #expect(screen.scrolledTo?.text == "the end")
  }

  @Test func `moving one of a thousand rows sends one move`() throws {
    let screen = Screen(Moving())
    _ = screen.takePatch()
    try screen.button("Move").tap()
    let patch = screen.takePatch()
    #expect(patch.count == 1)
    #expect(patch.allSatisfy { if case .move = $0 { true } else { false } })
  }

  private struct Moving: View {
    @State private var numbers = Array(0..<1_000)
    var body: some View {
      Button("Move") { numbers.append(numbers.remove(at: 3)) }
      VStack { ForEach(numbers, id: \.self) { Text(verbatim: "n\($0)") } }
    }
  }
}
