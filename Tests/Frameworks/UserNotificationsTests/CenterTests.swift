import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import UserNotifications

/// Tests of requests of an app to the notification center, and the entries stored for its host.
@Suite(.timeLimit(.minutes(10))) struct CenterTests {
  private func status(_ device: Device) async -> UNAuthorizationStatus {
    await device.run {
      await UNUserNotificationCenter.current().notificationSettings().authorizationStatus
    }
  }

  @Test func `setting the icon's number succeeds and calls the closure without an error`()
    async throws
  {
    let device = Device.phone(PlayedBrowser.allowing())
    let isWithoutError = try await device.run {
      let center = UNUserNotificationCenter.current()
      try await center.setBadgeCount(3)
      return await withCheckedContinuation { done in
        center.setBadgeCount(0) { done.resume(returning: $0 == nil) }
      }
    }
    #expect(isWithoutError)
  }

  @Test func `allowing notifications stores the browser's push address`() async throws {
    let device = Device.phone(PlayedBrowser.allowing())
    let isAllowed = try await device.run {
      try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
    }
    #expect(isAllowed)
    #expect(await status(device) == .authorized)
    let address = PushAddress(endpoint: "https://push.example/1", key: "key", secret: "secret")
    #expect(PushAddress.of(device.schedule) == address)
  }

  @Test(arguments: [("push.example", true), ("stranger.example", false)])
  func `a push address that this server does not send to is not stored`(
    host: String, isReached: Bool
  ) async throws {
    // Nothing else in this process uses that host.
    DeviceHost.reaches = { !$0.endpoint.contains("stranger") }
    let device = Device.phone(PlayedBrowser.allowing(host: host))
    let settings = try await device.run {
      let center = UNUserNotificationCenter.current()
      let isAllowed = try await center.requestAuthorization()
      #expect(isAllowed)
      return await center.notificationSettings()
    }
    #expect(settings.authorizationStatus == .authorized)
    #expect(settings.notificationCenterSetting == (isReached ? .enabled : .disabled))
    #expect((PushAddress.of(device.schedule) != nil) == isReached)
  }

  /// The browser's new address after the old one has expired, and whether it can be used.
  @Test(arguments: [("new", true), ("1", false)])
  func `an expired push address is renewed, or removed if that fails`(
    next: String, isReached: Bool
  ) async throws {
    let device = Device.phone(PlayedBrowser.allowing())
    _ = try await device.run { try await UNUserNotificationCenter.current().requestAuthorization() }
    try #require(PushAddress.of(device.schedule)).bury(in: device.schedule)
    let answer =
      #"{"state":"granted","address":{"endpoint":"https://push.example/PATH","#
      + #""p256dh":"key","auth":"secret"}}"#
    let browser = PlayedBrowser([
      "notice.state": answer.replacing("PATH", with: "1"),
      "notice.renew": answer.replacing("PATH", with: next),
    ])
    let settings = await device.through(browser).run {
      await UNUserNotificationCenter.current().notificationSettings()
    }
    #expect(settings.authorizationStatus == .authorized)
    #expect(settings.notificationCenterSetting == (isReached ? .enabled : .disabled))
    #expect(
      PushAddress.of(device.schedule)?.endpoint == (isReached ? "https://push.example/new" : nil))
  }

  @Test func `a denial is stored, and the push address is removed`() async throws {
    let allowing = Device.phone(PlayedBrowser.allowing())
    _ = try await allowing.run {
      try await UNUserNotificationCenter.current().requestAuthorization()
    }
    let refusing = allowing.through(PlayedBrowser.allowing("denied", push: false))
    #expect(await status(refusing) == .denied)
    #expect(PushAddress.of(refusing.schedule) == nil)
    // Without a window the status is the last known one.
    #expect(await status(allowing.through(NoDeviceRequests())) == .denied)
  }

  @Test func `without a browser, requesting authorization throws and nothing is allowed`() async {
    let device = Device.phone(NoDeviceRequests())
    await device.run {
      await #expect(throws: UNError(.notificationsNotAllowed)) {
        try await UNUserNotificationCenter.current().requestAuthorization()
      }
      await #expect(throws: UNError(.notificationsNotAllowed)) {
        try await UNUserNotificationCenter.current().add(.made("a"))
      }
    }
    #expect(await status(device) == .notDetermined)
  }

  private func allowed() async throws -> Device {
    let device = Device.phone(PlayedBrowser.allowing())
    _ = try await device.run {
      try await UNUserNotificationCenter.current().requestAuthorization()
    }
    return device
  }

  @Test func `a pending request is stored with its content, category and trigger`() async throws {
    let device = try await allowed()
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let view = UNNotificationAction(identifier: "view", title: "View", options: .foreground)
    try await device.run {
      let center = UNUserNotificationCenter.current()
      center.setNotificationCategories([
        UNNotificationCategory(identifier: "weather", actions: [view], intentIdentifiers: [])
      ])
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false)
      try await DeviceClock.$now.withValue({ now }) {
        try await center.add(.made("later", trigger: trigger, category: "weather"))
      }
      let pending = await center.pendingNotificationRequests()
      let request = try #require(pending.first)
      #expect(request.identifier == "later" && pending.count == 1)
      #expect(request.content.title == "London" && request.content.body == "12°")
      #expect(request.content.userInfo["day"] as? Int == 5)
      let kept = request.trigger as? UNTimeIntervalNotificationTrigger
      #expect(kept?.timeInterval == 90 && kept?.repeats == false)
    }
    let entry = try #require(device.schedule.entries(kind: Notice.waiting).first)
    #expect(entry.due == now.addingTimeInterval(90))
    let notice = try #require(Notice(entry))
    #expect(notice.address == "/city/london")
    #expect(notice.actions == [.init(id: "view", title: "View")])
  }

  @Test func `a request with the same identifier replaces the first`() async throws {
    let device = try await allowed()
    try await device.run {
      let center = UNUserNotificationCenter.current()
      for body in ["old", "new"] {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        try await center.add(.made("same", body: body, trigger: trigger))
      }
      let pending = await center.pendingNotificationRequests()
      #expect(pending.map(\.content.body) == ["new"])
      let told = await withCheckedContinuation { answer in
        center.getPendingNotificationRequests { answer.resume(returning: $0) }
      }
      #expect(told.map(\.identifier) == ["same"])
      center.removePendingNotificationRequests(withIdentifiers: ["other", "same"])
      let left = await center.pendingNotificationRequests()
      #expect(left.isEmpty)
    }
  }

  @Test func `requests without content or a future date are rejected`() async throws {
    let device = try await allowed()
    await device.run {
      let center = UNUserNotificationCenter.current()
      await #expect(throws: UNError(.notificationInvalidNoContent)) {
        try await center.add(.made("empty", title: "", body: ""))
      }
      let never = UNCalendarNotificationTrigger(
        dateMatching: DateComponents(year: 1999, month: 1, day: 1), repeats: false)
      #expect(never.nextTriggerDate() == nil)
      await #expect(throws: UNError(.notificationInvalidNoDate)) {
        try await center.add(.made("never", trigger: never))
      }
    }
  }

  @Test func `an open window shows a notification, and its delegate gets the response`()
    async throws
  {
    let device = Device.phone(PlayedBrowser(["notice.show": "\"view\""]))
    let delegate = Listener([.banner])
    await device.run { UNUserNotificationCenter.current().delegate = delegate }
    let notice = Notice(id: "a", title: "London", body: "12°")
    DeviceHost.$current.withValue(device) { device.notices.deliver(notice) }
    await delegate.heard.wait(for: 2)
    #expect(delegate.heard.all == ["present a", "did view"])
    withExtendedLifetime(delegate) {}
  }

  @Test func `a date under the key until ends a notification, and stays in its data`() async throws
  {
    let device = try await allowed()
    let end = Date(timeIntervalSince1970: 1_800_000_000)
    try await device.run {
      let center = UNUserNotificationCenter.current()
      let content = UNMutableNotificationContent()
      content.title = "London"
      content.userInfo = ["until": end]
      try await center.add(.init(identifier: "soon", content: content, trigger: nil))
      let pending = await center.pendingNotificationRequests()
      #expect(pending.first?.content.userInfo["until"] as? Date == end)
      try await center.add(.made("other"))
    }
    let notices = device.schedule.entries(kind: Notice.waiting).compactMap(Notice.init)
    #expect(notices.first { $0.id == "soon" }?.until == end)
    #expect(notices.first { $0.id == "other" }.map { $0.until == nil } == true)
  }

  @Test func `a delivered notification that is removed waits for no page or push service`()
    async throws
  {
    let device = try await allowed()
    for kind in [Notice.shown, Notice.unseen, Notice.pushed] {
      device.schedule.put(ScheduledEntry(kind: kind, id: "a", due: Date(), value: Data()))
    }
    await device.run {
      UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: ["a"])
    }
    for kind in [Notice.shown, Notice.unseen, Notice.pushed] {
      #expect(device.schedule.entries(kind: kind).isEmpty, "\(kind)")
    }
  }

  @Test func `each device has its own notification center`() async throws {
    let (first, second) = (try await allowed(), Device(id: DeviceID(rawValue: "tablet")))
    try await first.run { try await UNUserNotificationCenter.current().add(.made("mine")) }
    let others = await second.run {
      await UNUserNotificationCenter.current().pendingNotificationRequests()
    }
    #expect(others.isEmpty)
  }
}

/// A delegate that records events.
private final class Listener: NSObject, UNUserNotificationCenterDelegate, Sendable {
  let heard = Recorded<String>()
  private let options: UNNotificationPresentationOptions

  init(_ options: UNNotificationPresentationOptions) { self.options = options }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    heard.record("present \(notification.request.identifier)")
    return options
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    heard.record("did \(response.actionIdentifier)")
  }
}
