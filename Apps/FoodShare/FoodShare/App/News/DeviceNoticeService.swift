import Foundation
import UserNotifications

/// Notifications of the device, by the notification center.
///
/// Create it while the device is current.
struct DeviceNoticeService: NoticeService {
    private let center = UNUserNotificationCenter.current()

    init() {
        center.delegate = NoticePresenter.shared
    }

    func ask() async -> NewsPermission {
        do {
            guard try await center.requestAuthorization(options: [.alert, .sound]) else { return .refused }
        } catch {
            return .unavailable
        }
        return await permission()
    }

    func permission() async -> NewsPermission {
        let settings = await center.notificationSettings()
        return switch settings.authorizationStatus {
        case .authorized, .provisional, .ephemeral: settings.notificationCenterSetting == .enabled ? .allowed : .allowedWhileOpen
        case .denied: .refused
        default: .notAsked
        }
    }

    func show(_ item: NewsItem, language: String) async {
        let content = content(of: item.kind, language)
        try? await center.add(UNNotificationRequest(identifier: item.event, content: content, trigger: nil))
    }

    func plan(_ reminders: [PickupReminder], language: String) async {
        await removeReminders(except: Set(reminders.map(\.event)))
        for reminder in reminders {
            let trigger = UNCalendarNotificationTrigger(dateMatching: reminder.date.inUTC, repeats: false)
            // One whose time has come was shown, or is about to be.
            guard trigger.nextTriggerDate() != nil else { continue }
            let content = content(of: .pickups, language, until: reminder.start)
            try? await center.add(UNNotificationRequest(identifier: reminder.event, content: content, trigger: trigger))
        }
    }

    /// Removes reminders, planned ones and those that were shown and may still be on the screen.
    private func removeReminders(except wanted: Set<String>) async {
        func isOver(_ event: String) -> Bool { PickupReminder.isName(event) && !wanted.contains(event) }
        let planned = await center.pendingNotificationRequests().map(\.identifier).filter(isOver)
        center.removePendingNotificationRequests(withIdentifiers: planned)
        let shown = await center.deliveredNotifications().map(\.request.identifier).filter(isOver)
        if !shown.isEmpty { center.removeDeliveredNotifications(withIdentifiers: shown) }
    }

    /// Returns a notification with the same words for all events of a kind. Its address is part of the encrypted message.
    ///
    /// - Parameter end: The time from which a browser that could not be reached before is not notified any more.
    private func content(of kind: NewsKind, _ language: String, until end: Date? = nil) -> UNNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = kind.notice.text(in: language)
        content.body = LocalizedStringResource.newsNoticeBody.text(in: language)
        content.sound = .default
        content.threadIdentifier = kind.rawValue
        content.userInfo = ["url": kind == .offers ? "/" : "/mine"]
        if let end { content.userInfo["until"] = end }
        return content
    }
}

extension NewsKind {
    /// The title of a notification, which names nobody and nothing.
    fileprivate var notice: LocalizedStringResource {
        switch self {
        case .claims: .newsClaimsTitle
        case .answers: .newsAnswersTitle
        case .pickups: .newsPickupsTitle
        case .messages: .newsMessagesTitle
        case .reports: .newsReportsTitle
        case .offers: .newsOffersTitle
        }
    }
}

extension Date {
    /// The components of the date to the second.
    fileprivate var inUTC: DateComponents {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.dateComponents([.timeZone, .year, .month, .day, .hour, .minute, .second], from: self)
    }
}

extension LocalizedStringResource {
    /// Returns the text in a language, for code without a window.
    fileprivate func text(in language: String) -> String {
        var resource = self
        resource.locale = Locale(identifier: language)
        return String(localized: resource)
    }
}

/// Shows notifications in an open window. It has no state, so one serves every device.
private final class NoticePresenter: NSObject, UNUserNotificationCenterDelegate, Sendable {
    static let shared = NoticePresenter()

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
}
