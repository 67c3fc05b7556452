import Foundation
import StrataDeviceServices
import StrataKitTesting
import UserNotifications

/// A simulated browser.
final class PlayedBrowser: DeviceRequests {
  let asked = Recorded<DeviceRequest>()
  private let answers: [String: String]

  /// Creates a browser.
  ///
  /// - Parameter answers: JSON by service; other services are refused.
  init(_ answers: [String: String]) { self.answers = answers }

  static func allowing(
    _ state: String = "granted", push: Bool = true, host: String = "push.example"
  ) -> PlayedBrowser {
    let address = #"{"endpoint":"https://\#(host)/1","p256dh":"key","auth":"secret"}"#
    let answer = #"{"state":"\#(state)","address":\#(push ? address : "null")}"#
    return PlayedBrowser(["notice.ask": answer, "notice.state": answer])
  }

  func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle {
    asked.record(request)
    receive(answers[request.service].map(DeviceAnswer.done) ?? .failed(.refused("insecure")))
    return DeviceRequestHandle()
  }
}

extension Device {
  static func phone(_ requests: any DeviceRequests) -> Device {
    Device(id: DeviceID(rawValue: "phone"), requests: requests)
  }

  func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await DeviceHost.$current.withValue(self, operation: body)
  }
}

extension UNNotificationRequest {
  /// Returns a request with minimal content.
  static func made(
    _ id: String, title: String = "London", body: String = "12°",
    trigger: UNNotificationTrigger? = nil, category: String = ""
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    content.body = body
    content.categoryIdentifier = category
    content.userInfo = ["url": "/city/london", "day": 5]
    return UNNotificationRequest(identifier: id, content: content, trigger: trigger)
  }
}
