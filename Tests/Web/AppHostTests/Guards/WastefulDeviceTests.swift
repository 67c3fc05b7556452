import StrataBrowserTesting
import StrataDeviceServices
import Testing

@testable import StrataAppHost

/// Tests of devices whose sockets sent too much besides messages.
@MainActor @Suite(.timeLimit(.minutes(10))) struct WastefulDeviceTests {
  @Test func `a device whose socket was wasteful opens none for a minute`() {
    let (wasters, id) = (WastefulDevices(), DeviceID(rawValue: "a"))
    #expect(wasters.allows(id, at: .zero))
    wasters.note(id, at: .seconds(1))
    #expect(!wasters.allows(id, at: .seconds(1)) && !wasters.allows(id, at: .seconds(60)))
    #expect(wasters.allows(DeviceID(rawValue: "b"), at: .seconds(1)), "others may")
    #expect(wasters.allows(id, at: .seconds(61)) && wasters.allows(id, at: .seconds(61)))
  }

  @Test func `a bounded number of wasteful devices is remembered`() {
    let wasters = WastefulDevices()
    for number in 0..<WastefulDevices.capacity {
      wasters.note(DeviceID(rawValue: "\(number)"), at: .zero)
    }
    wasters.note(DeviceID(rawValue: "last"), at: .zero)
    #expect(wasters.allows(DeviceID(rawValue: "0"), at: .zero))
    #expect(!wasters.allows(DeviceID(rawValue: "last"), at: .zero))
  }

  @Test func `a flood of pongs closes its socket, and the device's next one is refused`()
    async throws
  {
    let site = try TestSite()
    let (ann, ben) = (Visitor(site), Visitor(site))
    try await ann.open()
    let headers: RawHTTPHeaders = ["Origin": site.origin, "Cookie": ann.cookies]
    let socket = try await RawWebSocket.open(port: site.port, path: "/~/live", headers: headers)
    let pongs = Array(repeatElement([0x8A, 0x80, 0, 0, 0, 0] as [UInt8], count: 4_000).joined())
    // The server closes the socket while this browser sends.
    while (try? await socket.socket.write(pongs)) != nil {}
    await #expect(throws: RawWebSocket.Refusal.self) {
      try await RawWebSocket.open(port: site.port, path: "/~/live", headers: headers)
    }
    try await ben.open()
    try await ben.connect()
    #expect(ben.heard == [#"["w","resumed",0]"#])
    await site.stop()
  }
}
