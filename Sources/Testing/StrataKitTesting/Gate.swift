/// A gate that a test opens once: waiting tasks continue, and later ones do not wait.
///
/// With a gate, a test can make sure that something happens while another task is still running.
public final class Gate: Sendable {
  private let state = Counted(0) { $0 }

  /// Creates a closed gate.
  public init() {}

  /// Opens the gate for all tasks, now and later.
  public func open() {
    state.change { $0 = 1 }
  }

  /// Returns once the gate is open, or when the waiting task is cancelled.
  public func wait() async {
    await state.wait(atLeast: 1)
  }
}
