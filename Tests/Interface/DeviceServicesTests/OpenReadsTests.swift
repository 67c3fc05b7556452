import StrataDeviceServices
import Testing

/// Tests of the counter of what a window's code reads.
@Suite struct OpenReadsTests {
  @Test func `a read counts as open until somebody has asked after its end`() {
    let reads = OpenReads()
    #expect(!reads.takeOpen())
    reads.begin()
    reads.begin()
    #expect(reads.takeOpen() && reads.takeOpen())
    reads.end()
    #expect(reads.takeOpen(), "one is still open")
    reads.end()
    #expect(reads.takeOpen(), "it was open when somebody last asked")
    #expect(!reads.takeOpen())
    reads.begin()
    reads.end()
    #expect(reads.takeOpen(), "a short one")
    #expect(!reads.takeOpen())
  }

  @Test func `each window of a device has a counter, and code without a device has none`() {
    let device = Device(id: DeviceID(rawValue: "ann"))
    let window = device.through(NoDeviceRequests())
    #expect(OpenReads.of(window) === OpenReads.of(window))
    #expect(OpenReads.of(window) !== OpenReads.of(device))
    DeviceHost.$current.withValue(window) { #expect(OpenReads.current === OpenReads.of(window)) }
    #expect(OpenReads.current == nil)
  }
}
