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
  @Test func `typing changes the suggestions, and a tap runs one`() throws {
    let screen = Screen(Search())
    #expect(screen.all(.suggestion).isEmpty)
    try screen.field("City").type("Lond")
    #expect(screen.all(.suggestion).map(\.label) == ["London", "Londonderry", "Nowhere"])
    try screen.suggestion("Londonderry").tap()
    #expect(screen.lines.contains("log Londonderry"))
  }

  @Test func `the search field has its keyboard shortcuts`() throws {
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
}
