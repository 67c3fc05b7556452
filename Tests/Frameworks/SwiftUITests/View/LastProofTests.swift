import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

/// Tests of APIs that no other test uses: overloads, types of parts, and values by their types.
@MainActor @Suite struct LastProofTests {
  private struct Linked: View {
    var body: some View {
      NavigationStack {
        NavigationLink {
          Text("there")
        } label: {
          Text("Go")
        }
        NavigationLink(destination: { Text("elsewhere") }, label: { Text("Leave") })
        NavigationLink(destination: Text("old place")) { Text("Older") }
      }
    }
  }

  @Test(arguments: [("Go", "there"), ("Leave", "elsewhere"), ("Older", "old place")])
  func `each navigation link initialiser leads to its view`(name: String, text: String) throws {
    let screen = Screen(Linked())
    try screen.button(name).tap()
    #expect(screen.text.contains(text))
  }

  private struct Sizes: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.colorSchemeContrast) private var contrast
    var body: some View {
      Text(width == UserInterfaceSizeClass.regular ? "regular" : "compact")
      Text(contrast == ColorSchemeContrast.increased ? "increased" : "standard")
    }
  }

  @Test func `size class and contrast follow the window`() {
    let screen = Screen(Sizes())
    #expect(screen.lines == ["regular", "standard"])
    screen.surround { ($0.isNarrow, $0.wantsContrast) = (true, true) }
    #expect(screen.lines == ["compact", "increased"])
  }

  private struct Searched: View {
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

  @Test func `a search is presented and dismissed by a binding`() throws {
    let screen = Screen(Searched())
    #expect(screen.text.contains("still"))
    try screen.button("Begin").tap()
    #expect(screen.text.contains("searching") && screen.focused != nil)
    try screen.button("End").tap()
    #expect(screen.text.contains("still") && screen.focused == nil)
  }

  @Test func `search scopes are shown according to their activation`() throws {
    func shows(_ activation: SearchScopeActivation) throws -> Bool {
      let screen = Screen(Searched(activation: activation))
      #expect(!screen.text.contains("Far"))
      try screen.button("Begin").tap()
      return screen.text.contains("Far")
    }
    #expect(try shows(SearchScopeActivation.automatic))
    #expect(try shows(SearchScopeActivation.onSearchPresentation))
    #expect(try !shows(SearchScopeActivation.onTextEntry))
  }

  @available(*, deprecated)
  @Test func `the deprecated system fonts have the same rules as their replacements`() {
    func rules(_ font: Font) -> [StyleRule] { Drawn(Text(verbatim: "x").font(font)).rules }
    let design: Font.Design = .serif
    let make: (CGFloat, Font.Weight, Font.Design) -> Font =
      Font.system(size:weight:design:)
    #expect(
      rules(make(20, .bold, design)) == rules(.system(size: 20, weight: .bold, design: design)))
    let styled: (Font.TextStyle, Font.Design) -> Font = Font.system(_:design:)
    #expect(rules(styled(.title, design)) == rules(.system(.title, design: design)))
    #expect(rules(styled(.title, .default)) == rules(.title))
  }

  @Test func `default labels of controls have Apple's types, and are drawn`() {
    func kind<T>(_ value: T) -> T.Type { T.self }
    func labelType<L: View>(_ button: Button<L>) -> L.Type { L.self }
    #expect(labelType(Button(role: .close) {}) == DefaultButtonLabel.self)
    #expect(Screen(Button(role: .close) {}).lines == ["Close"])
    func valueType<L: View, V: View>(_ view: ProgressView<L, V>) -> V.Type { V.self }
    let past = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 10)
    #expect(valueType(ProgressView(timerInterval: past)) == DefaultDateProgressLabel.self)
    #expect(Screen(ProgressView(timerInterval: past)).lines.contains("0:00"))
    func sharedType<D, P, I, L: View>(_ link: ShareLink<D, P, I, L>) -> L.Type { L.self }
    #expect(sharedType(ShareLink(item: "words")) == DefaultShareLinkLabel.self)
    #expect(Screen(ShareLink(item: "words")).text.contains("Share"))
    func tabType<V, C, L: View>(_ tab: Tab<V, C, L>) -> L.Type { L.self }
    let tab = Tab("One", systemImage: "star", value: 1) { Text("a") }
    #expect(tabType(tab) == DefaultTabLabel.self)
    #expect(Screen(TabView(selection: .constant(1)) { tab }).all(.tab).map(\.label) == ["One"])
    func groupType<C: View>(_ group: ControlGroup<C>) -> C.Type { C.self }
    let group = ControlGroup("Steps") { Text("a") }
    #expect(groupType(group) == LabeledControlGroupContent<Text, Text>.self)
    #expect(Screen(group).lines.contains("a"))
  }

  @Test func `symbol effects play in each way to whose protocol they conform`() {
    let bell = Image(systemName: "bell")
    func isPlayed(_ effect: some IndefiniteSymbolEffect & SymbolEffect) -> Bool {
      Drawn(bell.symbolEffect(effect)).rules.contains {
        if case .effect = $0 { true } else { false }
      }
    }
    #expect(isPlayed(.pulse) && isPlayed(.bounce) && isPlayed(.appear))
    func isRenewed(_ effect: some ContentTransitionSymbolEffect & SymbolEffect) -> Bool {
      Drawn(bell.contentTransition(.symbolEffect(effect))).rules.contains {
        if case .renewal = $0 { true } else { false }
      }
    }
    #expect(isRenewed(.replace))
    let effects: [any SymbolEffect] = [
      PulseSymbolEffect.pulse, BounceSymbolEffect.bounce, AppearSymbolEffect.appear,
      ReplaceSymbolEffect.replace,
    ]
    #expect(effects.map { $0 is any IndefiniteSymbolEffect } == [true, true, true, false])
    #expect(effects.map { $0 is any DiscreteSymbolEffect } == [true, true, false, false])
    #expect(effects.map { $0 is any TransitionSymbolEffect } == [false, false, true, false])
    #expect(effects.map { $0 is any ContentTransitionSymbolEffect } == [false, false, false, true])
  }

  @Test func `a view-aligned scroll behaviour has a type and a name`() {
    let page = ScrollView { Text(verbatim: "x") }
    #expect(
      Drawn(page.scrollTargetBehavior(ViewAlignedScrollTargetBehavior())).rules
        == Drawn(page.scrollTargetBehavior(.viewAligned)).rules)
    #expect(Drawn(page.scrollTargetBehavior(.viewAligned)).rules != Drawn(page).rules)
  }

  @Test func `a canvas context reads the environment`() {
    var direction: LayoutDirection?
    _ = Screen(
      Canvas { context, _ in direction = context.environment.layoutDirection }
        .frame(width: 10, height: 10), language: "ar")
    #expect(direction == .rightToLeft)
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

  @Test func `a ForEach of a binding has Apple's types, and edits the binding's array`() throws {
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
}
