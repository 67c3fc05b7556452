/// A value with a number that tasks can wait for, without polling.
final class Counted<Value: Sendable>: Sendable {
  private struct State: Sendable {
    var value: Value
    var waiters = Waiters()
  }

  private let state: Locked<State>
  private let number: @Sendable (Value) -> Int

  init(_ value: Value, number: @escaping @Sendable (Value) -> Int) {
    state = Locked(State(value: value))
    self.number = number
  }

  var value: Value { state.withLock(\.value) }

  /// Changes the value, then wakes every task whose number is reached.
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    let (result, due) = state.withLock { state in
      let result = body(&state.value)
      return (result, state.waiters.reached(number(state.value)))
    }
    due.forEach { $0.resume() }
    return result
  }

  /// Returns once the number is at least `threshold`, or when the waiting task is cancelled.
  func wait(atLeast threshold: Int) async {
    let id = state.withLock { $0.waiters.makeID() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let ready = state.withLock { state in
          let reached = number(state.value)
          return state.waiters.add(continuation, id: id, threshold: threshold, reached: reached)
        }
        ready?.resume()
      }
    } onCancel: {
      state.withLock { $0.waiters.cancel(id) }?.resume()
    }
  }
}
