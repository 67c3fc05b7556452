import StrataDeviceServices
import StrataKitTesting
import StrataWorkers
import Testing

@testable import StrataAppHost

/// Tests of the devices that live in a worker, and what the front hears of them.
@Suite struct ResidentsTests {
  private let clock = ManualClock()
  private let sent = Recorded<WorkerMessage>()
  private let residents: Residents

  init() { residents = Residents(clock: clock) { [sent] in sent.record($0) } }

  @Test func `a worker names a device once that the front did not send to it`() {
    residents.meets(DeviceID(rawValue: "d"))
    residents.meets(DeviceID(rawValue: "d"))
    #expect(sent.all == [.home("d")])
    #expect(!residents.isEmpty)
  }

  @Test func `a worker does not name a device that the front has sent to it`() {
    residents.arrived("d", number: 4)
    residents.meets(DeviceID(rawValue: "d"))
    #expect(sent.all == [])
  }

  @Test func `a device without a page leaves a while after its latest connection`() {
    residents.arrived("d", number: 4)
    clock.advance(by: .seconds(10))
    residents.arrived("d", number: 7)
    clock.advance(by: .seconds(19))
    residents.sweep { _ in false }
    #expect(sent.all == [])
    clock.advance(by: .seconds(1))
    residents.sweep { _ in false }
    #expect(sent.all == [.left("d", 7)])
    #expect(residents.isEmpty)
  }

  @Test func `a device with an open page stays`() {
    residents.arrived("d", number: 4)
    residents.arrived("e", number: 5)
    clock.advance(by: .seconds(3_600))
    residents.sweep { $0.rawValue == "d" }
    #expect(sent.all == [.left("e", 5)])
  }

  @Test func `a device that comes again is named again`() {
    residents.meets(DeviceID(rawValue: "d"))
    clock.advance(by: Residents.stay)
    residents.sweep { _ in false }
    residents.meets(DeviceID(rawValue: "d"))
    #expect(sent.all == [.home("d"), .left("d", 0), .home("d")])
  }

  @Test func `a visitor who never had a device leaves, too`() {
    residents.arrived(nil, number: 1)
    residents.sweep { _ in false }
    #expect(sent.all == [])
    clock.advance(by: Residents.stay)
    residents.sweep { _ in false }
    residents.sweep { _ in false }
    #expect(sent.all == [.left("", 0)])
  }
}
