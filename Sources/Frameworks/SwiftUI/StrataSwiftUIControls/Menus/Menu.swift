import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A button that opens a menu of actions.
///
///     Menu("Sort") { Button("By name") { sort(.name) }; Button("By date") { sort(.date) } }
///
/// Same as Apple's.
public struct Menu<Label: View, Content: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let primaryAction: (() -> Void)?
  @Environment(\.[StyleOf<MenuStyleConfiguration>()]) private var style

  /// Creates a menu with a label.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The view of the label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Creates a menu with a label that performs an action when it is pressed. A chevron beside the
  /// label opens the menu.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The view of the label.
  ///   - primaryAction: A function that is called for a tap; a long press opens the menu.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    if let style {
      style.make(
        MenuStyleConfiguration(
          label: .init(part: StylePart(label)), content: .init(part: StylePart(content)),
          primaryAction: primaryAction))
    } else {
      MenuBody(label: label, content: content, primaryAction: primaryAction)
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - content: The views.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a localized title that performs an action when the title is pressed.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - content: The views.
  ///   - primaryAction: A function that is called for a tap; a long press opens the menu.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title that is not localized, which performs an action when the title is
  /// pressed.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - content: The views.
  ///   - primaryAction: A function that is called for a tap; a long press opens the menu.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration that a style gets, to draw it in another style.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}
