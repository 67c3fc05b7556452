import StrataViewTree
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Tests that views do not hold tasks that have ended: such a task keeps the memory of its calls.
@MainActor @Suite struct EndedTaskTests {
  private struct Yielding: View {
    @State private var id = 0

    var body: some View {
      Button("Next") { id += 1 }.task(id: id) { await Task.yield() }
    }
  }

  private func taskNode(below node: Node) -> TaskNode<Int>? {
    node as? TaskNode<Int> ?? node.children.lazy.compactMap { taskNode(below: $0) }.first
  }

  @Test func `a view holds its task while the task runs, and drops it when the task has ended`()
    async throws
  {
    let screen = Screen(Yielding())
    screen.flush()
    let node = try #require(taskNode(below: screen.liveTree.screen))
    for _ in 0..<3 {
      #expect(node.task != nil)
      await screen.settle()
      #expect(node.task == nil)
      try screen.button("Next").tap()
      screen.flush()
    }
  }
}
