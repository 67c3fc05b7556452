import Foundation
import StrataDeviceServices
import Testing

@testable import UserNotifications

/// Tests of files that belong to notifications, and of a notification's importance.
@Suite struct AttachmentTests {
  private func file(_ name: String, _ bytes: [UInt8] = [1, 2, 3]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("attached-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try Data(bytes).write(to: url)
    return url
  }

  @Test func `a notification keeps its attachments, importance and data`() throws {
    let picture = try UNNotificationAttachment(
      identifier: "baby", url: file("baby.PNG"), options: .none)
    let content = UNMutableNotificationContent()
    content.title = "Feeding"
    content.sound = .default
    content.attachments = [picture]
    content.interruptionLevel = .timeSensitive
    content.userInfo = ["day": 5]
    let request = UNNotificationRequest(identifier: "feed", content: content, trigger: nil)
    #expect(request.content.attachments.map(\.identifier) == ["baby"])
    let kept = try Notice(request, category: nil).request.content
    #expect(kept.attachments.map(\.url.path) == [picture.url.path])
    #expect(kept.attachments.map(\.type) == ["public.png"])
    #expect(kept.interruptionLevel == .timeSensitive && kept.sound != nil)
    #expect(kept.userInfo.count == 1 && kept.userInfo["day"] as? Int == 5)
  }

  @Test func `a notification's content keeps the number for the app's icon`() {
    let content = UNMutableNotificationContent()
    #expect(content.badge == nil)
    content.badge = 3
    let request = UNNotificationRequest(identifier: "due", content: content, trigger: nil)
    #expect(request.content.badge == 3)
  }

  @Test func `a passive notification makes no sound`() throws {
    let content = UNMutableNotificationContent()
    content.title = "Later"
    content.sound = .default
    let loud = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.interruptionLevel = .passive
    let quiet = UNNotificationRequest(identifier: "b", content: content, trigger: nil)
    #expect(try !Notice(loud, category: nil).isSilent)
    #expect(try Notice(quiet, category: nil).isSilent)
  }

  @Test func `missing, empty and unknown files are rejected`() throws {
    let (empty, text, data) = (try file("a.png", []), try file("a.txt"), try file("a.data"))
    let missing = empty.deletingLastPathComponent().appendingPathComponent("b.png")
    for (url, code) in [
      (missing, UNError.attachmentInvalidURL), (empty, UNError.attachmentInvalidFileSize),
      (text, UNError.attachmentUnrecognizedType),
    ] {
      #expect(throws: UNError(code)) { try UNNotificationAttachment(identifier: "x", url: url) }
    }
    let hinted = try UNNotificationAttachment(
      identifier: "", url: data,
      options: [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"])
    #expect(hinted.type == "public.jpeg" && !hinted.identifier.isEmpty)
  }
}
