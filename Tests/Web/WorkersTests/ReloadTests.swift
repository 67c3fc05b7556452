import Testing

@testable import StrataWorkers

/// Tests of a front that replaces its workers, as on SIGHUP.
@Suite struct ReloadTests {
  private let version = WorkerMessage.version

  @Test func `after a reload, each new worker that is ready replaces an old one`() {
    var fleet = Fleet.serving(2)
    #expect(fleet.reload(at: .zero) == [.start(3)])
    #expect(fleet.visit() == 1, "nobody else serves yet")
    #expect(
      fleet.isReady(3, version: version, at: .zero)
        == [.send(3, .keep), .send(1, .retire), .start(4)])
    #expect(fleet.isReady(4, version: version, at: .zero) == [.send(2, .retire)])
    let newcomers = Set((0..<4).map { _ in fleet.visit() })
    #expect(newcomers == [3, 4])
  }

  @Test func `after a reload, a device stays with its old worker until it has left`() {
    var fleet = Fleet.serving(1)
    fleet.visit("d")
    _ = fleet.reload(at: .zero)
    fleet.makeReady(at: .zero)
    #expect(fleet.visit("d") == 1)
    _ = fleet.left("d", from: 1, number: fleet.number, at: .zero)
    #expect(fleet.visit("d") == 2)
  }

  @Test func `after a reload, an old worker without visitors is ended and not replaced`() {
    var fleet = Fleet.serving(1)
    _ = fleet.reload(at: .zero)
    fleet.makeReady(at: .zero)
    #expect(fleet.isIdle(1, at: .zero) == [.send(1, .release)])
    #expect(fleet.isIdle(1, at: .zero) == [])
    #expect(fleet.ended(1, at: .seconds(2)) == [])
    #expect(fleet.lost == 0)
  }

  @Test func `after a reload, an old worker is not ended while a connection is on its way to it`() {
    var fleet = Fleet.serving(1)
    fleet.visit("d")
    let first = fleet.number
    _ = fleet.reload(at: .zero)
    fleet.makeReady(at: .zero)
    #expect(fleet.visit("d") == 1, "while the worker reports that the device has left")
    _ = fleet.left("d", from: 1, number: first, at: .zero)
    #expect(fleet.isIdle(1, at: .zero) == [])
    _ = fleet.left("d", from: 1, number: fleet.number, at: .zero)
    #expect(fleet.isIdle(1, at: .zero) == [.send(1, .release)])
  }

  @Test func `an idle worker is not ended if no reload replaces it`() {
    var fleet = Fleet.serving(1)
    #expect(fleet.isIdle(1, at: .zero) == [])
  }

  @Test func `an old worker that still has visitors 300 seconds after a reload is ended`() {
    var fleet = Fleet.serving(1)
    fleet.visit("d")
    _ = fleet.reload(at: .zero)
    fleet.makeReady(at: .zero)
    #expect(!fleet.pass(299, from: .zero).contains(.send(1, .end)))
    #expect(fleet.pass(1, from: .seconds(299)).contains(.send(1, .end)))
    #expect(fleet.visit("d", at: .seconds(300)) == 2)
    #expect(fleet.pass(6, from: .seconds(300)).contains(.kill(1)))
  }

  @Test func `if a reload's new worker cannot start, the old workers go on serving`() {
    var fleet = Fleet.serving(2)
    _ = fleet.reload(at: .zero)
    #expect(fleet.ended(3, at: .zero) == [.reloadFailed])
    #expect(fleet.visit() == 1)
    #expect(fleet.visit() == 2)
    // Those that serve are not to be replaced.
    let pings = [Fleet.Action.send(1, .ping), .send(2, .ping)]
    let actions = fleet.pass(40, from: .zero)
    #expect(actions.allSatisfy { pings.contains($0) })
  }

  @Test func `a second reload kills the starting worker of the first and starts another`() {
    var fleet = Fleet.serving(1)
    _ = fleet.reload(at: .zero)
    #expect(fleet.reload(at: .zero) == [.kill(2), .start(3)])
    #expect(fleet.ended(2, at: .zero) == [])
    _ = fleet.isReady(3, version: version, at: .zero)
    #expect(fleet.visit() == 3)
  }

  @Test func `a front that is stopping ignores a reload`() {
    var fleet = Fleet.serving(1)
    _ = fleet.end(at: .zero)
    #expect(fleet.reload(at: .zero) == [])
  }
}
