import SwiftUI
import SwiftUITesting
import Testing

private struct Page: View {
  @State private var text = ""
  @State private var isPresented = false
  @State private var scope = 1
  var body: some View {
    NavigationStack {
      Results()
        .searchable(
          text: $text, isPresented: $isPresented,
          placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
        )
        .searchScopes($scope) {
          Text("Near").tag(1)
          Text("Far").tag(2)
        }
        .toolbar {
          Button("Begin") { isPresented = true }
          Text("scope \(scope) presented \(isPresented) text \(text)")
        }
    }
  }
}

private struct Results: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View {
    Text(isSearching ? "searching" : "resting")
    Button("End") { dismissSearch() }
  }
}

private struct Typed: View {
  @State private var text = ""
  @State private var scope = 1
  var body: some View {
    NavigationStack {
      Text("x").searchable(text: $text).searchScopes($scope, activation: .onTextEntry) {
        Text("Near").tag(1)
      }
    }
  }
}

/// A page that starts and ends its search by a binding.
private struct Bound: View {
  @State private var text = ""
  @State private var isSearching = false
  @State private var scope = 1
  var activation = SearchScopeActivation.automatic
  var body: some View {
    NavigationStack {
      Text(isSearching ? "searching" : "still")
      Button("Begin") { isSearching = true }
      Button("End") { isSearching = false }
        .searchable(text: $text, isPresented: $isSearching)
        .searchScopes($scope, activation: activation) {
          Text("Near").tag(1)
          Text("Far").tag(2)
        }
    }
  }
}

@MainActor @Suite struct SearchUseTests {
  @Test func `isSearching is true in a focused field and false once it is left empty`() throws {
    let screen = Screen(Page())
    #expect(screen.text.contains("resting"))
    try screen.field("Find").focus()
    #expect(screen.text.contains("searching"))
    #expect(screen.text.contains("presented true"))
    try screen.field("Find").blur()
    #expect(screen.text.contains("resting"))
  }

  @Test func `the app starts a search and dismisses it`() throws {
    let screen = Screen(Page())
    try screen.button("Begin").tap()
    #expect(try screen.field("Find").isFocused)
    #expect(screen.text.contains("searching"))
    try screen.field("Find").type("ab")
    try screen.button("End").tap()
    #expect(screen.text.contains("resting"))
    #expect(try screen.field("Find").value == "")
    #expect(try !screen.field("Find").isFocused)
  }

  @Test func `Cancel ends a search`() throws {
    let screen = Screen(Page())
    try screen.field("Find").focus()
    try screen.button("Cancel").tap()
    #expect(screen.text.contains("presented false"))
  }

  @Test func `search scopes are shown during a search`() throws {
    let screen = Screen(Page())
    #expect(screen.all(.picker).isEmpty)
    try screen.field("Find").focus()
    try #require(screen.all(.picker).first).choose("Far")
    #expect(screen.text.contains("scope 2"))
  }

  @Test func `search scopes that are activated by text are shown once text is typed`() throws {
    let screen = Screen(Typed())
    try screen.field("SearchField").focus()
    #expect(screen.all(.picker).isEmpty)
    try screen.field("SearchField").type("a")
    #expect(!screen.all(.picker).isEmpty)
  }

  @Test func `a binding starts and ends a search, and with it the field's focus`() throws {
    let screen = Screen(Bound())
    #expect(screen.text.contains("still") && screen.focused == nil)
    try screen.button("Begin").tap()
    #expect(screen.text.contains("searching") && screen.focused != nil)
    try screen.button("End").tap()
    #expect(screen.text.contains("still") && screen.focused == nil)
  }

  @Test(arguments: [
    (SearchScopeActivation.automatic, true), (SearchScopeActivation.onSearchPresentation, true),
    (SearchScopeActivation.onTextEntry, false),
  ])
  func `an empty search shows its scopes unless they are activated by text`(
    activation: SearchScopeActivation, isShown: Bool
  ) throws {
    let screen = Screen(Bound(activation: activation))
    #expect(!screen.text.contains("Far"))
    try screen.button("Begin").tap()
    #expect(screen.text.contains("Far") == isShown)
  }
}
