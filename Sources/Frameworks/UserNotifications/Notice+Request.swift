import Foundation
import StrataDeviceServices

/// The keys under which a notice's details hold what is not the app's data.
private let (attachmentsKey, levelKey) = ("strata.attachments", "strata.interruptionLevel")

extension Notice {
  /// Creates the notice that the host delivers for a request.
  ///
  /// - Throws: ``UNError`` with `notificationInvalidNoContent` if `userInfo` contains values that a
  ///   property list cannot contain.
  init(_ request: UNNotificationRequest, category: UNNotificationCategory?) throws(UNError) {
    let content = request.content
    var values: [String: Any] = [:]
    for (key, value) in content.userInfo {
      guard let name = key.base as? String else { throw UNError(.notificationInvalidNoContent) }
      values[name] = value
    }
    if !content.attachments.isEmpty { values[attachmentsKey] = content.attachments.map(\.kept) }
    let level = content.interruptionLevel
    if level != .active { values[levelKey] = Int(level.rawValue) }
    var details = Data()
    if !values.isEmpty {
      guard
        let data = try? PropertyListSerialization.data(
          fromPropertyList: values, format: .binary, options: 0)
      else { throw UNError(.notificationInvalidNoContent) }
      details = data
    }
    self.init(
      id: request.identifier, title: content.title, subtitle: content.subtitle,
      body: content.body, isSilent: content.sound == nil || level == .passive,
      address: content.userInfo["url"] as? String ?? "", category: content.categoryIdentifier,
      actions: (category?.actions ?? []).map { Action(id: $0.identifier, title: $0.title) },
      details: details, trigger: request.trigger?.kept,
      until: content.userInfo["until"] as? Date)
  }

  var request: UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    content.subtitle = subtitle
    content.body = body
    content.sound = isSilent ? nil : .default
    content.categoryIdentifier = category
    let info = try? PropertyListSerialization.propertyList(from: details, format: nil)
    var values = info as? [String: Any] ?? [:]
    let attachments = values.removeValue(forKey: attachmentsKey) as? [[String: String]] ?? []
    content.attachments = attachments.compactMap(UNNotificationAttachment.init(kept:))
    let level = (values.removeValue(forKey: levelKey) as? Int).flatMap { UInt(exactly: $0) }
    content.interruptionLevel =
      level.flatMap { UNNotificationInterruptionLevel(rawValue: $0) } ?? .active
    content.userInfo = values
    return UNNotificationRequest(
      identifier: id, content: content, trigger: .restored(trigger))
  }
}
