import SwiftUI
import SwiftUITesting
import Testing

/// Tests of a navigation view with several columns, which is a stack here.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NavigationColumnsTests {
  @Test
  func `a deprecated NavigationView of two columns shows the first, whose links push screens`()
    throws
  {
    let screen = Screen(
      NavigationView {
        List {
          NavigationLink("Paul") { Text("Paul's page") }
        }
        Text("Nobody is selected")
      })
    #expect(screen.lines.contains("Paul") && !screen.lines.contains("Nobody is selected"))
    try screen.button("Paul").tap()
    #expect(screen.lines.contains("Paul's page"))
  }

  @Test func `a NavigationView's column that is an if statement changes with its condition`() {
    let isEmpty = Box(true)
    let screen = Screen(Columns(box: isEmpty))
    #expect(screen.lines.contains("Empty") && !screen.lines.contains("Nothing"))
    isEmpty.value = false
    #expect(screen.lines.contains("Full") && !screen.lines.contains("Empty"))
  }

  @MainActor @Observable fileprivate final class Box {
    var value: Bool
    init(_ value: Bool) { self.value = value }
  }

  private struct Columns: View {
    let box: Box
    var body: some View {
      NavigationView {
        if box.value { Text("Empty") } else { Text("Full") }
        Text("Nothing")
      }
    }
  }
}
