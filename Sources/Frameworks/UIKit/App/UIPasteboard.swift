public import Foundation
import StrataDeviceServices

/// The clipboard of a device.
///
///     UIPasteboard.general.string = code
///
/// Partial: only texts and URLs can be copied. The browser puts a text on its clipboard only if a
/// person has pressed something in the seconds before. It does not reveal what other apps have
/// copied, so reading returns what this app has copied last.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
  /// The clipboard of the device that the running code works for.
  public static let general = UIPasteboard()

  /// The values that the app has put on the clipboard of one device.
  @MainActor private final class Content {
    var strings: [String] = []
    var changes = 0
  }

  private var content: Content {
    let new = Content()
    return (DeviceHost.current ?? .local).part { new }
  }

  /// The texts on the clipboard.
  open var strings: [String]? {
    get { content.strings.isEmpty ? nil : content.strings }
    set {
      let device = DeviceHost.current ?? .local
      let content = content
      content.strings = newValue ?? []
      content.changes += 1
      let text = content.strings.joined(separator: "\n")
      Task { [weak self] in await self?.write(text, on: device) }
    }
  }

  /// The first text on the clipboard.
  open var string: String? {
    get { content.strings.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The URL on the clipboard.
  open var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }

  /// A Boolean value that indicates whether there is a text on the clipboard.
  open var hasStrings: Bool { !content.strings.isEmpty }
  /// A Boolean value that indicates whether there is a URL on the clipboard.
  open var hasURLs: Bool { url?.scheme != nil }
  /// A Boolean value that indicates whether there is an image on the clipboard: always `false`.
  open var hasImages: Bool { false }
  /// The number of times that the app has changed the clipboard.
  open var changeCount: Int { content.changes }

  private func write(_ text: String, on device: Device) async {
    do {
      let _: Bool = try await device.requests.answer(to: "clipboard.write", with: text)
    } catch {
      // Refused by the browser, or the window is gone: as on Apple's platforms, the app is not
      // notified.
    }
  }
}
