import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing

/// A row that notes when it is evaluated.
private struct NotedRow: View {
  let evaluated: Recorded<String>

  var body: some View {
    let _ = evaluated.record("row")
    Text("row")
  }
}

private struct Sections: View {
  let evaluated: Recorded<String>

  var body: some View {
    Section("Head") { NotedRow(evaluated: evaluated) }
    Text("loose")
  }
}

/// Tests that a list knows by its content's type whether it has sections, and corrects itself where
/// the type does not tell.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SectionedListTests {
  private let evaluated = Recorded<String>()

  private func sections(of screen: Screen) -> Int {
    screen.tree.split(separator: "\n").count { $0.drop { $0 == " " } == "section" }
  }

  @Test func `the rows of a list whose content is always sections are evaluated once`() {
    let list = Screen(List { Section { NotedRow(evaluated: evaluated) } })
    #expect(list.text == "row" && evaluated.all.count == 1)
    let form = Screen(Form { Sections(evaluated: evaluated).tint(.red) })
    #expect(form.text.contains("Head") && evaluated.all.count == 2)
    let repeated = Screen(
      List {
        ForEach(0..<3, id: \.self) { _ in Group { Section { NotedRow(evaluated: evaluated) } } }
      })
    #expect(sections(of: repeated) == 3 && evaluated.all.count == 5)
    let chosen = Screen(
      List {
        if evaluated.all.isEmpty {
          Section("A") { Text("a") }
        } else {
          Section("B") { NotedRow(evaluated: evaluated) }
        }
      })
    #expect(chosen.text.contains("B") && evaluated.all.count == 6)
  }

  @Test func `a list whose sections are left out looks like one that cannot have any`() {
    let none: [Int] = []
    let without = Screen(
      List {
        ForEach(none, id: \.self) { _ in Section { Text("inside") } }
        NotedRow(evaluated: evaluated)
      })
    #expect(without.tree == Screen(List { NotedRow(evaluated: evaluated) }).tree)
    #expect(sections(of: without) == 0)
  }

  @Test func `a list whose sections come and go is drawn with and without them`() throws {
    let screen = Screen(Coming())
    let before = screen.tree
    try screen.button("toggle").tap()
    #expect(sections(of: screen) == 1)
    try screen.button("toggle").tap()
    #expect(screen.tree == before && sections(of: screen) == 0)
  }

  private struct Coming: View {
    @State private var rows: [Int] = []

    var body: some View {
      List {
        Button("toggle") { rows = rows.isEmpty ? [1] : [] }
        ForEach(rows, id: \.self) { _ in Section { Text("inside") } }
      }
    }
  }
}
