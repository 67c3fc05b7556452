import SwiftUI
import SwiftUITesting
import Testing

private struct Flagged: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    NavigationStack {
      VStack {
        Text(isFocused ? "in the field" : "elsewhere")
        TextField("Name", text: .constant(""))
        Button("Find") { isFocused = true }
        Button("Leave") { isFocused = false }
      }
      .searchable(text: $text, prompt: "Search")
      .searchFocused($isFocused)
    }
  }
}

private struct Valued: View {
  enum Place: Hashable { case name, search }
  @State private var text = ""
  @FocusState private var place: Place?
  var body: some View {
    NavigationStack {
      VStack {
        Text(place == .search ? "search" : place == .name ? "name" : "none")
        TextField("Name", text: .constant("")).focused($place, equals: .name)
        Button("Find") { place = .search }
      }
      .searchable(text: $text, prompt: "Search")
      .searchFocused($place, equals: .search)
    }
  }
}

/// Tests of the focus state of a search field.
@MainActor @Suite struct SearchFocusTests {
  @Test func `the focus state follows the focus of the search field`() throws {
    let screen = Screen(Flagged())
    #expect(screen.has("elsewhere"))
    try screen.field("Search").focus()
    #expect(screen.has("in the field"))
    try screen.field("Search").blur()
    #expect(screen.has("elsewhere"))
    try screen.field("Name").focus()
    #expect(screen.has("elsewhere"), "focus of another field does not begin a search")
  }

  @Test func `setting the focus state moves the focus into the field and out of it`() throws {
    let screen = Screen(Flagged())
    try screen.button("Find").tap()
    #expect(try screen.field("Search").isFocused)
    #expect(screen.has("in the field"))
    try screen.button("Leave").tap()
    #expect(try !screen.field("Search").isFocused)
    #expect(screen.has("elsewhere"))
  }

  @Test func `searchFocused with a value focuses the search field and reports its focus`() throws {
    let screen = Screen(Valued())
    try screen.field("Name").focus()
    #expect(screen.has("name"))
    try screen.button("Find").tap()
    #expect(screen.has("search"))
    #expect(try screen.field("Search").isFocused)
    try screen.field("Search").blur()
    #expect(screen.has("none"))
  }
}
