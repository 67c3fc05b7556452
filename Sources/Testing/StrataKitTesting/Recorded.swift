/// The calls of a fake, in order; a test can wait for a call instead of a time.
///
///     let calls = Recorded<String>()
///     let fake = FakeSearch { calls.record($0) }
///     await calls.wait(for: 2)
///     #expect(calls.all == ["Lon", "London"])
public final class Recorded<Call: Sendable>: Sendable {
  private let state = Counted<[Call]>([]) { $0.count }

  /// Creates an empty list of calls.
  public init() {}

  /// All calls that were recorded so far.
  public var all: [Call] { state.value }

  /// Appends a call and wakes waiting tasks.
  public func record(_ call: Call) {
    state.change { $0.append(call) }
  }

  /// Returns once at least `count` calls were recorded, or when the waiting task is cancelled.
  public func wait(for count: Int) async {
    await state.wait(atLeast: count)
  }
}
