import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct SectionTests {
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
