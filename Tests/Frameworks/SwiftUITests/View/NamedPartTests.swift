import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of types of parts that apps seldom name.
@MainActor @Suite struct NamedPartTests {
  private struct Framed: MenuStyle {
    func makeBody(configuration: MenuStyleConfiguration) -> some View {
      let build:
        (MenuStyleConfiguration) -> Menu<
          MenuStyleConfiguration.Label, MenuStyleConfiguration.Content
        > = { Menu($0) }
      VStack {
        Text("Above")
        build(configuration)
      }
    }
  }

  @Test func `a custom menu style that draws its configuration shows the menu's label and items`()
    throws
  {
    var log = ""
    let menu = Menu("More") { Button("Share") { log = "shared" } }
    let screen = Screen(menu.menuStyle(Framed()))
    #expect(screen.has("Above") && screen.has("More"))
    try screen.button("Share").tap()
    #expect(log == "shared")
  }

  private struct Passing: NavigationSplitViewStyle {
    func makeBody(configuration: NavigationSplitViewStyleConfiguration) -> some View {
      ProminentDetailNavigationSplitViewStyle().makeBody(configuration: configuration)
    }
  }

  private struct Ruled: TextEditorStyle {
    func makeBody(configuration: TextEditorStyleConfiguration) -> some View {
      VStack {
        Text("Above")
        PlainTextEditorStyle().makeBody(configuration: configuration)
      }
    }
  }

  @Test func `custom split view and text editor styles receive the columns and the text`() {
    let split = NavigationSplitView {
      Text("side")
    } detail: {
      Text("detail")
    }
    let columns = Screen(split.navigationSplitViewStyle(Passing()))
    #expect(columns.text.contains("side") && columns.text.contains("detail"))
    let editor = TextEditor(text: .constant("written")).accessibilityLabel("Notes")
    let screen = Screen(editor.textEditorStyle(Ruled()))
    #expect(screen.has("Above") && screen.all(.field).first?.value == "written")
  }

  private struct Folder: Identifiable {
    var id: String
    var below: [Folder]?
  }

  @Test func `an outline group expands to its children`() throws {
    let tree = [Folder(id: "Root", below: [Folder(id: "Leaf")])]
    let outline:
      OutlineGroup<
        [Folder], String, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>
      > = OutlineGroup(tree, children: \.below) { Text(verbatim: $0.id) }
    let screen = Screen(VStack { outline })
    #expect(!screen.has("Leaf"))
    try screen.button("Root").tap()
    #expect(screen.has("Leaf"))
  }

  @Test func `a toolbar item group with a label shows its views`() {
    let group: ToolbarItemGroup<LabeledToolbarItemGroupContent<Button<Text>, Text>> =
      ToolbarItemGroup {
        Button("Bold") {}
      } label: {
        Text("Style")
      }
    let screen = Screen(NavigationStack { Text("page").toolbar { group } })
    #expect(screen.has("Bold") && screen.has("page"))
  }

  @Test func `a WindowGroup for a value draws its content with a binding to nil`() {
    let group: WindowGroup<PresentedWindowContent<Int, Text>> = WindowGroup(for: Int.self) {
      Text(verbatim: "number \($0.wrappedValue ?? 0)")
    }
    #expect(Screen(group._content).lines == ["number 0"])
  }

  @Test func `lists and scroll views draw the same as their bodies`() {
    let scroll = ScrollView { Text("words") }
    #expect(Drawn(scroll.body).elements == Drawn(scroll).elements)
    let list = List { Text("row") }
    #expect(Drawn(list.body).elements == Drawn(list).elements)
  }

  @Test func `a shape's fill without a style uses the foreground and the given fill rule`() {
    let fill: (FillStyle) -> FillShapeView<Circle, ForegroundStyle, EmptyView> =
      Circle().fill(style:)
    let drawn = Drawn(fill(FillStyle(eoFill: true)))
    guard case .fill(_, let paint, true) = drawn.figure else {
      Issue.record("it is \(String(describing: drawn.figure))")
      return
    }
    #expect(paint == Drawn(Circle().fill(.foreground)).paint)
  }

  @Test func `attributes of an attributed string are found by their names`() {
    var words = AttributedString("words")
    words.font = .title
    words.link = URL(string: "https://example.com/")
    let run = words.runs.first
    #expect(run?.font == .title && run?.link?.host() == "example.com")
    let lookup: (AttributeDynamicLookup) -> AttributeScopes.SwiftUIAttributes.FontAttribute = {
      $0[dynamicMember: \AttributeScopes.SwiftUIAttributes.font]
    }
    #expect("\(type(of: lookup))".contains("FontAttribute"))
    // The scope also contains Foundation's attributes.
    func whole<T>(_ path: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T.Type { T.self }
    #expect(whole(\.foundation) == AttributeScopes.FoundationAttributes.self)
  }
}
