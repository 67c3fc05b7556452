import Foundation
import StrataDeviceServices

/// The browser's answer to a request for permission.
private struct Allowance: Decodable {
  /// The permission: `granted`, `denied` or `default`.
  var state: String
  /// The address of the browser's push subscription; `nil` if the browser can be reached only while
  /// a page of the app is open.
  var address: PushAddress?
}

extension UNUserNotificationCenter {
  private static let statusKey = "notices.status"

  /// Requests permission: the browser asks the person.
  ///
  /// A browser asks only right after the person has pressed something, and only on a page that was
  /// loaded over a secure connection.
  ///
  /// - Parameter options: The kinds of notification. Accepted: they have no effect, since a browser
  ///   asks for all kinds at once.
  /// - Returns: `true` if the person allows notifications, now or before.
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

  /// Requests permission, and calls a closure with the answer.
  ///
  /// - Parameters:
  ///   - options: The kinds of notification, which have no effect.
  ///   - completionHandler: A function that is called with `true` if the person allows
  ///     notifications, otherwise with `false`, or with an error.
  @preconcurrency public func requestAuthorization(
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

  /// Returns the kinds of notification that the person has allowed. If no window is open, they are
  /// those of the browser's last answer.
  ///
  /// The status is `notDetermined` until this app has requested permission, even if the browser
  /// already allows notifications for the site, and again after the device's data were deleted. The
  /// browser then grants a request without asking the person.
  public func notificationSettings() async -> UNNotificationSettings {
    let isAsked = storage.data(forKey: Self.statusKey) != nil
    let now: Allowance? = try? await requests.answer(to: "notice.state", with: isAsked)
    if let now, isAsked || now.state == "denied" { keep(await renewed(now)) }
    return UNNotificationSettings(status, isReached: PushAddress.of(schedule) != nil)
  }

  /// Calls a closure with the kinds of notification that the person has allowed.
  @preconcurrency public func getNotificationSettings(
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

  /// Returns the answer with a new address if the push service no longer accepts the old one. The
  /// service does not notify the browser of that, so the browser keeps reporting the invalid
  /// address.
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
