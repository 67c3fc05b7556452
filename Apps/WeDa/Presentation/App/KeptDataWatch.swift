import WeDaDomain

/// Observes the device's other windows while a window is open.
///
/// It does not use `.task`, since the first page waits for tasks, and this work never ends.
@MainActor final class KeptDataWatch {
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  func begin(
    _ useCase: any WatchKeptDataUseCase, tell: @escaping @MainActor (KeptChange) async -> Void
  ) {
    guard task == nil else { return }
    let changes = useCase.execute()
    task = Task { for await change in changes { await tell(change) } }
  }

  func end() {
    task?.cancel()
    task = nil
  }
}
