import StrataViewTree

/// Runs a task for as long as the content is there and its tab is the chosen one; another `id`
/// cancels it and starts it again.
struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never
  var id: ID
  var priority: TaskPriority
  var action: @isolated(any) @Sendable () async -> Void

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? TaskNode<ID> ?? TaskNode<ID>(context)
    node.update(modifier, isInSight: EnvironmentValues(context.environment).isShowing)
    node.show(content, context)
    return node
  }
}

@MainActor final class TaskNode<ID: Equatable>: LifecycleNode {
  private var id: ID?
  private var task: Task<Void, Never>?
  private var isInSight = false

  func update(_ modifier: TaskModifier<ID>, isInSight: Bool) {
    guard id != modifier.id || isInSight != self.isInSight else { return }
    (id, self.isInSight) = (modifier.id, isInSight)
    task?.cancel()
    task = nil
    guard isInSight else { return }
    tree.afterUpdate { [weak self] in self?.start(modifier) }
  }

  private func start(_ modifier: TaskModifier<ID>) {
    guard isMounted, isInSight, task == nil, id == modifier.id else { return }
    let tree = tree
    tree.taskStarted()
    task = Task(priority: modifier.priority) {
      // A view that is gone before its task has had a turn never wanted it.
      if !Task.isCancelled { await modifier.action() }
      tree.taskEnded()
    }
  }

  override func unmount() {
    super.unmount()
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Runs a task while the view is there; anew when its tab is chosen again.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: unsafeSendable(action)))
  }

  /// Runs a task while the view is there, anew for each value.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: unsafeSendable(action)))
  }
}

/// `sending` hands the closure over for good: nobody else calls it, so it may cross into its task.
private func unsafeSendable(
  _ action: sending @escaping @isolated(any) () async -> Void
) -> @isolated(any) @Sendable () async -> Void {
  unsafeBitCast(action, to: (@isolated(any) @Sendable () async -> Void).self)
}
