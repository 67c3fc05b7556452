/// A gate that a test opens: what waits behind it goes on, then and ever after.
///
/// It makes "while the first request is still running" a fact instead of a guess.
public final class Gate: Sendable {
  private let state = Counted(0) { $0 }

  public init() {}

  public func open() {
    state.change { $0 = 1 }
  }

  /// Returns once the gate is open, or when the waiting task is cancelled.
  public func wait() async {
    await state.wait(atLeast: 1)
  }
}
