import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Search: View {
  @State private var text = ""
  @State private var log: [String] = []
  private var found: [String] { ["London", "Londonderry", "Oslo"].filter { $0.hasPrefix(text) } }
  var body: some View {
    NavigationStack {
      Text("log \(log.joined(separator: ","))")
        .navigationTitle("Places")
        .searchable(text: $text, prompt: "City")
        .searchSuggestions {
          if !text.isEmpty {
            ForEach(found, id: \.self) { name in
              Button(name) { log.append(name) }
            }
            Text("Nowhere").searchCompletion("Nowhere land")
          }
        }
        .onSubmit(of: .search) { log.append("sent \(text)") }
    }
  }
}

@MainActor @Suite struct SearchTests {
  private struct Old: View {
    @State private var text = ""
    @State private var kind = 0
    var body: some View {
      NavigationStack {
        switch kind {
        case 0: page.searchable(text: $text) { suggestions }
        case 1: page.searchable(text: $text, placement: .toolbar, prompt: "City") { suggestions }
        default: page.searchable(text: $text, prompt: "City \(kind)" as String) { suggestions }
        }
      }
    }
    private var page: some View { Button("Next") { kind += 1 } }
    private var suggestions: some View { Text("Oslo").searchCompletion("Oslo, Norway") }
  }

  @Test func `a deprecated searchable takes its suggestions in a trailing closure`() throws {
    let screen = Screen(Old())
    for name in ["Search", "City", "City 2"] {
      #expect(screen.all(.suggestion).map(\.label) == ["Oslo"])
      try screen.suggestion("Oslo").tap()
      #expect(try screen.field(name).value == "Oslo, Norway")
      try screen.button("Next").tap()
    }
  }

  @Test func `typing in a search field changes the suggestions, and a tap on one runs its action`()
    throws
  {
    let screen = Screen(Search())
    #expect(screen.all(.suggestion).isEmpty)
    try screen.field("City").type("Lond")
    #expect(screen.all(.suggestion).map(\.label) == ["London", "Londonderry", "Nowhere"])
    try screen.suggestion("Londonderry").tap()
    #expect(screen.lines.contains("log Londonderry"))
  }

  @Test func `the search field has the keyboard shortcuts slash, Control-K and Command-K`() throws {
    let screen = Screen(Search())
    let field = try screen.field("City").id
    func element(_ trees: [ElementTree]) -> Element? {
      trees.lazy.compactMap { $0.id == field ? $0.element : element($0.children) }.first
    }
    #expect(element(screen.drawing.children)?[.shortcut] == "/ Shift+/ Control+K Meta+K")
  }

  @Test func `a search completion fills the field`() throws {
    let screen = Screen(Search())
    try screen.field("City").type("x")
    try screen.suggestion("Nowhere").tap()
    #expect(try screen.field("City").value == "Nowhere land")
  }

  @Test func `Return submits the search`() throws {
    let screen = Screen(Search())
    try screen.field("City").type("Oslo")
    try screen.field("City").submit()
    #expect(screen.lines.contains("log sent Oslo"))
  }

  @Test func `the search field is a combobox with a label in the user's language`() throws {
    struct Plain: View {
      @State private var text = ""
      var body: some View {
        NavigationStack { Text("x").searchable(text: $text) }
      }
    }
    #expect(try Screen(Plain(), language: "es").field("Buscar").drawing[.role] == "combobox")
  }

  @Test func `each search placement shows one field`() {
    func fields(_ placement: SearchFieldPlacement) -> Int {
      Screen(
        NavigationStack {
          Text(verbatim: "page").searchable(text: .constant(""), placement: placement)
        }
      ).all(.field).count
    }
    #expect(
      [SearchFieldPlacement.automatic, .navigationBarDrawer, .sidebar, .toolbar].map(fields)
        == [1, 1, 1, 1])
    #expect(fields(.navigationBarDrawer(displayMode: .automatic)) == 1)
  }
}
