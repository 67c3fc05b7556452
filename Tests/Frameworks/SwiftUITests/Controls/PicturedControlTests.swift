import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Item: Identifiable {
  var id: Int
  @Binding var isOn: Bool
}

/// Controls whose labels have an image of the app or a symbol.
private struct Pictured: View {
  @State private var values = [true, false]
  @State private var isOn = false
  @State private var log = ""
  private let image = ImageResource(name: "nowhere", bundle: .main)
  private let plain = "Plain"

  private var items: [Item] { (0..<2).map { Item(id: $0, isOn: $values[$0]) } }

  var body: some View {
    Text("values \(values.description) on \(isOn.description) log \(log)")
    buttons
    toggles
    menus
    groups
  }

  @ViewBuilder private var buttons: some View {
    Button("One", image: image) { log += "1 " }
    Button(plain + " 2", image: image) { log += "2 " }
    Button("Three", image: image, role: .destructive) { log += "3 " }
    Button(plain + " 4", image: image, role: .cancel) { log += "4 " }
    Button("Five", systemImage: "star") { log += "5 " }
    Button(plain + " 6", systemImage: "star", role: .destructive) { log += "6 " }
  }

  @ViewBuilder private var toggles: some View {
    Toggle("Pictured", image: image, isOn: $isOn)
    Toggle(plain + " pictured", image: image, isOn: $isOn)
    Toggle("All", image: image, sources: items, isOn: \.$isOn)
    Toggle(plain + " all", image: image, sources: items, isOn: \.$isOn)
    Toggle("Symbols", systemImage: "star", sources: items, isOn: \.$isOn)
    Toggle(plain + " symbols", systemImage: "star", sources: items, isOn: \.$isOn)
  }

  @ViewBuilder private var menus: some View {
    Menu("Pictures", image: image) { Button("in a") { log += "a " } }
    Menu(plain + " pictures", image: image) { Button("in b") { log += "b " } }
    Menu("Split", image: image) {
      Button("in c") {}
    } primaryAction: {
      log += "c "
    }
    Menu(plain + " split", systemImage: "star") {
      Button("in d") {}
    } primaryAction: {
      log += "d "
    }
    Menu("Starred", systemImage: "star") {
      Button("in e") {}
    } primaryAction: {
      log += "e "
    }
    Menu(plain) {
      Button("in f") {}
    } primaryAction: {
      log += "f "
    }
  }

  @ViewBuilder private var groups: some View {
    ControlGroup("Grouped", image: image) { Button("in group") { log += "group " } }
    ControlGroup(plain + " group", image: image) { Button("in plain group") {} }
    ControlGroup(plain + " starred", systemImage: "star") { Button("in starred") {} }
  }
}

/// Tabs by each of their initialisers.
private struct Tabbed: View {
  @State var tab = 1
  private let plain = "Plain"
  var body: some View {
    TabView(selection: $tab) {
      Tab("First", image: "nowhere", value: 1) { Text("page 1") }
      Tab(plain, image: "nowhere", value: 2, role: nil) { Text("page 2") }
      Tab("Third", systemImage: "star", value: 3) { Text("page 3") }
      Tab(value: 4) {
        Text("page 4")
      } label: {
        Text("Fourth")
      }
      Tab(value: 5, role: .search) { Text("page 5") }
    }
  }
}

@MainActor @Suite struct PicturedControlTests {
  private func log(_ screen: Screen) -> String { screen.lines.first ?? "" }

  @Test func `buttons with an image run their action and keep their role`() throws {
    let screen = Screen(Pictured())
    for name in ["One", "Plain 2", "Three", "Plain 4", "Five", "Plain 6"] {
      try screen.button(name).tap()
    }
    #expect(log(screen).hasSuffix("log 1 2 3 4 5 6 "))
    #expect(try screen.button("Three").drawing[.variant]?.contains("destructive") == true)
    #expect(try screen.button("Plain 4").drawing[.variant]?.contains("cancel") == true)
    #expect(try screen.button("One").drawing[.variant]?.contains("destructive") != true)
  }

  @Test func `toggles with an image switch one value or several`() throws {
    let screen = Screen(Pictured())
    try screen.toggle("Pictured").turnOn()
    #expect(try screen.toggle("Plain pictured").isOn)
    #expect(try screen.toggle("All").drawing[.variant] == "mixed")
    try screen.toggle("Plain all").turnOn()
    #expect(log(screen).hasPrefix("values [true, true] on true"))
    try screen.toggle("Symbols").turnOff()
    #expect(log(screen).hasPrefix("values [false, false]"))
    #expect(try !screen.toggle("Plain symbols").isOn && !screen.toggle("All").isOn)
  }

  @Test func `menus with an image open, or run their primary action`() throws {
    let screen = Screen(Pictured())
    try screen.button("in a").tap()
    try screen.button("in b").tap()
    for name in ["Split", "Plain split", "Starred", "Plain"] {
      #expect(try screen.button(name).drawing[.opens] == nil, "\(name)")
      try screen.button(name).tap()
    }
    #expect(log(screen).hasSuffix("log a b c d e f "))
  }

  @Test func `control groups with an image are labelled by their title`() throws {
    let screen = Screen(Pictured())
    for name in ["Grouped", "Plain group", "Plain starred"] {
      #expect(try screen.element(name).drawing[.role] == "group", "\(name)")
    }
    try screen.button("in group").tap()
    #expect(log(screen).hasSuffix("group "))
  }

  @Test func `a tap on a tab with a title or the search role shows its page`() throws {
    let screen = Screen(Tabbed())
    for (number, name) in ["First", "Plain", "Third", "Fourth", "Search"].enumerated() {
      try screen.tab(name).tap()
      #expect(screen.text.contains("page \(number + 1)"), "\(name)")
    }
  }

  @Test func `a tap on a tab without a selection value shows its page`() throws {
    let plain = "Plain"
    let screen = Screen(
      TabView {
        Tab("First", image: "nowhere") { Text("page 1") }
        Tab(plain, image: "nowhere", role: nil) { Text("page 2") }
        Tab("Third", systemImage: "star") { Text("page 3") }
        Tab {
          Text("page 4")
        } label: {
          Text("Fourth")
        }
        Tab(role: .search) { Text("page 5") }
      })
    for (number, name) in ["First", "Plain", "Third", "Fourth", "Search"].enumerated() {
      try screen.tab(name).tap()
      #expect(screen.text.contains("page \(number + 1)"), "\(name)")
    }
  }

  @Test func `a tab without a title shows its content`() {
    let valued = Tab(value: 1) { Text("valued") }
    let bare = Tab { Text("bare") }
    #expect(Screen(TabView(selection: .constant(1)) { valued }).text.contains("valued"))
    #expect(Screen(TabView { bare }).text.contains("bare"))
  }

  @Test func `a search tab is titled in the user's language`() {
    #expect(Screen(Tabbed(), language: "es").has("Buscar"))
  }

  @Test func `a toolbar item group with a label shows its items and not the label`() throws {
    let screen = Screen(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            Button("Bold") {}
            Button("Italic") {}
          } label: {
            Text("Format")
          }
        }
      })
    #expect(screen.has("Bold") && screen.has("Italic") && !screen.has("Format"))
  }
}
