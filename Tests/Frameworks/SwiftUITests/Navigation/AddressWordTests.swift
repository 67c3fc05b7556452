import SwiftUI
import SwiftUITesting
import Testing

/// Tests of the query of an address, bound to an app's values.
@MainActor @Suite struct AddressWordTests {
  private enum Route: Hashable, Codable { case item(Int) }

  @MainActor @Observable final class Model {
    var filter = ""
    var text = ""
    var seen: [String] = []
  }

  private struct Filtered: View {
    let model: Model

    var body: some View {
      NavigationStack {
        VStack {
          Button("Dead") { model.filter = "dead" }
          Button("All") { model.filter = "" }
          Button("Type") { model.text = "a&b c" }
          NavigationLink("Open", value: Route.item(2))
          Text(verbatim: "filter \(model.filter)")
        }
        .task { model.seen.append(model.filter) }
        ._addressWord("status", Bindable(model).filter, isStep: true)
        ._addressWord("name", Bindable(model).text)
        .navigationDestination(for: Route.self) { _ in Text("Item") }
      }
    }
  }

  @Test func `a query value is written to the address, and Back restores the previous value`()
    throws
  {
    let model = Model()
    let screen = Screen(Filtered(model: model))
    #expect(screen.url == "/")
    try screen.button("Dead").tap()
    #expect(screen.url == "/?status=dead")
    screen.back()
    #expect(model.filter == "" && screen.url == "/")
    screen.forward()
    #expect(model.filter == "dead" && screen.url == "/?status=dead")
    try screen.button("All").tap()
    #expect(screen.url == "/")
  }

  @Test func `a query value that adds no history entry is percent-encoded, and stays after Back`()
    throws
  {
    let model = Model()
    let screen = Screen(Filtered(model: model))
    try screen.button("Type").tap()
    #expect(screen.url == "/?name=a%26b%20c")
    screen.back()
    #expect(model.text == "a&b c")
  }

  @Test func `query values are set before a page's tasks begin`() async {
    let model = Model()
    let screen = Screen(Filtered(model: model), url: "/?name=x%20y&status=dead&from=mail")
    await screen.settle()
    #expect((model.filter, model.text) == ("dead", "x y"))
    #expect(model.seen == ["dead"])
  }

  @Test func `a pushed page keeps the query of the page below it`() throws {
    let screen = Screen(Filtered(model: Model()))
    try screen.button("Dead").tap()
    try screen.link("Open").tap()
    #expect(screen.url == "/item/2?status=dead")
    screen.back()
    #expect(screen.url == "/?status=dead" && screen.text.contains("filter dead"))
  }

  @Test func `a pushed page is opened by address with the query of the page below it`() {
    let model = Model()
    let screen = Screen(Filtered(model: model), url: "/item/2?status=dead")
    #expect(screen.text.contains("Item") && model.filter == "dead" && screen.isUnderstood)
  }

  @Test func `a query value that the app refuses is removed from the address`() {
    struct Strict: View {
      var body: some View {
        Text("Strict")._addressWord("status", Binding(get: { "" }, set: { _ in }))
      }
    }
    #expect(Screen(Strict(), url: "/?status=zombie").url == "/")
  }

  @Test func `each tab has its own query in the address`() throws {
    struct Tabs: View {
      enum Name: String, Codable { case one, two }
      @State private var tab = Name.one
      let one = Model()
      let two = Model()

      var body: some View {
        TabView(selection: $tab) {
          Tab("One", systemImage: "star", value: Name.one) { Filtered(model: one) }
          Tab("Two", systemImage: "star", value: Name.two) { Filtered(model: two) }
        }
      }
    }
    let tabs = Tabs()
    let screen = Screen(tabs, url: "/two?status=dead")
    #expect((tabs.one.filter, tabs.two.filter) == ("", "dead"))
    try screen.tab("One").tap()
    #expect(screen.url == "/")
    try screen.tab("Two").tap()
    #expect(screen.url == "/two?status=dead")
  }

  @Test(arguments: ["/?", "/?status", "/?status=", "/?=dead", "/?status=%FF&&", "/?a=b=c#status=x"])
  func `a malformed query of a URL is ignored`(url: String) {
    let model = Model()
    let screen = Screen(Filtered(model: model), url: url)
    #expect(screen.isUnderstood && ["", "%FF"].contains(model.filter))
  }
}
