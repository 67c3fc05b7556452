import Foundation
import StrataDeviceServices
import Synchronization
import Testing

@testable import Network

@Suite struct PathTests {
  private static let loopback = NWInterface(name: "lo", type: .loopback, index: 1)
  private static let cable = NWInterface(name: "eth0", type: .wiredEthernet, index: 2)
  private static let radio = NWInterface(name: "wlan0", type: .wifi, index: 3)

  @Test func `a path with only loopback and link-local addresses is unsatisfied`() {
    let path = NWPath(
      [
        NetworkAddress(interface: Self.loopback, isIPv6: false),
        NetworkAddress(interface: Self.cable, isIPv6: true, isLinkLocal: true),
      ], of: nil)
    #expect(path.status == .unsatisfied && path.availableInterfaces.isEmpty)
  }

  @Test func `a path lists each interface with an address once, filtered by the required type`() {
    let addresses = [
      NetworkAddress(interface: Self.cable, isIPv6: false),
      NetworkAddress(interface: Self.cable, isIPv6: true),
      NetworkAddress(interface: Self.radio, isIPv6: false),
    ]
    let all = NWPath(addresses, of: nil)
    #expect(all.status == .satisfied && all.availableInterfaces == [Self.cable, Self.radio])
    #expect(all.supportsIPv4 && all.supportsIPv6 && all.usesInterfaceType(.wifi))
    let radio = NWPath(addresses, of: .wifi)
    #expect(radio.availableInterfaces == [Self.radio] && !radio.supportsIPv6)
    #expect(NWPath(addresses, of: .cellular).status == .unsatisfied)
  }

  @Test func `the addresses of the machine include the loopback interface`() {
    let own = NetworkAddress.all().filter { $0.interface.type == .loopback }
    #expect(own.contains { $0.interface.name == "lo" && $0.interface.index > 0 })
  }

  @Test func `a path monitor's handler runs as the client device that created the monitor`() {
    let monitor = DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "ann"))) {
      NWPathMonitor(of: nil) { [] }
    }
    let heard = Mutex<[String]>([])
    monitor.pathUpdateHandler = { _ in
      heard.withLock { $0.append(DeviceHost.current?.id.rawValue ?? "nobody") }
    }
    DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "bob"))) {
      monitor.lookAgain(isFirst: true)
    }
    #expect(heard.withLock { $0 } == ["ann"])
  }

  private final class Cable: @unchecked Sendable {
    // Guarded by the lock.
    private var isIn = false
    private var states: [NWPath.Status] = []
    private let lock = NSLock()

    func plug() { lock.withLock { isIn = true } }
    func heard(_ status: NWPath.Status) { lock.withLock { states.append(status) } }
    var all: [NWPath.Status] { lock.withLock { states } }
    var addresses: [NetworkAddress] {
      lock.withLock { isIn ? [NetworkAddress(interface: cable, isIPv6: false)] : [] }
    }
  }

  @Test func `a path monitor's handler is called at its start and then only for changes`() {
    let line = Cable()
    let monitor = NWPathMonitor(of: nil) { line.addresses }
    monitor.pathUpdateHandler = { line.heard($0.status) }
    monitor.lookAgain(isFirst: true)
    monitor.lookAgain(isFirst: false)
    line.plug()
    monitor.lookAgain(isFirst: false)
    monitor.lookAgain(isFirst: false)
    #expect(line.all == [.unsatisfied, .satisfied])
    #expect(monitor.currentPath.status == .satisfied)
    monitor.cancel()
    monitor.lookAgain(isFirst: true)
    #expect(line.all.count == 2)
  }
}
