package import StrataDeviceServices
import StrataSwiftUIAccessibility
package import StrataViewTree
package import SwiftUICore

/// The windows that are open, for a framework that has objects for them.
@MainActor package enum OpenWindows {
  /// A change of a window.
  package enum Event { case changed, closed }

  private struct Entry {
    weak var window: Window?
    // Weak: the values hold the window. The window's views hold them.
    weak var surroundings: WindowSurroundings?
  }

  private static var known: [DeviceID: [Entry]] = [:]
  /// The number of devices at which those without a window are removed.
  private static var pruning = 64
  /// Called as the window's device: after a window has been drawn first, after its browser has
  /// reported something else about it, and after it was closed.
  package static var watcher: (@MainActor (Window, Event) -> Void)?

  /// The window for which the running code works.
  package static var current: Window? { CurrentWindow.window }

  /// The open windows of all devices.
  package static var all: [Window] { known.values.joined().compactMap(\.window) }

  /// Returns the open windows of a device, the oldest first.
  package static func of(_ id: DeviceID) -> [Window] { known[id, default: []].compactMap(\.window) }

  /// The environment that the views of a window inherit, or `nil` once it is closed.
  package static func values(of window: Window) -> EnvironmentValues? {
    known[window.owner]?.first { $0.window === window }?.surroundings?.values
  }

  static func add(_ window: Window, _ surroundings: WindowSurroundings) {
    prune()
    known[window.owner, default: []].append(Entry(window: window, surroundings: surroundings))
    announce(window)
  }

  /// Reports a window once the views that are being made have appeared, so that they receive the report.
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

/// A view next to a window's content in the tree, which presents sheets and dialogs above it.
///
/// Its node belongs to no element: it shows nothing itself.
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

  /// Removes the view and what it presents.
  package func leave() {
    node?.unmount()
    node = nil
  }
}

extension View {
  fileprivate func _built(in context: Context) -> Node { Self._update(self, nil, context) }
}
