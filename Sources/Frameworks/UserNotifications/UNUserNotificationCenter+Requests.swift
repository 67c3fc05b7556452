import Foundation
import StrataDeviceServices

extension UNUserNotificationCenter {
  /// Schedules a notification, which replaces an earlier one with the same identifier. Without a
  /// trigger, it is shown at once.
  ///
  /// - Throws: ``UNError`` with `notificationsNotAllowed` if the person does not allow
  ///   notifications or the request cannot be stored, `notificationInvalidNoContent` if there is
  ///   neither a title nor a body, `notificationInvalidNoDate` if the trigger never fires.
  public func add(_ request: UNNotificationRequest) async throws {
    guard status == .authorized else { throw UNError(.notificationsNotAllowed) }
    let content = request.content
    guard !content.title.isEmpty || !content.body.isEmpty else {
      throw UNError(.notificationInvalidNoContent)
    }
    let notice = try Notice(request, category: with { $0.categories[content.categoryIdentifier] })
    guard let entry = notice.entry(at: DeviceClock.now()) else {
      throw UNError(.notificationInvalidNoDate)
    }
    guard schedule.put(entry) else { throw UNError(.notificationsNotAllowed) }
  }

  /// Schedules a notification, and calls a closure with an error or `nil`.
  ///
  /// - Parameters:
  ///   - request: The notification and the condition for its delivery.
  ///   - completionHandler: A function that is called with an error or `nil`.
  @preconcurrency public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Task {
      do {
        try await add(request)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// Sets the number on the app's icon.
  ///
  /// Accepted: a browser does not show the number.
  ///
  /// - Throws: Nothing, since nothing can fail.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}

  /// Sets the number on the app's icon, and calls a closure with `nil`.
  ///
  /// Accepted: a browser does not show the number.
  ///
  /// - Parameters:
  ///   - newBadgeCount: The number; zero removes it.
  ///   - completionHandler: A function that is called with `nil`, on any thread.
  @preconcurrency public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    Task { completionHandler(nil) }
  }

  /// Returns the notifications that were not yet shown, the next one first.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    schedule.entries(kind: Notice.waiting).compactMap(Notice.init).map(\.request)
  }

  /// Passes the notifications that were not yet shown to a closure, the next one first.
  ///
  /// - Parameter completionHandler: A function that is called with the requests, on any thread.
  @preconcurrency public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    Task { completionHandler(await pendingNotificationRequests()) }
  }

  /// Removes notifications that were not yet shown.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    for id in identifiers { schedule.remove(kind: Notice.waiting, id: id) }
  }

  /// Removes all notifications that were not yet shown.
  public func removeAllPendingNotificationRequests() {
    let all = schedule.entries(kind: Notice.waiting)
    removePendingNotificationRequests(withIdentifiers: all.map(\.id))
  }

  /// Returns the notifications of the last week, the newest first.
  ///
  /// Partial: notifications that the person has dismissed in the browser are included.
  public func deliveredNotifications() async -> [UNNotification] {
    schedule.entries(kind: Notice.shown).reversed().compactMap { entry in
      Notice(entry).map { UNNotification($0.request, at: entry.due) }
    }
  }

  /// Removes notifications that were shown, including those in the device's list and those that still
  /// wait for an open page or a push service.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    for kind in [Notice.shown, Notice.unseen, Notice.pushed] {
      for id in identifiers { schedule.remove(kind: kind, id: id) }
    }
    let requests = requests
    Task {
      // A closed window shows no notification to remove.
      let _: Bool? = try? await requests.answer(to: "notice.remove", with: identifiers)
    }
  }

  /// Removes all notifications that were shown, including those in the device's list.
  public func removeAllDeliveredNotifications() {
    let all = schedule.entries(kind: Notice.shown)
    removeDeliveredNotifications(withIdentifiers: all.map(\.id))
  }
}

extension UNUserNotificationCenter {
  /// Asks the delegate about a notification that has arrived while a window is open, and shows it
  /// in the window accordingly.
  func present(_ notice: Notice) {
    guard let delegate else { return }
    let notification = UNNotification(notice.request, at: DeviceClock.now())
    let device = DeviceHost.current
    // The page needs no data of the app, which also names files of the server.
    var shown = notice
    shown.details = Data()
    // Apple's delegate is not Sendable either, and is called on any thread.
    nonisolated(unsafe) let teller = delegate
    Task { [shown] in
      await DeviceHost.$current.withValue(device) {
        let options = await teller.userNotificationCenter(self, willPresent: notification)
        guard options.contains(.banner) else { return }
        guard let action: String = try? await requests.answer(to: "notice.show", with: shown)
        else { return }
        let response = UNNotificationResponse(notification, action: Self.appleName(of: action))
        await teller.userNotificationCenter(self, didReceive: response)
      }
    }
  }

  private static func appleName(of action: String) -> String {
    switch action {
    case "": UNNotificationDefaultActionIdentifier
    case "dismiss": UNNotificationDismissActionIdentifier
    default: action
    }
  }
}
