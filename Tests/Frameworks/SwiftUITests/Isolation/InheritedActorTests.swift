import SwiftUI
import SwiftUITesting
import Testing

/// A model without an actor, which only the view may use.
private final class Model {
  var loads = 0
  func load() { loads += 1 }
}

@MainActor @Suite struct InheritedActorTests {
  private struct Loaded: View {
    let model: Model
    @State private var loads = 0
    var body: some View {
      NavigationStack {
        Text("loads \(loads)")
          .task {
            model.load()
            loads = model.loads
          }
          .refreshable {
            model.load()
            loads = model.loads
          }
      }
    }
  }

  @Test func `a task and a refresh action run on the view's actor`() async throws {
    let screen = Screen(Loaded(model: Model()))
    await screen.settle { $0.text.contains("loads 1") }
    try screen.element("loads 1").refresh()
    await screen.settle { $0.text.contains("loads 2") }
  }
}
