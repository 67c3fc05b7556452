public import StrataSwiftUIDrawing
public import SwiftUICore

extension WindowGroup {
  /// Creates a window with a title.
  ///
  /// Partial: a browser shows the navigation title of what is on the screen.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Creates a window with a localized title.
  ///
  /// Partial: a browser shows the navigation title of what is on the screen.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window with a title that is not localized.
  ///
  /// Partial: a browser shows the navigation title of what is on the screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window that is opened by an identifier.
  ///
  ///     WindowGroup(id: "notes") { Notes() }
  ///     …
  ///     openWindow(id: "notes")
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(name: id, content: content())
  }
}
