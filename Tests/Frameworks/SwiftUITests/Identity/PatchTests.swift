import Observation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Observable private final class Model {
  var text = "old"
  var isRed = false
  var isOff = false
  var isThere = false
  var isFirst = true
  var id = 1
  var words = ""
  var path: [Int] = []
  var isSheet = false
  var title = "One"
}

/// Tests of each kind of change, and all that is sent for it.
@MainActor @Suite struct PatchTests {
  private let model = Model()

  private func changed(
    _ view: some View, _ change: () throws -> Void
  ) rethrows -> (screen: Screen, before: ElementTree, patch: [Mutation]) {
    let screen = Screen(view)
    let before = screen.drawing
    _ = screen.takePatch()
    try change()
    return (screen, before, screen.takePatch())
  }

  @Test func `changing a text sends one update`() throws {
    let (_, before, patch) = changed(Words(model: model)) { model.text = "new" }
    let id = try #require(before.children.first).id
    #expect(
      patch == [.update(id, from: Element(.text, text: "old"), to: Element(.text, text: "new"))])
  }

  @Test func `changing a style sends one update`() throws {
    let (_, before, patch) = changed(Painted(model: model)) { model.isRed = true }
    let id = try #require(before.children.first).id
    let old = Element(.text, style: [.foreground(.named("blue"))], text: "x")
    let new = Element(.text, style: [.foreground(.named("red"))], text: "x")
    #expect(patch == [.update(id, from: old, to: new)])
  }

  @Test func `disabling a button sends one update`() throws {
    let (screen, _, patch) = changed(Switched(model: model)) { model.isOff = true }
    let button = try screen.button("Go")
    var old = button.drawing
    old[.isDisabled] = nil
    #expect(patch == [.update(button.id, from: old, to: button.drawing)])
    #expect(button.isDisabled)
  }

  @Test func `a view that appears sends one insertion, and one that disappears one removal`() throws
  {
    let (screen, before, patch) = changed(Coming(model: model)) { model.isThere = true }
    let stack = try #require(before.children.first)
    let last = try #require(stack.children.last)
    let here = try screen.element("here")
    let text = ElementTree(
      id: here.id, element: Element(.text, attributes: [.identifier: "here"], text: "here"))
    #expect(patch == [.insert(text, parent: stack.id, before: last.id)])
    model.isThere = false
    #expect(screen.takePatch() == [.remove(here.id)])
  }

  @Test func `switching to the other branch of an if sends a removal and an insertion`() throws {
    let (screen, before, patch) = changed(Either(model: model)) { model.isFirst = false }
    let old = try #require(before.children.first)
    let new = ElementTree(
      id: try #require(screen.drawing.children.first).id, element: Element(.text, text: "second"))
    #expect(patch == [.remove(old.id), .insert(new, parent: .screen, before: nil)])
    #expect(new.id > old.id, "a number is never used twice")
  }

  @Test func `changing a view's id sends a removal and an insertion`() throws {
    let (screen, before, patch) = changed(Renewed(model: model)) { model.id = 2 }
    let new = try #require(screen.drawing.children.first)
    #expect(
      patch == [
        .remove(try #require(before.children.first).id),
        .insert(new, parent: .screen, before: nil),
      ])
  }

  @Test func `a field's text that the app changes is sent as one change of the control's value`()
    throws
  {
    let (screen, _, patch) = changed(Filled(model: model)) { model.words = "by the app" }
    #expect(
      patch == [.control(try screen.field("Words").id, version: 0, .text("by the app"))])
  }

  @Test func `a changed title sends a title and an update of the heading`() throws {
    let (screen, _, patch) = changed(Titled(model: model)) { model.title = "Two" }
    let heading = try screen.heading("Two")
    let old = Element(.largeTitle, text: "One")
    #expect(patch.contains(.title("Two")))
    #expect(patch.contains(.update(heading.id, from: old, to: Element(.largeTitle, text: "Two"))))
  }

  @Test func `a push sends a new page, a title and a location, and a pop takes them back`() throws {
    let (screen, before, patch) = changed(Pushing(model: model)) { model.path = [7] }
    let root = try #require(before.children.first)
    var away = root.element
    away[.variant] = "away"
    let page = try #require(screen.drawing.children.last)
    #expect(
      patch == [
        .update(root.id, from: root.element, to: away),
        .insert(page, parent: .screen, before: nil),
        .title("Page 7"), .location(LocationChange(.push, url: "/7")),
      ])
    model.path = []
    #expect(
      screen.takePatch() == [
        .update(root.id, from: away, to: root.element), .remove(page.id),
        .title("Root"), .location(LocationChange(.pop, url: "/")),
      ])
  }

  @Test func `a navigation path that changes at equal length replaces the history entry`() throws {
    model.path = [1]
    let (_, _, patch) = changed(Pushing(model: model)) { model.path = [2] }
    #expect(patch.last == .location(LocationChange(.replace, url: "/2")))
  }

  @Test
  func `opening and closing a sheet inserts and removes it, and does not touch the page below`()
    throws
  {
    let (screen, before, patch) = changed(Sheeted(model: model)) { model.isSheet = true }
    let sheet = try #require(screen.presented.last)
    guard case .insert(let tree, .presentations, nil, nil)? = patch.first else {
      return #expect(Bool(false), "\(patch)")
    }
    #expect(tree.id == sheet.id && tree.element.kind == .sheet)
    #expect(patch.dropFirst() == [.location(LocationChange(.layer, url: "/#1"))])
    #expect(tree.children.map(\.element) == [Element(.text, text: "in the sheet")])
    #expect(screen.drawing == before, "the page below is not touched")
    model.isSheet = false
    #expect(
      screen.takePatch() == [
        .remove(sheet.id), .location(LocationChange(.unlayer, url: "/#1")),
      ])
  }

  @Test func `a change that is undone sends nothing`() {
    let (_, _, patch) = changed(Words(model: model)) {
      model.text = "new"
      model.text = "old"
    }
    #expect(patch == [])
  }
}

private struct Words: View {
  let model: Model
  var body: some View { Text(model.text) }
}

private struct Painted: View {
  let model: Model
  var body: some View { Text("x").foregroundStyle(model.isRed ? Color.red : Color.blue) }
}

private struct Switched: View {
  let model: Model
  var body: some View { Button("Go") {}.disabled(model.isOff) }
}

private struct Coming: View {
  let model: Model
  var body: some View {
    VStack {
      Text("first")
      if model.isThere { Text("here").accessibilityIdentifier("here") }
      Text("last")
    }
  }
}

private struct Either: View {
  let model: Model
  var body: some View {
    if model.isFirst { Text("first") } else { Text("second") }
  }
}

private struct Renewed: View {
  let model: Model
  var body: some View { Text("same").id(model.id) }
}

private struct Filled: View {
  @Bindable var model: Model
  var body: some View { TextField("Words", text: $model.words) }
}

private struct Titled: View {
  let model: Model
  var body: some View { NavigationStack { Text("x").navigationTitle(model.title) } }
}

private struct Pushing: View {
  @Bindable var model: Model
  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("page").navigationTitle("Page \($0)") }
    }
  }
}

private struct Sheeted: View {
  @Bindable var model: Model
  var body: some View { Text("page").sheet(isPresented: $model.isSheet) { Text("in the sheet") } }
}
