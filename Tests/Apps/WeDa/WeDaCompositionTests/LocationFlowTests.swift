import StrataDeviceServices
import StrataKitTesting
import SwiftUITesting
import Synchronization
import Testing

@testable import WeDaPresentation

/// Tests of the path from the browser's position to the page, without mocks.
extension WeatherFlowIntegrationTests {
  @Test(.mission("W-199"))
  func `location: once permission is granted, the weather at the position is shown`()
    async throws
  {
    let flow = try Flow()
    let window = PositionedWindow(latitude: 48.85661, longitude: 2.35222)
    let screen = try await flow.open(device: window.device)
    #expect(window.asked.isEmpty, "permission is not requested before a tap")
    try screen.element(UITestIDs.Location.use).tap()
    await screen.settle { $0.has(UITestIDs.Location.allow) }
    #expect(window.asked.isEmpty)
    try screen.element(UITestIDs.Location.allow).tap()
    await screen.settle { $0.has(UITestIDs.Location.here) }
    try screen.element(UITestIDs.Location.here).tap()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    #expect(screen.url == "/here")
    #expect(!screen.title.isEmpty && screen.title != "Your location")
    let asked = await flow.simulator.requests.entries.map { "\($0)" }
    #expect(asked.contains { $0.contains("48.86") && $0.contains("2.35") })
    #expect(!asked.contains { $0.contains("48.8566") })
    await flow.simulator.stop()
  }

  @Test(.mission("W-199", "W-47"))
  func `location: after a refusal the app does not ask for permission again, even after a restart`()
    async throws
  {
    let flow = try Flow()
    let window = PositionedWindow(nil)
    let screen = try await flow.open(device: window.device)
    try screen.element(UITestIDs.Location.use).tap()
    await screen.settle { $0.has(UITestIDs.Location.allow) }
    try screen.element(UITestIDs.Location.allow).tap()
    await screen.settle { $0.has(UITestIDs.Location.problem) }
    screen.close()
    let count = window.asked.count
    let again = try await flow.open(device: window.device)
    #expect(!again.has(UITestIDs.Location.offer))
    #expect(window.asked.count == count)
    await flow.simulator.stop()
  }
}

/// A browser with a position, or without permission.
private final class PositionedWindow: DeviceRequests {
  private let position: String?
  private let services = Mutex<[String]>([])

  init(_ position: String?) { self.position = position }

  convenience init(latitude: Double, longitude: Double) {
    self.init(#"{"latitude":\#(latitude),"longitude":\#(longitude),"accuracy":5}"#)
  }

  var device: Device { Device(id: DeviceID(rawValue: "ann"), requests: self) }
  var asked: [String] { services.withLock { $0 } }

  func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle {
    services.withLock { $0.append(request.service) }
    let permission = position == nil ? "denied" : "granted"
    receive(
      request.service == "position.state"
        ? .done("\"\(permission)\"")
        : position.map(DeviceAnswer.done) ?? .failed(.refused("denied")))
    return DeviceRequestHandle()
  }
}
