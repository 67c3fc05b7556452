import Testing

@testable import StrataWorkers

/// Tests of a front that gives each device a worker for itself.
@Suite struct DeviceIsolationTests {
  @Test
  func `spare workers are started for new devices, besides one for files and background work`() {
    var fleet = Fleet(.init(count: 10, isolation: .device))
    _ = fleet.refill(at: .zero)
    #expect(
      fleet.isReady(1, version: WorkerMessage.version, at: .zero)
        == [.open, .send(1, .keep), .start(2), .start(3)])
  }

  @Test func `no two devices share a worker`() {
    var fleet = Fleet.serving(10, isolation: .device)
    var used: [WorkerID] = []
    for device in ["a", "b", "c", "d"] {
      fleet.makeReady(at: .zero)
      if let id = fleet.visit(device) { used.append(id) }
    }
    #expect(used.count == 4)
    #expect(Set(used).count == 4)
    #expect(!used.contains(1), "the first one runs the background work of all devices")
    #expect(fleet.visit("b") == used[1])
  }

  @Test func `the worker that served a new visitor belongs to the device that the visitor becomes`()
  {
    var fleet = Fleet.serving(10, isolation: .device)
    let id = fleet.visit()
    if let id { fleet.lives("new", in: id) }
    #expect(fleet.visit("new") == id)
    #expect(fleet.visit() != id)
  }

  @Test func `files for a browser without a device are served by the shared worker`() {
    var fleet = Fleet.serving(10, isolation: .device)
    let (route, actions) = fleet.route(nil, isFile: true, closes: false, at: .zero)
    #expect(route == .worker(1, .connection(device: nil, number: 1, closes: true)))
    #expect(actions == [])
  }

  @Test func `no device is assigned to the worker for files and background work`() {
    var fleet = Fleet.serving(10, isolation: .device)
    fleet.lives("a", in: 1)
    #expect(fleet.homes.isEmpty)
    let id = fleet.visit("a")
    #expect(id != nil)
    #expect(id != 1)
  }

  @Test func `a request for a file waits rather than being sent to a device's worker`() {
    var fleet = Fleet.serving(1, isolation: .device)
    #expect(fleet.visit("a") == 2)
    _ = fleet.ended(1, at: .seconds(60))
    #expect(fleet.route(nil, isFile: true, closes: false, at: .seconds(60)).route == .wait)
  }

  @Test func `the crash of a device's worker does not delay the start of the next worker`() {
    var fleet = Fleet.serving(2, isolation: .device)
    for second in 1...5 {
      let now = Duration.seconds(second)
      let id = fleet.visit("a", at: now)
      #expect(id != nil, "second \(second)")
      let next = WorkerID(rawValue: fleet.started + 1)
      #expect(fleet.ended(id ?? 0, at: now) == [.start(next)])
      fleet.makeReady(at: now)
    }
  }

  @Test
  func `a worker's early end no longer delays the start of workers once a later one runs steadily`()
  {
    var fleet = Fleet.serving(5, isolation: .device)
    #expect(fleet.ended(3, at: .seconds(1)) == [])
    #expect(fleet.tick(at: .seconds(2)).contains(.start(4)))
    fleet.makeReady(at: .seconds(2))
    _ = fleet.tick(at: .seconds(12))
    let (_, actions) = fleet.route("a", isFile: false, closes: false, at: .seconds(12))
    #expect(actions == [.start(5)], "no pause before the next worker")
  }

  @Test func `each spare worker that a device takes is replaced by a new one, up to the limit`() {
    var fleet = Fleet.serving(3, isolation: .device)
    #expect(fleet.route("a", isFile: false, closes: false, at: .zero).actions == [.start(4)])
    #expect(fleet.route("b", isFile: false, closes: false, at: .zero).actions == [])
  }

  @Test func `a new device gets no worker if the limit of workers is reached`() {
    var fleet = Fleet.serving(2, isolation: .device)
    #expect(fleet.visit("a") != nil)
    #expect(fleet.visit("b") != nil)
    #expect(fleet.route("c", isFile: false, closes: false, at: .zero).route == .full)
    #expect(fleet.visit("a") != nil)
  }

  @Test func `a new device waits until a worker has started for it`() {
    var fleet = Fleet(.init(count: 5, isolation: .device))
    _ = fleet.refill(at: .zero)
    _ = fleet.isReady(1, version: WorkerMessage.version, at: .zero)
    #expect(fleet.route("a", isFile: false, closes: false, at: .zero).route == .wait)
  }

  @Test func `the worker of a device that has left is ended and never given to another device`() {
    var fleet = Fleet.serving(2, isolation: .device)
    let id = fleet.visit("a") ?? 0
    #expect(
      fleet.left("a", from: id, number: fleet.number, at: .zero) == [.send(id, .release)])
    fleet.makeReady(at: .zero)
    #expect(fleet.visit("a") != id)
    #expect(fleet.visit("b") != id)
  }

  @Test func `the worker of a visitor who left without becoming a device is ended`() {
    var fleet = Fleet.serving(2, isolation: .device)
    let id = fleet.visit() ?? 0
    #expect(fleet.left("", from: id, number: 0, at: .zero) == [.send(id, .release)])
  }

  @Test func `a reload ends the spare workers and lets devices finish in their workers`() {
    var fleet = Fleet.serving(5, isolation: .device)
    let id = fleet.visit("a") ?? 0
    fleet.makeReady(at: .zero)
    let next = WorkerID(rawValue: fleet.started + 1)
    #expect(fleet.reload(at: .zero) == [.start(next)])
    let actions = fleet.isReady(next, version: WorkerMessage.version, at: .zero)
    #expect(actions.contains(.send(next, .keep)))
    #expect(actions.contains(.send(1, .release)))
    #expect(actions.contains(.send(id, .retire)))
    #expect(fleet.visit("a") == id)
  }
}
