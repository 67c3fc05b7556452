/// A view's task that runs. A first page waits for it, except while the task waits for an answer of
/// the browser, which answers only after it has got the page.
public final class ViewTask: Sendable {
  /// The task of a view that the current code runs in; `nil` outside such tasks.
  @TaskLocal public static var current: ViewTask?

  @MainActor private weak var tree: Tree?
  @MainActor private var isOver = false
  @MainActor private var openQuestions = 0

  /// Records the start of a task of a view in a tree.
  @MainActor public init(in tree: Tree) {
    self.tree = tree
    tree.taskStarted()
  }

  /// Records the end of the task.
  @MainActor public func end() {
    if openQuestions > 0 { tree?.taskGoesOn() }
    tree?.taskEnded()
    isOver = true
  }

  /// Records that the task asks the browser something.
  @MainActor public func asks() {
    openQuestions += 1
    if openQuestions == 1, !isOver { tree?.taskAsks() }
  }

  /// Records that a question was answered or withdrawn.
  @MainActor public func isAnswered() {
    openQuestions -= 1
    if openQuestions == 0, !isOver { tree?.taskGoesOn() }
  }
}
