/// One start of a registered work: how it ends, and how it is told that its time is up.
public final class BackgroundRun: Sendable {
  private struct State {
    var outcome: Bool?
    var isExpired = false
    var onExpiration: (@Sendable () -> Void)?
    var waiting: [CheckedContinuation<Bool, Never>] = []
  }

  public let id: String
  /// Whether it was asked for as the longer kind of work.
  public let isProcessing: Bool
  private let state = Locked(State())

  public init(id: String, isProcessing: Bool = false) {
    self.id = id
    self.isProcessing = isProcessing
  }

  /// What to call when the time is up; one that is set after that is called at once.
  public func onExpiration(_ action: (@Sendable () -> Void)?) {
    let isLate = state.withLock { state in
      state.onExpiration = action
      return state.isExpired && state.outcome == nil
    }
    if isLate { action?() }
  }

  /// Says that the time is up. The work may still say how it ended.
  public func expire() {
    let action = state.withLock { state -> (@Sendable () -> Void)? in
      guard !state.isExpired, state.outcome == nil else { return nil }
      state.isExpired = true
      return state.onExpiration
    }
    action?()
  }

  /// Says how it ended; only the first time counts.
  public func finish(_ isSuccess: Bool) {
    let waiting = state.withLock { state in
      guard state.outcome == nil else { return [CheckedContinuation<Bool, Never>]() }
      state.outcome = isSuccess
      // What the handler holds on to is free again.
      state.onExpiration = nil
      defer { state.waiting = [] }
      return state.waiting
    }
    waiting.forEach { $0.resume(returning: isSuccess) }
  }

  /// How it ended, once it has.
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
