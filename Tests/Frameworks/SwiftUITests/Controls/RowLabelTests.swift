import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of the labels of controls in rows, which are one element beside the control.
@MainActor struct RowLabelTests {
  /// A label that is several views without a stack.
  private struct Badge: View {
    var body: some View {
      Image(systemName: "star")
      Text("Start")
    }
  }

  /// Returns the elements before the control in the only row of a view.
  private func parts(_ view: some View, _ kind: ElementKind) throws -> [Element] {
    func row(in tree: ElementTree) -> ElementTree? {
      tree.element.kind == .label ? tree : tree.children.lazy.compactMap { row(in: $0) }.first
    }
    let found = try #require(row(in: Screen(view).drawing))
    #expect(found.children.last?.element.kind == kind)
    return found.children.dropLast().map(\.element)
  }

  @Test func `several views of a date picker's label are beside each other in one stack`() throws {
    let day = Date(timeIntervalSince1970: 0)
    let plain = DatePicker(selection: .constant(day)) {
      Image(systemName: "star")
      Text("Start")
    }
    #expect(try parts(plain, .dateField).map(\.kind) == [.hStack])
    #expect(try parts(plain.datePickerStyle(.compact), .dateField).map(\.kind) == [.hStack])
    let own = DatePicker(selection: .constant(day)) { Badge() }
    #expect(try parts(own, .dateField).map(\.kind) == [.hStack])
    let stack = DatePicker(selection: .constant(day)) {
      HStack { Badge() }
    }
    #expect(try parts(stack, .dateField).map(\.kind) == [.hStack])
    let text = DatePicker(selection: .constant(day)) { Text("Start") }
    #expect(try parts(text, .dateField).map(\.kind) == [.text])
  }

  @Test func `several texts of a label are a title with subtitles below it`() throws {
    let toggle = Toggle(isOn: .constant(true)) {
      Text("Sounds")
      Text("While the app is open")
    }
    #expect(try parts(toggle, .toggle).map(\.kind) == [.vStack])
    let screen = Screen(toggle)
    #expect(try screen.toggle("Sounds While the app is open").isOn)
    let title = try screen.element("Sounds").drawing
    #expect(try screen.element("While the app is open").drawing.style != title.style)
  }
}
