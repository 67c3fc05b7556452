import Foundation
import StrataDeviceServices
import StrataSwiftUIApp
import StrataViewTree

/// The size of a window in its browser, and the height of the keyboard in front of it.
///
/// The browser is asked at the first read, and reports every change from then on.
@MainActor final class WindowMeasure {
  /// A report of the browser, in points.
  struct Report: Decodable, Equatable, Sendable {
    var width = 0.0
    var height = 0.0
    /// The height of the part that the on-screen keyboard covers, in points.
    var keyboard = 0.0
  }

  private let box = StateBox<Report?>(nil)
  private var isListening = false

  /// The measure of the window that the running code works for.
  static var current: WindowMeasure {
    let device = DeviceHost.current ?? .local
    let new = WindowMeasure()
    let measure = device.part { new }
    measure.listen(on: device)
    return measure
  }

  /// The size of the window, in points. Until the browser has reported it, it is a usual size of a
  /// phone or a tablet, upright or on its side.
  ///
  /// A view that reads this size is evaluated again when the size changes.
  var size: CGSize {
    if let report = box.current { return CGSize(width: report.width, height: report.height) }
    let facts = Self.facts
    return switch (facts.isNarrow, facts.isLow) {
    case (true, false): CGSize(width: 390, height: 844)
    case (true, true): CGSize(width: 568, height: 320)
    case (false, true): CGSize(width: 844, height: 390)
    case (false, false): CGSize(width: 1024, height: 768)
    }
  }

  /// The properties of the window that the browser reports without a request.
  static var facts: WindowFacts {
    let window = OpenWindows.current ?? OpenWindows.of(DeviceHost.currentID).last
    return WindowFacts(window?.facts.current ?? "")
  }

  private func listen(on device: Device) {
    guard !isListening else { return }
    isListening = true
    let requests = device.requests
    Task { [weak self, weak device] in
      do {
        for try await json in requests.answers(to: DeviceRequest("screen.watch")) {
          guard let self, let device else { return }
          DeviceHost.$current.withValue(device) { self.take(json) }
        }
      } catch {
        // The window is gone, or nothing answers for it: the usual size remains.
      }
    }
  }

  private func take(_ json: String) {
    guard let new = try? JSONDecoder().decode(Report.self, fromUntrusted: Data(json.utf8)),
      new.width > 0, new.height > 0
    else { return }
    let old = box.untracked
    box.current = new
    if let old, (old.width > old.height) != (new.width > new.height) {
      NotificationCenter.tell("UIDeviceOrientationDidChangeNotification", UIDevice.current)
    }
    KeyboardNotice(old: old?.keyboard ?? 0, new: new.keyboard, window: size)?.post()
  }
}

extension NotificationCenter {
  /// Posts a notification to the observers of the current device, and to observers that belong to
  /// no device.
  @MainActor static func tell(
    _ name: String, _ object: AnyObject?, _ userInfo: [AnyHashable: Any]? = nil
  ) {
    DeviceHost.$audience.withValue(DeviceHost.currentID) {
      NotificationCenter.default.post(
        name: Notification.Name(name), object: object, userInfo: userInfo)
    }
  }
}
