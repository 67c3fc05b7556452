import Testing

@testable import StrataWorkers

/// Tests of whether a front says that newcomers had better go to another server.
@Suite struct FleetConditionTests {
  private static let late = WorkerCondition(lag: Fleet.longLag)

  @Test func `a front is busy once all of its workers lag, and not in their first half minute`() {
    var fleet = Fleet.serving(2)
    fleet.answered(1, Self.late)
    #expect(!fleet.isBusy(at: .seconds(60)), "one worker keeps up")
    fleet.answered(2, Self.late)
    #expect(!fleet.isBusy(at: .seconds(29)))
    #expect(fleet.isBusy(at: .seconds(30)))
    #expect(fleet.lag == Fleet.longLag)
    fleet.answered(1, .init(lag: Fleet.longLag - 1))
    #expect(!fleet.isBusy(at: .seconds(60)))
  }

  @Test func `workers that answer no heartbeat are late, too`() {
    var fleet = Fleet.serving(1)
    _ = fleet.pass(40, from: .zero)
    #expect(!fleet.isBusy(at: .seconds(40)))
    _ = fleet.pass(Heartbeat.lateness + 1, from: .seconds(40), silent: 1)
    #expect(fleet.isBusy(at: .seconds(43)))
  }

  @Test func `a front without workers is not busy, since it is starting`() {
    #expect(!Fleet(.init(count: 2)).isBusy(at: .seconds(60)))
  }

  @Test func `a worker that a device has for itself does not make its front busy`() {
    var fleet = Fleet.serving(3, isolation: .device)
    let id = fleet.visit("a") ?? 0
    fleet.makeReady(at: .zero)
    fleet.answered(id, Self.late)
    #expect(!fleet.isBusy(at: .seconds(60)))
    #expect(!fleet.isFull)
  }

  @Test func `a front is full when as many devices have a worker each as may`() {
    var fleet = Fleet.serving(2, isolation: .device)
    fleet.visit("a")
    #expect(!fleet.isFull)
    fleet.visit("b")
    #expect(fleet.isFull)
  }
}
