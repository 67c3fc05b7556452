public import Foundation

/// A picture, sound or movie that belongs to a notification.
///
/// Partial: it is kept with the notification, and the app's delegate receives it, but the browser's
/// notification does not show it. The file stays where it is, while Apple's systems move it, so an
/// app must keep it until the notification is removed.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// The identifier of the attachment.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The identifier of the file's type, such as `public.png`.
  public let type: String

  /// Creates an attachment of a file.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the attachment; if it is empty, a new one is made.
  ///   - URL: The file.
  ///   - options: The file's type under ``UNNotificationAttachmentOptionsTypeHintKey``, if its name
  ///     does not have the ending of the type. Other options are not used.
  /// - Throws: ``UNError`` with `attachmentInvalidURL` if there is no such file,
  ///   `attachmentUnrecognizedType` if notifications do not have files of its type, and
  ///   `attachmentInvalidFileSize` if it is empty or too large.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    let path = URL.resolvingSymlinksInPath().path
    guard URL.isFileURL, let values = try? FileManager.default.attributesOfItem(atPath: path),
      values[.type] as? FileAttributeType == .typeRegular
    else { throw UNError(.attachmentInvalidURL) }
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    let ending = URL.pathExtension.lowercased()
    let kind = Self.kinds.first { kind in
      hint.map { $0 == kind.type } ?? kind.endings.contains(ending)
    }
    guard let kind else { throw UNError(.attachmentUnrecognizedType) }
    let size = (values[.size] as? NSNumber)?.intValue ?? 0
    guard size > 0, size <= kind.largest << 20 else { throw UNError(.attachmentInvalidFileSize) }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    (url, type) = (URL, kind.type)
  }

  /// Reads an attachment that was kept with a notification; `nil` if a value is missing.
  init?(kept values: [String: String]) {
    guard let identifier = values["id"], let path = values["path"], let type = values["type"] else {
      return nil
    }
    (self.identifier, url, self.type) = (identifier, URL(fileURLWithPath: path), type)
  }

  /// The values that are kept with the notification.
  var kept: [String: String] { ["id": identifier, "path": url.path, "type": type] }

  private struct Kind {
    var type: String
    var endings: [String]
    /// The largest size in mebibytes, as Apple documents it.
    var largest: Int
  }

  private static let kinds = [
    Kind(type: "public.jpeg", endings: ["jpg", "jpeg"], largest: 10),
    Kind(type: "public.png", endings: ["png"], largest: 10),
    Kind(type: "com.compuserve.gif", endings: ["gif"], largest: 10),
    Kind(type: "public.aiff-audio", endings: ["aif", "aiff"], largest: 5),
    Kind(type: "com.microsoft.waveform-audio", endings: ["wav"], largest: 5),
    Kind(type: "public.mp3", endings: ["mp3"], largest: 5),
    Kind(type: "public.mpeg-4-audio", endings: ["m4a"], largest: 5),
    Kind(type: "public.mpeg", endings: ["mpg", "mpeg"], largest: 50),
    Kind(type: "public.mpeg-2-video", endings: ["m2v"], largest: 50),
    Kind(type: "public.mpeg-4", endings: ["mp4"], largest: 50),
    Kind(type: "public.avi", endings: ["avi"], largest: 50),
  ]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the type's identifier in an attachment's options.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"

/// The importance of a notification. Same as Apple's.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The notification is only added to the list. It makes no sound.
  case passive
  /// The notification is shown at once.
  case active
  /// The notification is shown although the person wants to concentrate.
  case timeSensitive
  /// The notification is shown, and makes a sound, although the device is silent.
  case critical
}
