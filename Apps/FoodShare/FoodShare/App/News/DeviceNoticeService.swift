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

    /// Adds a notification with the same words for all events of a kind. Its address is part of the encrypted message.
    func show(_ item: NewsItem, language: String) async {
        let content = UNMutableNotificationContent()
        content.title = item.kind.notice.text(in: language)
        content.body = LocalizedStringResource.newsNoticeBody.text(in: language)
        content.sound = .default
        content.threadIdentifier = item.kind.rawValue
        content.userInfo = ["url": item.kind == .offers ? "/" : "/mine"]
        try? await center.add(UNNotificationRequest(identifier: item.event, content: content, trigger: nil))
    }
}

extension NewsKind {
    /// The title of a notification, which names nobody and nothing.
    fileprivate var notice: LocalizedStringResource {
        switch self {
        case .claims: .newsClaimsTitle
        case .answers: .newsAnswersTitle
        case .messages: .newsMessagesTitle
        case .reports: .newsReportsTitle
        case .offers: .newsOffersTitle
        }
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
