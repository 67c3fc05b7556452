import Foundation
import StrataDeviceServices

/// The browser's answer to a question for permission.
private struct Allowance: Decodable {
  /// `granted`, `denied` or `default`.
  var state: String
  /// The address of its push subscription; `nil` if it is reachable only while its page is open.
  var address: PushAddress?
}

extension UNUserNotificationCenter {
  private static let statusKey = "notices.status"

  /// Has the browser ask the person for permission.
  ///
  /// A browser asks only right after the person has pressed something, and only on a page that was
  /// loaded over a secure connection.
  ///
  /// - Parameter options: Accepted: a browser asks for all of them at once.
  /// - Returns: Whether the person allows it, now or before.
  /// - Throws: ``UNError`` with `notificationsNotAllowed` if there is no browser, or if it does not
  ///   support notifications.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    do throws(DeviceRequestError) {
      let allowance: Allowance = try await requests.answer(to: "notice.ask")
      keep(await renewed(allowance))
      return allowance.state == "granted"
    } catch {
      throw UNError(.notificationsNotAllowed)
    }
  }

  /// Has the browser ask the person for permission, and calls a closure with the answer.
  ///
  /// - Parameters:
  ///   - options: What the notices may do, such as play sounds.
  ///   - completionHandler: Called with whether the person allows it, or with an error.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task {
      do {
        completionHandler(try await requestAuthorization(options: options), nil)
      } catch {
        completionHandler(false, error)
      }
    }
  }

  /// Returns the notifications that the person has allowed. Without a window this is the browser's
  /// last answer.
  ///
  /// The status is `notDetermined` until this app has asked, even if the browser allows the site,
  /// and also after the device's data were deleted: asked again, the browser then agrees by itself.
  public func notificationSettings() async -> UNNotificationSettings {
    let isAsked = storage.data(forKey: Self.statusKey) != nil
    let now: Allowance? = try? await requests.answer(to: "notice.state", with: isAsked)
    if let now, isAsked || now.state == "denied" { keep(await renewed(now)) }
    return UNNotificationSettings(status, isReached: PushAddress.of(schedule) != nil)
  }

  /// Calls a closure with the notifications that the person has allowed.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    Task { completionHandler(await notificationSettings()) }
  }

  var status: UNAuthorizationStatus {
    let word = storage.data(forKey: Self.statusKey).map { String(decoding: $0, as: UTF8.self) }
    return switch word {
    case "granted": .authorized
    case "denied": .denied
    default: .notDetermined
    }
  }

  /// Returns the answer with a new address if the push service no longer knows the old one. The
  /// browser is not notified of that, and keeps the invalid address.
  private func renewed(_ allowance: Allowance) async -> Allowance {
    guard allowance.address?.isGone(in: schedule) == true else { return allowance }
    var fresh: Allowance = (try? await requests.answer(to: "notice.renew")) ?? allowance
    if fresh.address?.isGone(in: schedule) == true { fresh.address = nil }
    return fresh
  }

  private func keep(_ allowance: Allowance) {
    storage.set(Data(allowance.state.utf8), forKey: Self.statusKey)
    let isAllowed = allowance.state == "granted"
    guard allowance.address != nil || !isAllowed else { return }
    let isReached = allowance.address.map(DeviceHost.reaches) ?? false
    PushAddress.keep(isAllowed && isReached ? allowance.address : nil, in: schedule)
  }
}
