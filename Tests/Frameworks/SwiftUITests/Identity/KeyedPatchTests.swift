import Observation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Observable private final class Rows {
  var ids: [Int]
  init(_ ids: [Int]) { self.ids = ids }
}

private struct RowsView: View {
  let rows: Rows
  var body: some View {
    VStack {
      ForEach(rows.ids, id: \.self) { Text("row \($0)").accessibilityIdentifier("\($0)") }
    }
  }
}

/// Members of several elements, and members that show nothing.
private struct RaggedView: View {
  let rows: Rows
  var body: some View {
    VStack {
      Text("top")
      ForEach(rows.ids, id: \.self) { number in
        if number.isMultiple(of: 3) {
          EmptyView()
        } else if number.isMultiple(of: 2) {
          Text("\(number)")
          Text("\(number) again")
        } else {
          Text("\(number)")
        }
      }
      if rows.ids.count > 4 { Text("many") }
    }
  }
}

@MainActor @Suite struct KeyedPatchTests {
  @Test func `moving one of a thousand rows sends one move`() throws {
    let rows = Rows(Array(0..<1000))
    let screen = Screen(RowsView(rows: rows))
    let (moved, next) = (try screen.element("700"), try screen.element("3"))
    let stack = try #require(screen.parent(of: moved))
    rows.ids.remove(at: 700)
    rows.ids.insert(700, at: 3)
    #expect(screen.takePatch() == [.move(moved.id, parent: stack, before: next.id)])
    #expect(screen.lines[2...4] == ["row 2", "row 700", "row 3"])
  }

  @Test func `inserting a row sends only this row`() throws {
    let rows = Rows([1, 2])
    let screen = Screen(RowsView(rows: rows))
    let last = try screen.element("2")
    let stack = try #require(screen.parent(of: last))
    rows.ids.insert(9, at: 1)
    let patch = screen.takePatch()
    let row = try screen.element("9")
    let text = Element(.text, attributes: [.identifier: "9"], text: "row 9")
    #expect(
      patch == [.insert(ElementTree(id: row.id, element: text), parent: stack, before: last.id)])
  }

  @Test func `removing a row sends one removal`() throws {
    let rows = Rows([1, 2, 3])
    let screen = Screen(RowsView(rows: rows))
    let gone = try screen.element("2")
    rows.ids = [1, 3]
    #expect(screen.takePatch() == [.remove(gone.id)])
  }

  @Test func `swapping the first and the last of ten rows sends two changes`() throws {
    let rows = Rows(Array(0..<10))
    let screen = Screen(RowsView(rows: rows))
    rows.ids.swapAt(0, 9)
    let patch = screen.takePatch()
    #expect(patch.count == 2)
    #expect(screen.lines.first == "row 9" && screen.lines.last == "row 0")
  }

  @Test func `appending a row to many sends one insertion`() throws {
    let rows = Rows(Array(0..<300))
    let screen = Screen(RowsView(rows: rows))
    let stack = try #require(screen.parent(of: try screen.element("0")))
    rows.ids.append(300)
    let patch = screen.takePatch()
    let text = Element(.text, attributes: [.identifier: "300"], text: "row 300")
    let row = ElementTree(id: try screen.element("300").id, element: text)
    #expect(patch == [.insert(row, parent: stack, before: nil)])
  }

  @Test func `a row with a repeated identifier is shown once`() {
    let rows = Rows([1, 2, 1])
    let screen = Screen(RowsView(rows: rows))
    #expect(screen.lines == ["row 1", "row 2"])
    rows.ids = [2, 1, 2]
    #expect(screen.lines == ["row 2", "row 1"])
  }

  @Test
  func `after each of 300 random changes of its rows a patched page equals a newly built one`() {
    var generator = Steps(seed: 7)
    let rows = Rows([1, 2, 3, 4])
    let screen = Screen(RaggedView(rows: rows))
    for _ in 0..<300 {
      rows.ids = Array(
        (1...12).shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator)))
      #expect(screen.tree == Screen(RaggedView(rows: Rows(rows.ids))).tree)
    }
  }
}

/// A generator of numbers that are the same in every run.
private struct Steps: RandomNumberGenerator {
  var seed: UInt64
  mutating func next() -> UInt64 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return seed ^ (seed >> 29)
  }
}
