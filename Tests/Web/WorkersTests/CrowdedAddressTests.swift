import Testing

@testable import StrataWorkers

/// Tests of how many workers the devices of one address may have, when each has one for itself.
@Suite struct CrowdedAddressTests {
  /// Returns the number of workers that visitors of an address get before one is refused.
  private func taken(by visitors: [String?], of fleet: inout Fleet) -> Int {
    var count = 0
    for device in visitors {
      fleet.makeReady(at: .zero)
      guard fleet.visit(device, from: "10.0.0.1") != nil else { break }
      count += 1
    }
    return count
  }

  private func refused(_ device: String?, from origin: String?, by fleet: inout Fleet) -> Bool {
    fleet.makeReady(at: .zero)
    let (route, _) = fleet.route(
      device, isFile: false, closes: false, from: origin, at: .zero)
    return route == .crowded
  }

  @Test func `strangers of one address get a tenth of the workers`() {
    var fleet = Fleet.serving(50, isolation: .device)
    #expect(taken(by: Array(repeating: nil, count: 50), of: &fleet) == 5)
    #expect(refused(nil, from: "10.0.0.1", by: &fleet))
    #expect(!refused(nil, from: "10.0.0.2", by: &fleet))
    #expect(!refused("known", from: "10.0.0.1", by: &fleet), "who comes with a cookie")
  }

  @Test func `a stranger who comes again with a cookie no longer counts as one`() {
    var fleet = Fleet.serving(50, isolation: .device)
    #expect(taken(by: Array(repeating: nil, count: 50), of: &fleet) == 5)
    fleet.lives("new", in: 2)
    #expect(refused(nil, from: "10.0.0.1", by: &fleet))
    #expect(fleet.visit("new", from: "10.0.0.1") == 2)
    #expect(!refused(nil, from: "10.0.0.1", by: &fleet))
  }

  @Test func `devices of one address get half of the workers, whatever cookies they have`() {
    var fleet = Fleet.serving(50, isolation: .device)
    #expect(taken(by: (0..<50).map { "device \($0)" }, of: &fleet) == 25)
    #expect(refused("device 26", from: "10.0.0.1", by: &fleet))
    #expect(!refused("other", from: "10.0.0.2", by: &fleet))
    #expect(!refused("other 2", from: nil, by: &fleet), "an address that is not limited")
    #expect(fleet.visit("device 3", from: "10.0.0.1") != nil, "who has a worker keeps it")
  }

  @Test func `an address gets a worker again when one of its workers has ended`() {
    var fleet = Fleet.serving(50, isolation: .device)
    #expect(taken(by: Array(repeating: nil, count: 50), of: &fleet) == 5)
    _ = fleet.left("", from: 2, number: 0, at: .zero)
    #expect(refused(nil, from: "10.0.0.1", by: &fleet), "its process may still run")
    _ = fleet.ended(2, at: .seconds(60))
    #expect(!refused(nil, from: "10.0.0.1", by: &fleet))
  }

  @Test func `two visitors of one address are served even if there are only two workers`() {
    var fleet = Fleet.serving(2, isolation: .device)
    #expect(taken(by: [nil, nil], of: &fleet) == 2)
  }

  @Test func `devices that share workers are not counted by address`() {
    var fleet = Fleet.serving(2)
    #expect(taken(by: Array(repeating: nil, count: 50), of: &fleet) == 50)
  }
}
