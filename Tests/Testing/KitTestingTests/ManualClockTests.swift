import StrataKitTesting
import Testing

@Suite(.timeLimit(.minutes(30))) struct ManualClockTests {
  private let clock = ManualClock()

  @Test func `a sleeper wakes when the clock reaches its time, not before`() async throws {
    let woken = Recorded<String>()
    async let short: Void = sleep(.seconds(1), then: "short", woken)
    async let long: Void = sleep(.seconds(5), then: "long", woken)
    await clock.waitForSleepers(count: 2)
    clock.advance(by: .milliseconds(999))
    #expect(clock.sleepers == 2)
    clock.advance(by: .milliseconds(1))
    await woken.wait(for: 1)
    #expect(woken.all == ["short"])
    clock.advance(by: .seconds(4))
    _ = try await (short, long)
    #expect(woken.all == ["short", "long"])
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func `sleeping until a time that has passed returns at once`() async throws {
    clock.advance(by: .seconds(10))
    try await clock.sleep(until: ManualClock.Instant(offset: .seconds(10)))
  }

  @Test func `cancelling wakes a sleeper with an error`() async {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
  }

  @Test func `a task cancelled before it sleeps does not sleep`() async {
    let gate = Gate()
    let task = Task {
      await gate.wait()
      try await clock.sleep(for: .seconds(1))
    }
    task.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a manual clock works as an existential Clock of durations`() async throws {
    let any: any Clock<Duration> = clock
    async let slept: Void = any.sleep(for: .seconds(2))
    await clock.waitForSleepers()
    clock.advance(by: .seconds(2))
    try await slept
  }

  private func sleep(_ time: Duration, then name: String, _ woken: Recorded<String>) async throws {
    try await clock.sleep(for: time)
    woken.record(name)
  }
}
