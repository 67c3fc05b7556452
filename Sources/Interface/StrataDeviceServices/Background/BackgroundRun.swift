/// One run of registered background work, with its expiration and its outcome.
public final class BackgroundRun: Sendable {
  private struct State {
    var outcome: Bool?
    var isExpired = false
    var onExpiration: (@Sendable () -> Void)?
    var waiting: [CheckedContinuation<Bool, Never>] = []
  }

  /// The identifier that the work was registered for.
  public let id: String
  /// A Boolean value that indicates whether the run was requested as the longer, processing kind of
  /// work.
  public let isProcessing: Bool
  private let state = Locked(State())

  /// Creates a run that has neither expired nor finished.
  public init(id: String, isProcessing: Bool = false) {
    self.id = id
    self.isProcessing = isProcessing
  }

  /// Sets the closure to call on expiration. If the run has expired already, the closure is called
  /// at once.
  public func onExpiration(_ action: (@Sendable () -> Void)?) {
    let isLate = state.withLock { state in
      state.onExpiration = action
      return state.isExpired && state.outcome == nil
    }
    if isLate { action?() }
  }

  /// Expires the run and calls its handler. The work may still report its outcome.
  public func expire() {
    let action = state.withLock { state -> (@Sendable () -> Void)? in
      guard !state.isExpired, state.outcome == nil else { return nil }
      state.isExpired = true
      return state.onExpiration
    }
    action?()
  }

  /// Reports the outcome; only the first call counts.
  public func finish(_ isSuccess: Bool) {
    let waiting = state.withLock { state in
      guard state.outcome == nil else { return [CheckedContinuation<Bool, Never>]() }
      state.outcome = isSuccess
      // Release what the handler captured.
      state.onExpiration = nil
      defer { state.waiting = [] }
      return state.waiting
    }
    waiting.forEach { $0.resume(returning: isSuccess) }
  }

  /// Waits until the work has finished, and returns whether it succeeded.
  public func outcome() async -> Bool {
    await withCheckedContinuation { continuation in
      let known = state.withLock { state in
        if state.outcome == nil { state.waiting.append(continuation) }
        return state.outcome
      }
      if let known { continuation.resume(returning: known) }
    }
  }
}
