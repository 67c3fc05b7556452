import NetworkingKit
import StrataKitTesting
import Testing

@Suite(.timeLimit(.minutes(10))) struct SingleFlightTests {
  private let flights = SingleFlight<String, Int>()
  private let gate = Gate()
  private let runs = Recorded<String>()
  private let cancellations = Recorded<String>()

  /// Requests a key's value in a task; the work ends when the gate opens, also if it is cancelled.
  private func ask(_ key: String, until gate: Gate? = nil) -> Task<Int, Never> {
    Task { [flights, gate = gate ?? self.gate, runs, cancellations] in
      await flights.value(for: key) {
        runs.record(key)
        let number = runs.all.count
        await withTaskCancellationHandler {
          await Task { await gate.wait() }.value
        } onCancel: {
          cancellations.record(key)
        }
        return number
      }
    }
  }

  /// Returns once so many callers wait for a key; it depends on other tasks' turns, not on time.
  private func passengers(_ count: Int, for key: String) async {
    while await flights.passengers(for: key) != count { await Task.yield() }
  }

  @Test
  func `concurrent calls with the same key share one operation, calls with another key do not`()
    async
  {
    let (one, two) = (ask("a"), ask("a"))
    await runs.wait(for: 1)
    await passengers(2, for: "a")
    let other = ask("b")
    await passengers(1, for: "b")
    gate.open()
    #expect(await one.value == 1)
    #expect(await two.value == 1)
    #expect(await other.value == 2)
    #expect(runs.all == ["a", "b"])
  }

  @Test func `a call after the shared operation has ended starts it again`() async {
    gate.open()
    #expect(await ask("a").value == 1)
    await passengers(0, for: "a")
    #expect(await ask("a").value == 2)
  }

  @Test func `a shared operation is cancelled when its last caller is cancelled, not before`() async
  {
    let (one, two) = (ask("a"), ask("a"))
    await runs.wait(for: 1)
    await passengers(2, for: "a")
    one.cancel()
    await passengers(1, for: "a")
    #expect(cancellations.all.isEmpty)
    two.cancel()
    await cancellations.wait(for: 1)
    #expect(await flights.passengers(for: "a") == 0)
    let third = ask("a")
    await runs.wait(for: 2)
    gate.open()
    #expect(await third.value == 2)
  }

  @Test func `the end of a cancelled operation does not end the next one with the same key`() async
  {
    let first = ask("a")
    await runs.wait(for: 1)
    first.cancel()
    await cancellations.wait(for: 1)
    await passengers(0, for: "a")
    let later = Gate()
    let second = ask("a", until: later)
    await runs.wait(for: 2)
    gate.open()
    #expect(await first.value == 1)
    #expect(await flights.passengers(for: "a") == 1)
    later.open()
    #expect(await second.value == 2)
    await passengers(0, for: "a")
  }
}
