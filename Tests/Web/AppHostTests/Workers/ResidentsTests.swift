import StrataDeviceServices
import StrataKitTesting
import StrataWorkers
import Testing

@testable import StrataAppHost

/// Tests of a worker process's record of its devices, and of its messages about them to the front.
@Suite struct ResidentsTests {
  private let clock = ManualClock()
  private let sent = Recorded<WorkerMessage>()
  private let residents: Residents

  init() { residents = Residents(clock: clock) { [sent] in sent.record($0) } }

  @Test func `a worker reports a device to the front process once if the front did not send it`() {
    residents.meets(DeviceID(rawValue: "d"))
    residents.meets(DeviceID(rawValue: "d"))
    #expect(sent.all == [.home("d")])
    #expect(!residents.isEmpty)
  }

  @Test func `a worker for a single device admits no other one, nor a new one beside it`() {
    #expect(residents.admits(nil) && residents.admits(DeviceID(rawValue: "d")))
    residents.meets(DeviceID(rawValue: "d"))
    #expect(residents.admits(DeviceID(rawValue: "d")))
    #expect(!residents.admits(nil) && !residents.admits(DeviceID(rawValue: "e")))
  }

  @Test
  func `a worker does not report a device to the front process that the front itself has sent`() {
    residents.arrived("d", number: 4)
    residents.meets(DeviceID(rawValue: "d"))
    #expect(sent.all == [])
  }

  @Test
  func `a worker reports a device without a page as gone 20 seconds after its latest connection`() {
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

  @Test func `a worker does not report a device with an open page as gone, even after an hour`() {
    residents.arrived("d", number: 4)
    residents.arrived("e", number: 5)
    clock.advance(by: .seconds(3_600))
    residents.sweep { $0.rawValue == "d" }
    #expect(sent.all == [.left("e", 5)])
  }

  @Test func `a worker reports a device again that returns after it was reported as gone`() {
    residents.meets(DeviceID(rawValue: "d"))
    clock.advance(by: Residents.stay)
    residents.sweep { _ in false }
    residents.meets(DeviceID(rawValue: "d"))
    #expect(sent.all == [.home("d"), .left("d", 0), .home("d")])
  }

  @Test func `a worker also reports the departure of a visitor who was never given a device ID`() {
    residents.arrived(nil, number: 1)
    residents.sweep { _ in false }
    #expect(sent.all == [])
    clock.advance(by: Residents.stay)
    residents.sweep { _ in false }
    residents.sweep { _ in false }
    #expect(sent.all == [.left("", 0)])
  }
}
