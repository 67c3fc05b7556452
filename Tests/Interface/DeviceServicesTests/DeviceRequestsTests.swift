import Foundation
import StrataDeviceServices
import Testing

/// Tests of requests to a window, as frameworks send them.
@Suite(.timeLimit(.minutes(5))) struct DeviceRequestsTests {
  private struct Fix: Codable, Equatable {
    var latitude: Double
  }

  private func whenAsked(_ window: FakeWindow, times: Int = 1) async {
    while window.asked.count < times { await Task.yield() }
  }

  @Test func `a request without a window fails at once`() async {
    let device = Device(id: DeviceID(rawValue: "ann"))
    await #expect(throws: DeviceRequestError.noWindow) {
      try await device.requests.answer(to: DeviceRequest("position.once"))
    }
  }

  @Test
  func `a request to the window returns its answer, whether it comes at once or later`()
    async throws
  {
    let early = FakeWindow(.done(#"{"latitude":4.5}"#))
    let fix: Fix = try await early.answer(to: "position.once", with: ["exact": true])
    #expect(fix == Fix(latitude: 4.5))
    #expect(early.asked == [DeviceRequest("position.once", arguments: #"{"exact":true}"#)])
    let late = FakeWindow()
    async let state: String = late.answer(to: "position.state")
    await whenAsked(late)
    late.say(.done("\"granted\""))
    let heard = try await state
    #expect(heard == "granted")
  }

  @Test func `a refused request and an answer that cannot be decoded throw different errors`() async
  {
    let refusing = FakeWindow(.failed(.refused("denied")))
    await #expect(throws: DeviceRequestError.refused("denied")) {
      try await refusing.answer(to: "position.state", as: String.self)
    }
    let strange = FakeWindow(.done("[]"))
    await #expect(throws: DeviceRequestError.unreadable(service: "position.state")) {
      try await strange.answer(to: "position.state", as: String.self)
    }
    await #expect(throws: DeviceRequestError.unreadable(service: "s")) {
      try await strange.answer(to: "s", with: [Double.nan], as: String.self)
    }
    #expect(!DeviceRequestError.refused("denied").description.isEmpty)
  }

  @Test func `cancelling a task cancels its request to the window`() async {
    let window = FakeWindow()
    let task = Task { try await window.answer(to: DeviceRequest("position.once")) }
    await whenAsked(window)
    task.cancel()
    let result = await task.result
    #expect(throws: DeviceRequestError.cancelled) { try result.get() }
    #expect(window.cancelled == [0])
    window.say(.done("1"))
  }

  @Test func `partial answers arrive in order until the last`() async throws {
    let window = FakeWindow()
    let parts = Task { () throws -> [String] in
      var heard: [String] = []
      for try await part in window.answers(to: DeviceRequest("file.choose")) { heard.append(part) }
      return heard
    }
    await whenAsked(window)
    window.say(.part("1"))
    window.say(.part("2"))
    window.say(.done("3"))
    let heard = try await parts.value
    #expect(heard == ["1", "2", "3"])
  }

  @Test
  func `a stream ends with the window's error, and ending it early cancels the request`() async {
    let failing = FakeWindow(.failed(.windowGone))
    await #expect(throws: DeviceRequestError.windowGone) {
      for try await _ in failing.answers(to: DeviceRequest("position.watch")) {}
    }
    let window = FakeWindow()
    let reading = Task {
      for try await _ in window.answers(to: DeviceRequest("position.watch")) { break }
    }
    await whenAsked(window)
    window.say(.part("1"))
    _ = await reading.result
    while window.cancelled.isEmpty { await Task.yield() }
    #expect(window.cancelled == [0])
  }
}
