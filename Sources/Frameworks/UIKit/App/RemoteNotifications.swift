import Foundation
import StrataDeviceServices

/// Remote notifications on a browser's Web Push subscription.
@MainActor enum RemoteNotifications {
  /// The browser's answer: its permission and the address of its push subscription.
  private struct Allowance: Decodable {
    var state: String
    var address: PushAddress?
  }

  private static let key = "notices.remote"

  static func isRegistered(_ device: Device) -> Bool {
    device.storage.data(forKey: key) != nil && PushAddress.of(device.schedule) != nil
  }

  static func register(_ device: Device) async {
    let answer: Allowance? = try? await device.requests.answer(to: "notice.state", with: true)
    await inside(device) { delegate in
      guard let answer, answer.state == "granted", let address = answer.address,
        DeviceHost.reaches(address), let token = token(address)
      else {
        delegate?.application(
          .shared, didFailToRegisterForRemoteNotificationsWithError: failure(answer))
        return
      }
      PushAddress.keep(address, in: device.schedule)
      device.storage.set(Data([1]), forKey: key)
      listen(device)
      delegate?.application(.shared, didRegisterForRemoteNotificationsWithDeviceToken: token)
    }
  }

  /// Drops the token and requests another push address from the browser, which local notifications
  /// need.
  static func unregister(_ device: Device) async {
    guard isRegistered(device) else { return }
    device.storage.set(nil, forKey: key)
    device.part { Ear() }.end()
    let answer: Allowance? = try? await device.requests.answer(to: "notice.renew")
    let address = answer?.address
    PushAddress.keep(address.flatMap { DeviceHost.reaches($0) ? $0 : nil }, in: device.schedule)
  }

  /// Forwards the window's messages to the delegate until the window closes.
  static func listen(_ device: Device) {
    let requests = device.requests
    device.part { Ear() }.begin {
      Task { [weak device] in
        do {
          for try await json in requests.answers(to: DeviceRequest("notice.watch")) {
            guard let device else { return }
            await hear(json, device)
          }
        } catch {
          // The window is gone; the next one listens by itself.
        }
      }
    }
  }

  private static func hear(_ json: String, _ device: Device) async {
    await inside(device) { delegate in
      guard let userInfo = content(of: json) else { return }
      _ = await delegate?.application(.shared, didReceiveRemoteNotification: userInfo)
    }
  }

  /// Returns the content of a message, which its receiver may pass to another actor.
  private nonisolated static func content(of json: String) -> sending [AnyHashable: Any]? {
    let payload = try? JSONSerialization.jsonObject(with: Data(json.utf8))
    return payload as? [String: Any]
  }

  private static func inside(
    _ device: Device, _ body: @MainActor ((any UIApplicationDelegate)?) async -> Void
  ) async {
    await DeviceHost.$current.withValue(device) { await body(UIApplication.shared.delegate) }
  }

  private static func token(_ address: PushAddress) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode(address)
  }

  /// Returns the error of Apple's simulator: code 3010 in Cocoa's domain.
  private static func failure(_ answer: Allowance?) -> NSError {
    let host = answer?.address.map { URL(string: $0.endpoint)?.host?.prefix(100) ?? "no host" }
    let words =
      switch answer?.state {
      case "granted" where host != nil:
        "this server does not send to “\(host ?? "")”, the push service that the browser names"
      case "granted": "the browser's push service cannot be reached"
      case nil: "the browser does not support push messages on this page"
      default: "the person has not allowed notifications"
      }
    return NSError(
      domain: NSCocoaErrorDomain, code: 3010, userInfo: [NSLocalizedDescriptionKey: words])
  }

  /// The window's one listener, however often an app registers.
  private final class Ear: Sendable {
    private let task = Locked<Task<Void, Never>?>(nil)

    func begin(_ make: () -> Task<Void, Never>) {
      task.withLock { if $0 == nil { $0 = make() } }
    }

    func end() {
      task.withLock {
        $0?.cancel()
        $0 = nil
      }
    }
  }
}
