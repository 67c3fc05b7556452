import StrataViewTree
public import SwiftUICore

/// An action that opens another window of the app, which in a browser is a tab with a separate URL.
///
///     @Environment(\.openWindow) private var openWindow
///     …
///     Button("Notes") { openWindow(id: "notes") }
///
/// Same as Apple's, except that each call opens a new window, since a browser cannot bring an
/// existing one to the front.
@MainActor @preconcurrency public struct OpenWindowAction {
  let window: Window?

  nonisolated init(_ window: Window?) { self.window = window }

  /// Opens the window with an identifier.
  public func callAsFunction(id: String) { open(WindowAddress(id: id, value: nil)) }

  /// Opens the window for values of this type.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(WindowAddress(id: "\(D.self)", of: value))
  }

  /// Opens the window with an identifier for a value.
  ///
  /// - Parameters:
  ///   - id: The identifier of the kind of window.
  ///   - value: The value that the window shows.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(WindowAddress(id: id, of: value))
  }

  private func open(_ address: WindowAddress) { window?.location.openWindow(address.url) }
}

extension EnvironmentValues {
  /// An action that opens another window of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(window) }
}
