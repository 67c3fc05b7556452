import SwiftUI
import SwiftUITesting
import Testing

private struct Endless: View {
  var body: some View {
    Text("Loading").task {
      // Waits until the screen is closed, since nothing is ever sent.
      for await _ in AsyncStream<Int>(Int.self, { _ in }) {}
    }
  }
}

@MainActor @Suite struct SettlingTests {
  @Test func `a condition that is never satisfied fails the test and shows the screen`() async {
    let screen = Screen(Text("Loading"))
    screen.patience = .milliseconds(1)
    await withKnownIssue {
      await screen.settle { $0.text.contains("London") }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("did not change for 0.001 seconds") && text.contains("Loading")
    }
  }

  @Test func `a task that never ends fails the test that waits for all tasks`() async {
    let screen = Screen(Endless())
    screen.patience = .milliseconds(1)
    await withKnownIssue { await screen.settle() }
    screen.close()
  }

  @Test func `a list that stops growing fails the test that scrolls on`() async {
    let screen = Screen(Text("No rows"))
    screen.patience = .milliseconds(1)
    await withKnownIssue { await screen.scrollOn(to: 20, count: { 10 }) { _ in true } }
  }

  @Test func `a condition that the screen satisfies later is waited for`() async {
    let screen = Screen(Late())
    await screen.settle { $0.text.contains("Loaded") }
    #expect(screen.text.contains("Loaded"))
  }
}

private struct Late: View {
  @State private var text = "Loading"

  var body: some View {
    Text(text).task {
      await Task.yield()
      text = "Loaded"
    }
  }
}
