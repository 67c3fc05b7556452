import StrataDeviceServices
import Synchronization
import Testing

@testable import StrataLiveSession

/// Tests of the processor time that the meter reports for each device.
@MainActor @Suite struct WorkMeterTests {
  private let device = DeviceID(rawValue: "alice")

  @Test func `work is reported with the processor time between its start and its end`() {
    let times = Mutex<[Duration]>([.milliseconds(5), .milliseconds(12)])
    let meter = WorkMeter(processorTime: { times.withLock { $0.removeFirst() } })
    var reported: [DeviceID: Duration] = [:]
    meter.onWork = { reported[$0] = $1 }
    #expect(meter.measure(device) { 42 } == 42)
    #expect(reported == [device: .milliseconds(7)])
  }

  @Test func `a measurement inside of another measurement is not reported separately`() {
    let meter = WorkMeter(processorTime: { .seconds(1) })
    var reports = 0
    meter.onWork = { _, _ in reports += 1 }
    meter.measure(device) { meter.measure(device) {} }
    #expect(reports == 1)
    #expect(!meter.isMeasuring)
  }

  @Test func `the processor time of a thread grows while it computes`() {
    let start = WorkMeter.threadTime()
    var sum = 0
    for _ in 0..<1_000 where WorkMeter.threadTime() <= start { sum &+= 1 }
    #expect(WorkMeter.threadTime() > start)
  }
}
