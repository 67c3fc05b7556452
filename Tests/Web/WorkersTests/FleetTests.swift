import Testing

@testable import StrataWorkers

/// Tests of the decisions of a front about its workers.
@Suite struct FleetTests {
  @Test func `the front starts one worker first, and the other workers once that one serves`() {
    var fleet = Fleet(.init(count: 3))
    #expect(fleet.refill(at: .zero) == [.start(1)])
    #expect(
      fleet.isReady(1, version: WorkerMessage.version, at: .zero)
        == [.open, .send(1, .keep), .start(2), .start(3)])
    #expect(fleet.isReady(2, version: WorkerMessage.version, at: .zero) == [])
  }

  @Test func `the front gives up if its first worker cannot start`() {
    var fleet = Fleet(.init(count: 3))
    _ = fleet.refill(at: .zero)
    #expect(fleet.ended(1, at: .zero) == [.giveUp(1)])
  }

  @Test func `a worker of another version is killed and gets no visitor`() {
    var fleet = Fleet(.init(count: 1))
    _ = fleet.refill(at: .zero)
    #expect(fleet.isReady(1, version: 99, at: .zero) == [.kill(1)])
    #expect(fleet.visit() == nil)
  }

  @Test func `new visitors are sent to the worker with the fewest sessions`() {
    var fleet = Fleet.serving(3)
    fleet.answered(1, .init(sessions: 5))
    fleet.answered(2, .init(sessions: 2))
    fleet.answered(3, .init(sessions: 3))
    #expect(fleet.visit() == 2)
    #expect(fleet.visit() == 2)
    #expect(fleet.visit() == 3)
  }

  @Test func `a connection sent to a worker counts as load until the worker's report includes it`()
  {
    var fleet = Fleet.serving(2)
    _ = fleet.tick(at: .seconds(1))
    #expect(fleet.visit() == 1)
    fleet.answered(1, .init(sessions: 0))
    #expect(fleet.visit() == 2)
  }

  @Test
  func `new visitors are not sent to a worker whose heartbeat is late, but its own devices are`() {
    var fleet = Fleet.serving(2)
    fleet.visit("d")
    _ = fleet.pass(Heartbeat.lateness, from: .zero, silent: 1)
    fleet.answered(2, .init(sessions: 100))
    #expect(fleet.visit() == 1)
    _ = fleet.pass(1, from: .seconds(Heartbeat.lateness), silent: 1)
    fleet.answered(2, .init(sessions: 100))
    #expect(fleet.visit() == 2)
    #expect(fleet.visit("d") == 1, "a device goes where its page is")
  }

  @Test func `a device is sent to the same worker each time`() {
    var fleet = Fleet.serving(2)
    let home = fleet.visit("d")
    for _ in 0..<10 { fleet.visit() }
    for _ in 0..<5 { #expect(fleet.visit("d") == home) }
  }

  @Test func `a device is sent to the worker that reported it`() {
    var fleet = Fleet.serving(2)
    fleet.lives("d", in: 2)
    fleet.answered(2, .init(sessions: 100))
    #expect(fleet.visit("d") == 2)
  }

  @Test func `a device that has left is sent to the worker with the least load`() {
    var fleet = Fleet.serving(2)
    #expect(fleet.visit("d") == 1)
    #expect(fleet.left("d", from: 1, number: fleet.number, at: .zero) == [])
    fleet.answered(1, .init(sessions: 9))
    #expect(fleet.visit("d") == 2)
  }

  @Test func `a device does not count as having left while a newer connection of it is on its way`()
  {
    var fleet = Fleet.serving(2)
    fleet.visit("d")
    let number = fleet.number
    fleet.visit("d")
    _ = fleet.left("d", from: 1, number: number, at: .zero)
    fleet.answered(1, .init(sessions: 9))
    #expect(fleet.visit("d") == 1)
  }

  @Test func `another worker's report does not move a device from the worker that it was sent to`()
  {
    var fleet = Fleet.serving(2)
    fleet.visit("d")
    fleet.lives("d", in: 2)
    _ = fleet.left("d", from: 2, number: 0, at: .zero)
    fleet.answered(1, .init(sessions: 9))
    #expect(fleet.visit("d") == 1)
  }

  @Test func `devices of a worker that has ended are sent to another worker`() {
    var fleet = Fleet.serving(2)
    fleet.visit("d")
    #expect(fleet.ended(1, at: .seconds(60)) == [.send(2, .keep), .start(3)])
    #expect(fleet.lost == 1)
    #expect(fleet.visit("d") == 2)
  }

  @Test func `visitors wait while no worker is ready`() {
    var fleet = Fleet.serving(1)
    _ = fleet.ended(1, at: .seconds(60))
    #expect(fleet.route("d", isFile: false, closes: false, at: .seconds(60)).route == .wait)
    fleet.makeReady(at: .seconds(61))
    #expect(fleet.visit("d") == 2)
  }

  @Test func `the pause before a worker that ends early is replaced doubles from 1 to 32 seconds`()
  {
    var fleet = Fleet.serving(1)
    var now = Duration.seconds(1)
    for (number, pause) in [1, 2, 4, 8, 16, 32, 32].enumerated() {
      let id = WorkerID(rawValue: number + 1)
      #expect(!fleet.ended(id, at: now).contains(.start(WorkerID(rawValue: number + 2))))
      #expect(fleet.tick(at: now + .seconds(pause) - .milliseconds(1)) == [])
      now += .seconds(pause)
      #expect(fleet.tick(at: now) == [.start(WorkerID(rawValue: number + 2))])
      fleet.makeReady(at: now)
    }
  }

  @Test func `a worker that is not ready 120 seconds after its start is killed`() {
    var fleet = Fleet(.init(count: 1))
    _ = fleet.refill(at: .zero)
    #expect(fleet.tick(at: .seconds(120)) == [])
    #expect(fleet.tick(at: .seconds(121)) == [.kill(1)])
  }

  @Test func `a worker that answers no heartbeat is killed, and other workers are not`() {
    var fleet = Fleet.serving(2)
    #expect(!fleet.pass(60, from: .zero).contains(.kill(1)))
    let actions = fleet.pass(Heartbeat.limit, from: .seconds(60), silent: 1)
    #expect(actions.filter { $0 == .kill(1) }.count == 1)
    #expect(!actions.contains(.kill(2)))
  }

  @Test
  func `when the front stops, workers are asked to end, and killed after 4 seconds`() {
    var fleet = Fleet.serving(2)
    #expect(fleet.end(at: .zero) == [.send(1, .end), .send(2, .end)])
    #expect(fleet.end(at: .zero) == [])
    #expect(fleet.ended(1, at: .seconds(1)) == [])
    #expect(fleet.tick(at: .seconds(3)) == [])
    #expect(fleet.tick(at: .seconds(4)) == [.kill(2)])
    #expect(fleet.ended(2, at: .seconds(4)) == [.over])
  }
}
