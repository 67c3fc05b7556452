import Foundation
import StrataDeviceServices
import StrataSwiftUIApp
import StrataViewTree

/// Follows the windows of all devices, and notifies the app of each device of changes of its
/// windows.
@MainActor enum Life {
  /// Begins to follow the windows, once.
  static func watch() {
    guard OpenWindows.watcher == nil else { return }
    OpenWindows.watcher = follow
    OpenWindows.all.forEach(OpenWindows.announce)
  }

  /// Returns a notification's name, and begins to follow the windows, since the app observes it.
  nonisolated static func name(_ word: String) -> Notification.Name {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { watch() }
    } else {
      Task { @MainActor in watch() }
    }
    return Notification.Name(word)
  }

  private static func follow(_ window: Window, _ event: OpenWindows.Event) {
    let application = DeviceApplication.of(window.tree.device ?? .local)
    switch event {
    case .closed: application.lose(window)
    case .changed:
      application.show(
        application.scene(of: window),
        isHidden: WindowFacts(window.facts.untracked).isHidden)
    }
  }
}
