import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct ListEditingTests {
  private struct Names: View {
    @State private var names = ["Ada", "Bob", "Cyd"]
    var body: some View {
      VStack {
        EditButton()
        List {
          ForEach(names, id: \.self) { name in
            Text(verbatim: name)
              .deleteDisabled(name == "Bob")
              .moveDisabled(name == "Cyd")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  private func names(_ screen: Screen) -> [String] {
    screen.all(.row).compactMap(\.lines.first)
  }

  @Test func `a swipe offers Delete unless it is disabled for the row`() throws {
    let screen = Screen(Names())
    let row = try #require(screen.all(.row).first)
    try row.button("Delete").tap()
    #expect(names(screen) == ["Bob", "Cyd"])
    let bob = try #require(screen.all(.row).first)
    #expect(bob.all(.button, "Delete").isEmpty)
  }

  @Test func `in edit mode, rows are deleted by a button and moved by a handle`() throws {
    let screen = Screen(Names())
    #expect(screen.all(.button, "Move").isEmpty)
    try screen.button("Edit").tap()
    #expect(screen.all(.button, "Move").count == 2)
    try screen.all(.button, "Move")[0].move(by: 1)
    #expect(names(screen) == ["Bob", "Ada", "Cyd"])
    try screen.all(.button, "Move")[1].move(by: 5)
    #expect(names(screen) == ["Bob", "Cyd", "Ada"])
    try screen.all(.button, "Move")[1].move(by: .max)
    #expect(names(screen) == ["Bob", "Cyd", "Ada"], "it is the last already")
    try screen.all(.button, "Move")[1].move(by: .min)
    #expect(names(screen) == ["Ada", "Bob", "Cyd"])
    try screen.all(.button, "Move")[0].move(by: 2)
    #expect(names(screen) == ["Bob", "Cyd", "Ada"])
    try screen.all(.button, "Delete")[0].tap()
    #expect(names(screen) == ["Bob", "Ada"])
    try screen.button("Done").tap()
    #expect(screen.all(.button, "Move").isEmpty)
  }

  private struct Mode: View {
    @State private var mode = EditMode.transient
    var body: some View {
      EditButton().environment(\.editMode, $mode)
      Text(verbatim: "\(mode.isEditing) \(mode == .active) \(mode == .inactive)")
    }
  }

  @Test func `an edit button changes the edit mode of the environment`() throws {
    let screen = Screen(Mode())
    #expect(screen.has("true false false"))
    try screen.button("Done").tap()
    #expect(screen.has("false false true"))
  }

  private struct One: View {
    @State private var chosen: Int?
    var body: some View {
      List(selection: $chosen) {
        ForEach(1..<4) { Text(verbatim: "row \($0)") }
        Text(verbatim: "last").tag(9)
        Text(verbatim: "never").tag(10).selectionDisabled()
      }
      Text(verbatim: "chosen \(chosen ?? 0)")
    }
  }

  @Test func `a tap selects one row, unless its selection is disabled`() throws {
    let screen = Screen(One())
    #expect(screen.all(.button, "Select").count == 4)
    try screen.all(.button, "Select")[1].tap()
    #expect(screen.has("chosen 2"))
    #expect(screen.all(.button, "Select")[1].drawing[.isPressed] == "true")
    try screen.all(.button, "Select")[3].tap()
    #expect(screen.has("chosen 9"))
    #expect(screen.all(.button, "Select")[1].drawing[.isPressed] == "false")
  }

  private struct Item: Identifiable { var id: Int }

  private struct Several: View {
    @State private var chosen: Set<Int> = []
    @State private var single: Int?
    var body: some View {
      EditButton()
      List([Item(id: 1), Item(id: 2)], selection: $chosen) { Text(verbatim: "row \($0.id)") }
      List([5], id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
      Text(verbatim: "chosen \(chosen.sorted())")
    }
  }

  @Test func `several list rows can be selected in edit mode`() throws {
    let screen = Screen(Several())
    #expect(screen.all(.button, "Select").isEmpty)
    try screen.button("Edit").tap()
    for index in 0..<3 { try screen.all(.button, "Select")[index].tap() }
    #expect(screen.has("chosen [1, 2, 5]"))
    try screen.all(.button, "Select")[0].tap()
    #expect(screen.has("chosen [2, 5]"))
  }

  private struct Swiping: View {
    @State private var did = ""
    var body: some View {
      List {
        Text(verbatim: "mail")
          .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Read") { did += "R" } }
          .swipeActions { Button("Flag") { did += "F" } }
          .badge(7)
        Text(verbatim: "none").badge(0)
        Text(verbatim: "words").badge(Text(verbatim: "new"))
        Text(verbatim: "string").badge("far")
      }
      Text(verbatim: "did \(did)")
    }
  }

  @Test func `swipe actions of both edges can be tapped, and badges are shown at the end`() throws {
    let screen = Screen(Swiping())
    let row = try #require(screen.all(.row).first)
    try row.button("Read").tap()
    try row.button("Flag").tap()
    #expect(screen.has("did RF"))
    let bars = row.all(.any).compactMap { $0.drawing[.variant] }.filter { $0.contains("swipe") }
    #expect(bars.sorted() == ["part swipe leading", "part swipe trailing full"])
    #expect(row.lines.contains("7"))
    #expect(screen.all(.row)[1].lines == ["none"])
    #expect(screen.all(.row)[2].lines == ["words", "new"])
    #expect(screen.all(.row)[3].lines == ["string", "far"])
  }

  private struct Writing: View {
    @State private var items = [Named(id: 1, name: "a"), Named(id: 2, name: "b")]
    struct Named: Identifiable { var id: Int, name: String }
    var body: some View {
      ForEach($items) { $item in TextField("Name", text: $item.name) }
      List($items) { $item in Button("up \(item.id)") { item.name += "!" } }
      ForEach($items, id: \.name) { $item in Text(verbatim: "shown \(item.name)") }
    }
  }

  @Test func `rows of a bound collection can edit its elements`() throws {
    let screen = Screen(Writing())
    try screen.all(.field)[1].type("c")
    #expect(screen.has("shown bc"))
    try screen.button("up 1").tap()
    #expect(screen.has("shown a!"))
  }
}

/// Tests of collections with edit actions.
@MainActor @Suite struct EditActionTests {
  private struct Place: Identifiable {
    var id: Int
    var name: String
  }

  private struct Places: View {
    @State private var places = [Place(id: 1, name: "Oslo"), Place(id: 2, name: "Rome")]
    @State private var names = ["x", "y", "z"]
    @State private var fixed = [1, 2, 3]
    var body: some View {
      EditButton()
      List($places, editActions: .all) { $place in TextField("Name", text: $place.name) }
      List($names, id: \.self, editActions: .delete) { $name in Text(verbatim: name) }
      List {
        ForEach($fixed, id: \.self, editActions: .move) { $number in Text(verbatim: "\(number)") }
        ForEach($places, editActions: [.move, .delete]) { $place in Text(verbatim: place.name) }
      }
      Text(verbatim: "\(places.map(\.name)) \(names) \(fixed)")
    }
  }

  @Test func `editActions delete and move rows without onDelete and onMove`() throws {
    let screen = Screen(Places())
    try screen.button("Edit").tap()
    #expect(screen.all(.button, "Delete").count == 2 + 3 + 2)
    #expect(screen.all(.button, "Move").count == 2 + 3 + 2)
    try screen.all(.button, "Delete")[3].tap()
    try screen.all(.button, "Move")[0].move(by: 1)
    try screen.all(.button, "Move")[2].move(by: 2)
    #expect(screen.has(#"["Rome", "Oslo"] ["x", "z"] [2, 3, 1]"#))
    try screen.all(.button, "Delete")[0].tap()
    #expect(screen.has(#"["Oslo"] ["x", "z"] [2, 3, 1]"#))
  }

  private struct Numbers: View {
    @State private var numbers = [4, 5]
    var body: some View {
      EditButton()
      List {
        ForEach($numbers, id: \.self, editActions: .all) { Text(verbatim: "\($0.wrappedValue)") }
      }
      Text(verbatim: "left: \(numbers)")
    }
  }

  @Test func `a ForEach of a binding draws a row for each value, and edits the binding's array`()
    throws
  {
    let data: Binding<[Int]> = .constant([4, 5])
    let rows: ForEach<IndexedIdentifierCollection<[Int], Int>, Int, Text> = ForEach(
      data, id: \.self
    ) { Text(verbatim: "\($0.wrappedValue)") }
    #expect(rows.data.count == 2 && Screen(VStack { rows }).lines == ["4", "5"])
    func contentType<D, I, C: View>(_ rows: ForEach<D, I, C>) -> C.Type { C.self }
    let edited = ForEach(data, id: \.self, editActions: .all) {
      Text(verbatim: "\($0.wrappedValue)")
    }
    #expect(contentType(edited) == EditableCollectionContent<Text, [Int]>.self)
    let screen = Screen(Numbers())
    try screen.button("Edit").tap()
    try #require(screen.all(.button, "Delete").first).tap()
    #expect(screen.has("left: [5]"))
  }

  @Test func `edit actions are option sets`() {
    #expect(EditActions<[Int]>.all == [.move, .delete])
    #expect(EditActions<[Int]>(rawValue: EditActions<[Int]>.move.rawValue) == .move)
  }
}

/// Tests of lists of hierarchical data.
@MainActor @Suite struct OutlineTests {
  private struct Folder: Identifiable, Hashable {
    var id: String
    var inside: [Folder]?
  }

  private static let folders = [
    Folder(id: "notes", inside: [Folder(id: "deep", inside: [Folder(id: "leaf")])]),
    Folder(id: "file"),
  ]

  @Test func `a hierarchical list expands and collapses branch by branch`() throws {
    let screen = Screen(List(Self.folders, children: \.inside) { Text(verbatim: $0.id) })
    #expect(screen.lines == ["notes", "file"])
    try screen.button("notes").tap()
    #expect(screen.lines == ["notes", "deep", "file"])
    try screen.button("deep").tap()
    #expect(screen.lines == ["notes", "deep", "leaf", "file"])
    try screen.button("notes").tap()
    #expect(screen.lines == ["notes", "file"])
  }

  @Test func `an OutlineGroup outside of a list expands a branch when it is tapped`() throws {
    let outline = OutlineGroup(Self.folders, id: \.self, children: \.inside) {
      Text(verbatim: $0.id)
    }
    let screen = Screen(VStack { outline })
    try screen.button("notes").tap()
    #expect(screen.lines == ["notes", "deep", "file"])
    let list = Screen(
      List { OutlineGroup(Self.folders, children: \.inside) { Text(verbatim: $0.id) } })
    #expect(list.lines == ["notes", "file"])
    let byKey = Screen(
      List(Self.folders, id: \.id, children: \.inside) { Text(verbatim: $0.id) })
    #expect(byKey.lines == ["notes", "file"])
  }
}
