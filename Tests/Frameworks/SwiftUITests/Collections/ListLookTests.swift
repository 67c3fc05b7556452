import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct ListLookTests {
  private func kinds(_ screen: Screen, _ kind: ElementKind) -> [Element] {
    func walk(_ tree: ElementTree) -> [Element] {
      (tree.element.kind == kind ? [tree.element] : []) + tree.children.flatMap(walk)
    }
    return walk(screen.drawing)
  }

  @Test func `row backgrounds, insets and separators are set on the row`() throws {
    let screen = Screen(
      List {
        Text(verbatim: "one").listRowBackground(Color.red)
        Text(verbatim: "two").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text(verbatim: "three").listRowSeparator(.hidden)
        Text(verbatim: "four").listRowSeparator(.hidden, edges: .bottom)
        Text(verbatim: "five").listRowSeparatorTint(.green)
      })
    let rows = kinds(screen, .row)
    #expect(rows[0].style == [.background(.named("clear"))])
    #expect(kinds(screen, .box).contains { $0[.variant] == "part row-back" })
    #expect(rows[1].style == [.padding(top: 1, leading: 2, bottom: 3, trailing: 4)])
    #expect(rows[2].style == [.trait(.noLineAbove), .trait(.noLineBelow)])
    #expect(rows[3].style == [.trait(.noLineBelow)])
    #expect(rows[4].style == [.separatorTint(.named("green"))])
  }

  @Test func `rows outside of sections have the list's section and row spacing`() {
    func loose(_ list: some View) -> [StyleRule] {
      kinds(Screen(list), .row).last?.style ?? []
    }
    let list = List {
      Section { Text(verbatim: "in") }
      Text(verbatim: "one")
      Text(verbatim: "two")
    }
    #expect(loose(list) == [])
    #expect(loose(list.listSectionSpacing(40)) == [.looseRow(sections: 40, rows: nil)])
    #expect(loose(list.listRowSpacing(6)) == [.looseRow(sections: nil, rows: 6)])
  }

  @Test func `a row modifier on a section or a ForEach applies to each row`() {
    let screen = Screen(
      List {
        Section {
          ForEach(0..<2) { Text(verbatim: "\($0)") }
        }
        .listRowSeparator(.hidden, edges: .top)
      })
    #expect(kinds(screen, .row).map(\.style) == [[.trait(.noLineAbove)], [.trait(.noLineAbove)]])
  }

  @Test func `row and section spacing are set on the list`() {
    let screen = Screen(
      List { Text(verbatim: "x") }
        .listRowSpacing(5).listSectionSpacing(.compact))
    #expect(kinds(screen, .rows).map(\.style) == [[.trait(.apart), .spacing(5)]])
    #expect(kinds(screen, .list).map(\.style) == [[.spacing(12)]])
    let custom = Screen(List { Text(verbatim: "x") }.listSectionSpacing(33))
    #expect(kinds(custom, .list).map(\.style) == [[.spacing(33)]])
  }

  @Test func `a list can hide its background and have content margins`() {
    let screen = Screen(
      List { Text(verbatim: "x") }.scrollContentBackground(.hidden).contentMargins(.top, 7))
    #expect(
      kinds(screen, .list).map(\.style) == [
        [.trait(.noBackdrop), .padding(top: 7, leading: 0, bottom: 0, trailing: 0)]
      ])
  }

  @Test func `each list style gives the list the expected appearance`() {
    func look(_ view: some View) -> String? { kinds(Screen(view), .list)[0][.variant] }
    let list = List { Text(verbatim: "x") }
    #expect(look(list.listStyle(.automatic)) == nil)
    #expect(look(list.listStyle(.insetGrouped)) == nil)
    #expect(look(list.listStyle(.grouped)) == "grouped")
    #expect(look(list.listStyle(.plain)) == "plain")
    #expect(look(list.listStyle(.inset)) == "plain")
    #expect(look(list.listStyle(.sidebar)) == "sidebar")
    #expect(look(list.listStyle(SidebarListStyle())) == "sidebar")
  }

  private struct Folding: View {
    @State private var isOpen = true
    var body: some View {
      List {
        Section("Head", isExpanded: $isOpen) { Text(verbatim: "inside") }
        Section(isExpanded: $isOpen) {
          Text(verbatim: "also")
        } header: {
          Text(verbatim: "Second")
        }
      }
    }
  }

  @Test func `a tap on a section's header collapses the section`() throws {
    let screen = Screen(Folding())
    #expect(screen.has("inside") && screen.has("also"))
    let button = try screen.button("Head")
    #expect(button.drawing[.isExpanded] == "true")
    try button.tap()
    #expect(!screen.has("inside") && !screen.has("also"))
    #expect(try screen.button("Second").drawing[.isExpanded] == "false")
  }

  @Test func `list sections can have a prominent header or a hidden separator`() {
    let screen = Screen(
      List {
        Section("A") { Text(verbatim: "x") }.headerProminence(.increased)
        Section("B") { Text(verbatim: "y") }.listSectionSeparator(.hidden)
      })
    let styles = kinds(screen, .section).map(\.style)
    #expect(styles == [[.trait(.prominentHeader)], [.trait(.noSectionLine)]])
  }

  @Test func `outside of a list, a section's header, rows and footer are children of the stack`() {
    let screen = Screen(
      LazyVStack(pinnedViews: [.sectionHeaders]) {
        Section {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "head")
        } footer: {
          Text(verbatim: "foot")
        }
      })
    #expect(screen.lines == ["head", "row", "foot"])
    #expect(kinds(screen, .vStack).map { $0[.variant] } == ["lazy pin-h"])
    #expect(kinds(screen, .section).isEmpty)
  }
}
