public import StrataSwiftUIDrawing
public import SwiftUICore

extension WindowGroup {
  /// Creates a window with a title.
  ///
  /// Partial: the title has no effect; the browser shows the navigation title of the current page.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - content: The views.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window with a localized title.
  ///
  /// Partial: the title has no effect; the browser shows the navigation title of the current page.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - content: The views.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window with a title that is not localized.
  ///
  /// Partial: the title has no effect; the browser shows the navigation title of the current page.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window that the app can open by an identifier.
  ///
  ///     WindowGroup(id: "notes") { Notes() }
  ///     …
  ///     openWindow(id: "notes")
  ///
  /// - Parameters:
  ///   - id: The identifier by which a window is opened.
  ///   - content: The views.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(name: id, content: content())
  }
}
