package import StrataDeviceServices
import StrataSwiftUIAccessibility
package import StrataViewTree
package import SwiftUICore

/// The open windows of the app, for UIKit, which has objects that represent them.
@MainActor package enum OpenWindows {
  /// A change of a window's state, or its end.
  package enum Event { case changed, closed }

  private struct Entry {
    weak var window: Window?
    // Weak: the values hold the window. The window's views hold them.
    weak var surroundings: WindowSurroundings?
  }

  private static var known: [DeviceID: [Entry]] = [:]
  /// The number of devices from which on those without a window are removed.
  private static var pruning = 64
  /// A closure that is called for the window's device: when a window was drawn for the first time,
  /// when its browser has reported another property, and when it was closed.
  package static var watcher: (@MainActor (Window, Event) -> Void)?

  /// The window for which the running code works.
  package static var current: Window? { CurrentWindow.window }

  /// The open windows of all devices.
  package static var all: [Window] { known.values.joined().compactMap(\.window) }

  /// Returns the open windows of a device, the oldest first.
  package static func of(_ id: DeviceID) -> [Window] { known[id, default: []].compactMap(\.window) }

  /// Returns the environment that the views of a window inherit; `nil` once the window is closed.
  package static func values(of window: Window) -> EnvironmentValues? {
    known[window.owner]?.first { $0.window === window }?.surroundings?.values
  }

  static func add(_ window: Window, _ surroundings: WindowSurroundings) {
    prune()
    known[window.owner, default: []].append(Entry(window: window, surroundings: surroundings))
    announce(window)
  }

  /// Reports a window after the views that are being created have appeared, so that they are
  /// notified of it.
  package static func announce(_ window: Window) {
    guard watcher != nil else { return }
    window.tree.afterUpdate { [weak window] in
      if let window { report(window) }
    }
  }

  static func report(_ window: Window) {
    guard watcher != nil else { return }
    window.tree.afterUpdate { [weak window] in
      if let window { watcher?(window, .changed) }
    }
  }

  static func remove(_ window: Window) {
    let rest = known[window.owner, default: []].filter { $0.window != nil && $0.window !== window }
    known[window.owner] = rest.isEmpty ? nil : rest
    watcher?(window, .closed)
  }

  private static func prune() {
    guard known.count >= pruning else { return }
    known = known.compactMapValues { entries in
      let open = entries.filter { $0.window != nil }
      return open.isEmpty ? nil : open
    }
    pruning = max(64, known.count * 2)
  }
}

/// The environment that every view of a window inherits.
@MainActor final class WindowSurroundings {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }
}

extension Window {
  /// The identifier of the device that shows the window.
  fileprivate var owner: DeviceID { tree.device?.id ?? .local }
}

/// A view beside a window's content, which presents sheets and dialogs in front of it.
///
/// It is not in an element, and shows nothing in the page.
@MainActor package final class WindowGuest {
  private var node: Node?

  /// Adds a view to a window; returns `nil` if the window is closed.
  package init?(_ view: some View, in window: Window) {
    guard let root = window.tree.screen, let values = OpenWindows.values(of: window) else {
      return nil
    }
    let context = Context(parent: root, environment: values.store)
    window.tree.asDevice { node = view._built(in: context) }
  }

  /// Removes the view, and the sheets and dialogs that it presents.
  package func leave() {
    node?.unmount()
    node = nil
  }
}

extension View {
  fileprivate func _built(in context: Context) -> Node { Self._update(self, nil, context) }
}
