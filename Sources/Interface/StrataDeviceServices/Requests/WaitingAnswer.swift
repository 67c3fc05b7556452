/// Resumes a continuation once: with the first answer, or because the request was cancelled.
final class WaitingAnswer: Sendable {
  private struct State {
    var continuation: CheckedContinuation<DeviceAnswer, Never>?
    var handle: DeviceRequestHandle?
    /// An answer that came before the continuation was set.
    var answer: DeviceAnswer?
    var isOver = false
  }

  private let state = Locked(State())

  func wait(with continuation: CheckedContinuation<DeviceAnswer, Never>) {
    let early = state.withLock { state in
      if state.answer == nil { state.continuation = continuation }
      return state.answer
    }
    if let early { continuation.resume(returning: early) }
  }

  /// Keeps the request's handle; cancels it if the request was cancelled meanwhile.
  func hold(_ handle: DeviceRequestHandle) {
    let isOver = state.withLock { state in
      if !state.isOver { state.handle = handle }
      return state.isOver
    }
    if isOver { handle.cancel() }
  }

  func receive(_ answer: DeviceAnswer) { _ = finish(with: answer) }

  func cancel() { finish(with: .failed(.cancelled))?.cancel() }

  private func finish(with answer: DeviceAnswer) -> DeviceRequestHandle? {
    let (continuation, handle) = state.withLock { state in
      guard !state.isOver else {
        return (nil as CheckedContinuation<DeviceAnswer, Never>?, nil as DeviceRequestHandle?)
      }
      state.isOver = true
      state.answer = answer
      defer { (state.continuation, state.handle) = (nil, nil) }
      return (state.continuation, state.handle)
    }
    continuation?.resume(returning: answer)
    return handle
  }
}
