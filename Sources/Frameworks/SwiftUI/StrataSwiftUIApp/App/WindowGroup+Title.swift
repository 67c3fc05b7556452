public import StrataSwiftUIDrawing
public import SwiftUICore

extension WindowGroup {
  /// Creates a window with a title.
  ///
  /// Partial: the title is ignored; the browser shows the navigation title of the current page.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window with a localized title.
  ///
  /// Partial: the title is ignored; the browser shows the navigation title of the current page.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window with a title that is not localized.
  ///
  /// Partial: the title is ignored; the browser shows the navigation title of the current page.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window that is opened by an identifier.
  ///
  ///     WindowGroup(id: "notes") { Notes() }
  ///     …
  ///     openWindow(id: "notes")
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(name: id, content: content())
  }
}
