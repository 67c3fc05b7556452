import Testing

@testable import StrataWorkers

/// Tests of the decisions of a front about its workers.
@Suite struct FleetTests {
  @Test func `one worker starts first, and the others once it serves`() {
    var fleet = Fleet(.init(count: 3))
    #expect(fleet.refill(at: .zero) == [.start(1)])
    #expect(
      fleet.isReady(1, version: WorkerMessage.version, at: .zero)
        == [.open, .send(1, .keep), .start(2), .start(3)])
    #expect(fleet.isReady(2, version: WorkerMessage.version, at: .zero) == [])
  }

  @Test func `a first worker that cannot start ends the front`() {
    var fleet = Fleet(.init(count: 3))
    _ = fleet.refill(at: .zero)
    #expect(fleet.ended(1, at: .zero) == [.giveUp(1)])
  }

  @Test func `a worker of another version is not used`() {
    var fleet = Fleet(.init(count: 1))
    _ = fleet.refill(at: .zero)
    #expect(fleet.isReady(1, version: 99, at: .zero) == [.kill(1)])
    #expect(fleet.visit() == nil)
  }

  @Test func `newcomers go to the worker with the least to do`() {
    var fleet = Fleet.serving(3)
    fleet.answered(1, sessions: 5)
    fleet.answered(2, sessions: 2)
    fleet.answered(3, sessions: 3)
    #expect(fleet.visit() == 2)
    #expect(fleet.visit() == 2)
    #expect(fleet.visit() == 3)
  }

  @Test func `connections that an answer does not count yet are added to it`() {
    var fleet = Fleet.serving(2)
    _ = fleet.tick(at: .seconds(1))
    #expect(fleet.visit() == 1)
    fleet.answered(1, sessions: 0)
    #expect(fleet.visit() == 2)
  }

  @Test func `newcomers avoid a worker that takes long to answer`() {
    var fleet = Fleet.serving(2)
    fleet.visit("d")
    _ = fleet.pass(Heartbeat.lateness, from: .zero, silent: 1)
    fleet.answered(2, sessions: 100)
    #expect(fleet.visit() == 1)
    _ = fleet.pass(1, from: .seconds(Heartbeat.lateness), silent: 1)
    fleet.answered(2, sessions: 100)
    #expect(fleet.visit() == 2)
    #expect(fleet.visit("d") == 1, "a device goes where its page is")
  }

  @Test func `a device meets the same worker while it lives`() {
    var fleet = Fleet.serving(2)
    let home = fleet.visit("d")
    for _ in 0..<10 { fleet.visit() }
    for _ in 0..<5 { #expect(fleet.visit("d") == home) }
  }

  @Test func `a device that a worker has made goes there`() {
    var fleet = Fleet.serving(2)
    fleet.lives("d", in: 2)
    fleet.answered(2, sessions: 100)
    #expect(fleet.visit("d") == 2)
  }

  @Test func `a device that has left goes anywhere`() {
    var fleet = Fleet.serving(2)
    #expect(fleet.visit("d") == 1)
    #expect(fleet.left("d", from: 1, number: fleet.number, at: .zero) == [])
    fleet.answered(1, sessions: 9)
    #expect(fleet.visit("d") == 2)
  }

  @Test func `a device with a connection on its way has not left`() {
    var fleet = Fleet.serving(2)
    fleet.visit("d")
    let number = fleet.number
    fleet.visit("d")
    _ = fleet.left("d", from: 1, number: number, at: .zero)
    fleet.answered(1, sessions: 9)
    #expect(fleet.visit("d") == 1)
  }

  @Test func `a device cannot be taken from the worker in which it lives`() {
    var fleet = Fleet.serving(2)
    fleet.visit("d")
    fleet.lives("d", in: 2)
    _ = fleet.left("d", from: 2, number: 0, at: .zero)
    fleet.answered(1, sessions: 9)
    #expect(fleet.visit("d") == 1)
  }

  @Test func `the devices of a worker that has ended go to another`() {
    var fleet = Fleet.serving(2)
    fleet.visit("d")
    #expect(fleet.ended(1, at: .seconds(60)) == [.send(2, .keep), .start(3)])
    #expect(fleet.lost == 1)
    #expect(fleet.visit("d") == 2)
  }

  @Test func `visitors wait while no worker serves`() {
    var fleet = Fleet.serving(1)
    _ = fleet.ended(1, at: .seconds(60))
    #expect(fleet.route("d", isFile: false, closes: false, at: .seconds(60)).route == .wait)
    fleet.makeReady(at: .seconds(61))
    #expect(fleet.visit("d") == 2)
  }

  @Test func `workers that end soon are replaced more and more slowly`() {
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

  @Test func `a worker that is started and never serves is ended`() {
    var fleet = Fleet(.init(count: 1))
    _ = fleet.refill(at: .zero)
    #expect(fleet.tick(at: .seconds(120)) == [])
    #expect(fleet.tick(at: .seconds(121)) == [.kill(1)])
  }

  @Test func `a worker that does not answer is ended, and the others are not`() {
    var fleet = Fleet.serving(2)
    #expect(!fleet.pass(60, from: .zero).contains(.kill(1)))
    let actions = fleet.pass(Heartbeat.limit, from: .seconds(60), silent: 1)
    #expect(actions.filter { $0 == .kill(1) }.count == 1)
    #expect(!actions.contains(.kill(2)))
  }

  @Test func `all workers are asked to end, and those that do not are killed`() {
    var fleet = Fleet.serving(2)
    #expect(fleet.end(at: .zero) == [.send(1, .end), .send(2, .end)])
    #expect(fleet.end(at: .zero) == [])
    #expect(fleet.ended(1, at: .seconds(1)) == [])
    #expect(fleet.tick(at: .seconds(5)) == [])
    #expect(fleet.tick(at: .seconds(6)) == [.kill(2)])
    #expect(fleet.ended(2, at: .seconds(6)) == [.over])
  }
}
