import Foundation
import StrataDeviceServices

/// What a browser says when it is asked.
private struct Allowance: Decodable {
  /// `granted`, `denied` or `default`.
  var state: String
  /// Where it is reached; `nil` where it is reached while its page is open only.
  var address: PushAddress?
}

extension UNUserNotificationCenter {
  private static let statusKey = "notices.status"

  /// Lets the browser ask the person. A browser asks only right after the person pressed something,
  /// and only on a page that came over a safe connection.
  ///
  /// - Parameter options: Accepted: a browser asks for all at once.
  /// - Returns: Whether the person allows it, now or before.
  /// - Throws: ``UNError`` with `notificationsNotAllowed` where there is no browser to ask, or it
  ///   knows no notifications.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    do throws(DeviceRequestError) {
      let allowance: Allowance = try await requests.answer(to: "notice.ask")
      keep(await renewed(allowance))
      return allowance.state == "granted"
    } catch {
      throw UNError(.notificationsNotAllowed)
    }
  }

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

  /// How far the person allows notifications. Without a window it is what the browser said last.
  ///
  /// What a browser allows a site is `notDetermined` until this app has asked for it, also after
  /// everything of the device was forgotten: asked anew, the browser says yes by itself.
  public func notificationSettings() async -> UNNotificationSettings {
    let isAsked = storage.data(forKey: Self.statusKey) != nil
    let now: Allowance? = try? await requests.answer(to: "notice.state", with: isAsked)
    if let now, isAsked || now.state == "denied" { keep(await renewed(now)) }
    return UNNotificationSettings(status, isReached: PushAddress.of(schedule) != nil)
  }

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

  /// A browser does not hear that its service knows it no more, and names the dead address again: then
  /// it is asked for another one.
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
