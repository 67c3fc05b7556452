import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import UIKit

/// Tests of device tokens and remote notifications, with a mock browser.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct RemoteNotificationTests {
  /// A mock browser that answers at once and sends push messages when a test asks for it.
  private final class PlayedBrowser: DeviceRequests {
    let asked = Recorded<DeviceRequest>()
    private let watchers = Recorded<@Sendable (DeviceAnswer) -> Void>()
    private let answers: [String: String]

    init(_ answers: [String: String]) { self.answers = answers }

    func begin(
      _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
    ) -> DeviceRequestHandle {
      if request.service == "notice.watch" {
        watchers.record(receive)
      } else {
        receive(answers[request.service].map(DeviceAnswer.done) ?? .failed(.refused("insecure")))
      }
      asked.record(request)
      return DeviceRequestHandle()
    }

    /// Waits for a watcher and sends it a push message.
    func tell(_ json: String) async {
      await watchers.wait(for: 1)
      watchers.all.last?(.part(json))
    }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    let tokens = Recorded<Data>()
    let errors = Recorded<String>()
    let messages = Recorded<String>()
    let devices = Recorded<String>()

    func application(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
      devices.record(DeviceHost.currentID.rawValue)
      tokens.record(deviceToken)
    }

    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
      errors.record(error.localizedDescription)
    }

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      let alert = (userInfo["aps"] as? [String: Any])?["alert"] as? String
      devices.record(DeviceHost.currentID.rawValue)
      messages.record("\(alert ?? "?") \(userInfo["city"] ?? "?")")
      completionHandler(.newData)
    }
  }

  nonisolated private static let address =
    #"{"endpoint":"https://push.example/1","p256dh":"key","auth":"secret"}"#
  nonisolated private static let granted = #"{"state":"granted","address":\#(address)}"#
  private let delegate = Delegate()

  private func device(_ answers: [String: String]) -> (Device, PlayedBrowser) {
    let browser = PlayedBrowser(answers)
    return (Device(id: DeviceID(rawValue: "phone"), requests: browser), browser)
  }

  private func register(_ device: Device) {
    DeviceHost.$current.withValue(device) {
      UIApplication.shared.delegate = delegate
      UIApplication.shared.registerForRemoteNotifications()
    }
  }

  private func isRegistered(_ device: Device) -> Bool {
    DeviceHost.$current.withValue(device) {
      UIApplication.shared.isRegisteredForRemoteNotifications
    }
  }

  @Test(.mission("W-26"))
  func `the device token is the browser's push address, and push messages reach the delegate`()
    async throws
  {
    let (device, browser) = device(["notice.state": Self.granted])
    #expect(!isRegistered(device))
    register(device)
    await delegate.tokens.wait(for: 1)
    let token = try #require(delegate.tokens.all.first)
    let address = try JSONDecoder().decode(PushAddress.self, from: token)
    #expect(address == PushAddress.of(device.schedule))
    #expect(address.endpoint == "https://push.example/1")
    #expect(isRegistered(device))
    await browser.tell(#"{"aps":{"alert":"Storm"},"city":"London"}"#)
    await delegate.messages.wait(for: 1)
    await browser.tell("no object")
    await browser.tell(#"{"aps":{"alert":"Over"},"city":"London"}"#)
    await delegate.messages.wait(for: 2)
    #expect(delegate.messages.all == ["Storm London", "Over London"])
    #expect(Set(delegate.devices.all) == ["phone"])
  }

  @Test(arguments: [
    ([:], "the browser does not support push messages on this page"),
    (
      ["notice.state": #"{"state":"default","address":null}"#],
      "the person has not allowed notifications"
    ),
    (
      ["notice.state": #"{"state":"granted","address":null}"#],
      "the browser's push service cannot be reached"
    ),
    (
      ["notice.state": granted.replacingOccurrences(of: "push.example", with: "stranger.example")],
      "this server does not send to “stranger.example”, the push service that the browser names"
    ),
  ])
  func `a failed registration reports its reason`(answers: [String: String], why: String) async {
    // No other test in this process uses that host.
    DeviceHost.reaches = { !$0.endpoint.contains("stranger") }
    let (device, _) = device(answers)
    register(device)
    await delegate.errors.wait(for: 1)
    #expect(delegate.errors.all == [why])
    #expect(!isRegistered(device) && delegate.tokens.all.isEmpty)
  }

  @Test func `unregistering for remote notifications replaces the browser's push address`()
    async throws
  {
    let other = Self.granted.replacingOccurrences(of: "example/1", with: "example/2")
    let (device, browser) = device(["notice.state": Self.granted, "notice.renew": other])
    register(device)
    await delegate.tokens.wait(for: 1)
    DeviceHost.$current.withValue(device) {
      UIApplication.shared.unregisterForRemoteNotifications()
    }
    await browser.asked.wait(for: 3)
    while PushAddress.of(device.schedule)?.endpoint != "https://push.example/2" {
      await Task.yield()
    }
    #expect(!isRegistered(device))
  }
}
