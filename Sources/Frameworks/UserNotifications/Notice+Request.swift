import Foundation
import StrataDeviceServices

extension Notice {
  /// Creates the notice that the host delivers for a request.
  ///
  /// - Throws: ``UNError`` with `notificationInvalidNoContent` if `userInfo` contains values that a
  ///   property list cannot contain.
  init(_ request: UNNotificationRequest, category: UNNotificationCategory?) throws(UNError) {
    let content = request.content
    var details = Data()
    if !content.userInfo.isEmpty {
      let named = content.userInfo.compactMap { key, value in
        (key.base as? String).map { ($0, value) }
      }
      guard named.count == content.userInfo.count,
        let data = try? PropertyListSerialization.data(
          fromPropertyList: Dictionary(uniqueKeysWithValues: named), format: .binary, options: 0)
      else { throw UNError(.notificationInvalidNoContent) }
      details = data
    }
    self.init(
      id: request.identifier, title: content.title, subtitle: content.subtitle,
      body: content.body, isSilent: content.sound == nil,
      address: content.userInfo["url"] as? String ?? "", category: content.categoryIdentifier,
      actions: (category?.actions ?? []).map { Action(id: $0.identifier, title: $0.title) },
      details: details, trigger: request.trigger?.kept)
  }

  var request: UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    content.subtitle = subtitle
    content.body = body
    content.sound = isSilent ? nil : .default
    content.categoryIdentifier = category
    let info = try? PropertyListSerialization.propertyList(from: details, format: nil)
    content.userInfo = info as? [AnyHashable: Any] ?? [:]
    return UNNotificationRequest(
      identifier: id, content: content, trigger: .restored(trigger))
  }
}
