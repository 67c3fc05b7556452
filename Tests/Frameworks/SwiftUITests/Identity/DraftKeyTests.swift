import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of draft keys: one for each field, the same whenever the same screen is built.
@MainActor @Suite struct DraftKeyTests {
  private struct Form: View {
    @State var hasTitle = false
    @State var names = ["a", "b", "c"]
    @State private var text = ""

    var body: some View {
      VStack {
        if hasTitle { Text("Title") }
        TextField("First", text: $text)
        TextField("First", text: $text)
        ForEach(names, id: \.self) { _ in TextField("Row", text: $text) }
        if hasTitle { TextField("Either", text: $text) } else { TextField("Either", text: $text) }
        Button("Turn") {
          names.reverse()
          hasTitle.toggle()
        }
      }
    }
  }

  private func keys(_ screen: Screen) -> [String] {
    func collect(_ tree: ElementTree) -> [String] {
      [tree.element[.draftKey]].compactMap { $0 } + tree.children.flatMap(collect)
    }
    return collect(screen.drawing)
  }

  @Test
  func `each field of a screen has a different key for unsent text, even beside an equal field`() {
    let keys = keys(Screen(Form()))
    #expect(keys.count == 6 && Set(keys).count == 6, "\(keys)")
  }

  @Test func `a screen that is built again gives its fields the same keys for unsent text`() {
    #expect(keys(Screen(Form())) == keys(Screen(Form())))
  }

  @Test func `moved rows and fields beside the list keep their keys for unsent text`() throws {
    let screen = Screen(Form())
    let before = keys(screen)
    try screen.button("Turn").tap()
    let after = keys(screen)
    #expect(after.prefix(2) == before.prefix(2))
    #expect(after[2...4].elementsEqual(before[2...4].reversed()))
    #expect(after[5] != before[5], "the field of the other branch has another key")
  }
}
