/// What a fake was asked, in order; a test can wait for a call instead of for time.
///
///     let calls = Recorded<String>()
///     let fake = FakeSearch { calls.record($0) }
///     await calls.wait(for: 2)
///     #expect(calls.all == ["Lon", "London"])
public final class Recorded<Call: Sendable>: Sendable {
  private let state = Counted<[Call]>([]) { $0.count }

  public init() {}

  public var all: [Call] { state.value }

  public func record(_ call: Call) {
    state.change { $0.append(call) }
  }

  /// Returns once at least `count` calls were recorded, or when the waiting task is cancelled.
  public func wait(for count: Int) async {
    await state.wait(atLeast: count)
  }
}
