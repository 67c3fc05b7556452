import Testing

extension Screen {
  /// Waits until no view has a running task, and the screen shows the results.
  ///
  /// Fails the running test, and returns, once the screen has not changed for ``patience``, as with
  /// a task that never ends. Use ``settle(until:fileID:filePath:line:)`` to wait for the results of
  /// such a task.
  public func settle(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) async {
    let wait = Wait(aim: "the views' tasks to end", fileID, filePath, line)
    await wait.run(on: self) { $0.liveTree.runningTasks == 0 }
  }

  /// Waits until the screen satisfies a condition.
  ///
  ///     await screen.settle { $0.text.contains("London") }
  ///
  /// Fails the running test, and returns, once the screen has not changed for ``patience``.
  public func settle(
    until isReached: (Screen) -> Bool,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) async {
    let wait = Wait(aim: "what it should show", fileID, filePath, line)
    await wait.run(on: self, until: isReached)
  }
}

/// A test's wait for a screen, which fails the test if the screen stays as it is.
@MainActor struct Wait {
  let aim: String
  /// The line that a failure names. A file that imports no Testing lacks `#_sourceLocation`.
  let place: SourceLocation

  init(aim: String, _ fileID: String, _ filePath: String, _ line: Int) {
    self.aim = aim
    place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  }

  /// Waits until the screen satisfies a condition, and returns whether it does.
  @discardableResult func run(on screen: Screen, until isReached: (Screen) -> Bool) async -> Bool {
    screen.flush()
    while !isReached(screen), !Task.isCancelled {
      guard await screen.waiters.wait(atMost: screen.patience) else {
        fail(screen)
        return false
      }
      screen.flush()
    }
    return !Task.isCancelled
  }

  /// Fails the running test; outside of one, as in XCTest, reports a fault instead.
  private func fail(_ screen: Screen) {
    let told = """
      The screen did not change for \(screen.patience) while a test waited for \(aim):
      \(screen.tree)
      """
    guard Test.current != nil else { return screen.liveTree.report(fault: told) }
    Issue.record("\(told)", sourceLocation: place)
  }
}

/// The tests that wait for the screen to change.
@MainActor final class Waiters {
  private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var lastID = 0

  nonisolated init() {}

  /// Returns `true` at the next ``wakeAll()``, or when the waiting task is cancelled; `false` once
  /// `patience` has passed without either.
  func wait(atMost patience: Duration) async -> Bool {
    lastID += 1
    let id = lastID
    let timer = Task {
      try await Task.sleep(for: patience)
      waiting.removeValue(forKey: id)?.resume(returning: false)
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: true)
        } else {
          waiting[id] = continuation
        }
      }
    } onCancel: {
      Task { @MainActor in self.waiting.removeValue(forKey: id)?.resume(returning: true) }
    }
  }

  func wakeAll() {
    let due = waiting.values
    waiting = [:]
    for continuation in due { continuation.resume(returning: true) }
  }
}
