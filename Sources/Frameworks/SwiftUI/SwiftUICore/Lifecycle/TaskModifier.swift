import StrataViewTree

/// Runs a task while the content exists and its tab is selected. If `id` changes, the task is
/// cancelled and started again.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never
  var id: ID
  var name: String?
  var priority: TaskPriority
  var action: @isolated(any) @Sendable () async -> Void

  @MainActor static func _update<V: View>(
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
  private(set) var task: Task<Void, Never>?
  /// The record of the task, by which the node recognizes its end.
  private var current: ViewTask?
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
    let running = ViewTask(in: tree)
    current = running
    task = Task(name: modifier.name, priority: modifier.priority) { [weak self] in
      // A view that is removed before its task starts does not run it.
      if !Task.isCancelled {
        await ViewTask.$current.withValue(running) { await modifier.action() }
      }
      running.end()
      self?.drop(running)
    }
  }

  /// Drops a task that has ended: whoever holds a task also holds the memory of the calls that it
  /// made.
  private func drop(_ ended: ViewTask) {
    guard current === ended else { return }
    (task, current) = (nil, nil)
  }

  override func unmount() {
    super.unmount()
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Adds a task that runs while the view exists, and restarts when its tab is selected again. It
  /// is cancelled when the view is removed or its tab is left.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The asynchronous work.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: unsafeSendable(action)))
  }

  /// Adds a task with a name that runs while the view exists, and restarts when its tab is selected
  /// again. It is cancelled when the view is removed or its tab is left.
  ///
  /// - Parameters:
  ///   - name: The name of the task, for debugging; `nil` for the file and line of the call.
  ///   - priority: The priority of the task.
  ///   - file: The file that names a task without a name.
  ///   - line: The line in `file`.
  ///   - action: The asynchronous work.
  nonisolated public func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: 0, name: name ?? "\(file):\(line)", priority: priority, action: unsafeSendable(action)))
  }

  /// Adds a task that runs while the view exists, and is cancelled and restarted when a value
  /// changes.
  ///
  /// - Parameters:
  ///   - value: The value whose changes restart the task.
  ///   - priority: The priority of the task.
  ///   - action: The asynchronous work.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: unsafeSendable(action)))
  }

  /// Adds a task with a name that runs while the view exists, and is cancelled and restarted when a
  /// value changes.
  ///
  /// - Parameters:
  ///   - id: The value whose changes restart the task.
  ///   - name: The name of the task, for debugging; `nil` for the file and line of the call.
  ///   - priority: The priority of the task.
  ///   - file: The file that names a task without a name.
  ///   - line: The line in `file`.
  ///   - action: The asynchronous work.
  nonisolated public func task<T: Equatable>(
    id: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: id, name: name ?? "\(file):\(line)", priority: priority, action: unsafeSendable(action))
    )
  }
}

/// Returns a closure that may be sent to its task. `sending` guarantees that no other code calls
/// it.
private func unsafeSendable(
  _ action: sending @escaping @isolated(any) () async -> Void
) -> @isolated(any) @Sendable () async -> Void {
  unsafeBitCast(action, to: (@isolated(any) @Sendable () async -> Void).self)
}
