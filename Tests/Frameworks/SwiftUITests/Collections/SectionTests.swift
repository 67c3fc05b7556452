import SwiftUI
import SwiftUITesting
import Testing

/// A heading whose text comes and goes by the heading's body.
private struct Heading: View {
  @Binding var isThere: Bool
  var body: some View {
    if isThere { Text("head") }
  }
}

private struct Foldable: View {
  @State private var isThere = false
  var body: some View {
    List {
      Section {
        Button("Toggle") { isThere.toggle() }
      } header: {
        Heading(isThere: $isThere)
      } footer: {
        if isThere { Text("foot") }
      }
    }
  }
}

@MainActor @Suite struct SectionTests {
  @Test func `a header and a footer without content draw no element`() {
    let nothing: String? = nil
    let screen = Screen(
      List {
        Section {
          Text("row")
        } header: {
          if let nothing { Text(nothing) }
        } footer: {
          AnyView(EmptyView())
        }
      })
    #expect(screen.lines == ["row"])
    #expect(screen.all(.heading).isEmpty)
    #expect(!screen.all(.any).contains { $0.drawing.kind == .sectionFooter })
  }

  @Test func `a section's header appears with its first content and disappears with its last`()
    throws
  {
    let screen = Screen(Foldable())
    #expect(screen.all(.heading).isEmpty)
    try screen.button("Toggle").tap()
    #expect(screen.lines == ["head", "Toggle", "foot"])
    #expect(screen.all(.heading).map(\.label) == ["head"])
    try screen.button("Toggle").tap()
    #expect(screen.lines == ["Toggle"] && screen.all(.heading).isEmpty)
    try screen.button("Toggle").tap()
    #expect(screen.lines == ["head", "Toggle", "foot"])
  }

  @Test func `a section shows its header, rows and footer in this order`() {
    let all = Screen(
      List {
        Section {
          Text("row")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
      })
    #expect(all.lines == ["head", "row", "foot"])
  }

  @Test func `a section may have no header or no footer`() {
    let screen = Screen(
      Form {
        Section { Text("a") }
        Section {
          Text("b")
        } header: {
          Text("B")
        }
        Section {
          Text("c")
        } footer: {
          Text("C")
        }
        Section("D") { Text("d") }
        Section(header: Text("E")) { Text("e") }
      })
    #expect(screen.lines == ["a", "B", "b", "c", "C", "D", "d", "E", "e"])
  }
}
