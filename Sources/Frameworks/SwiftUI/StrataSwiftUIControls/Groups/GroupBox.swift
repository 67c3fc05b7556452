public import StrataSwiftUIDrawing
import StrataSwiftUILayout
public import SwiftUICore

/// A view with related content on a surface, and an optional label.
///
///     GroupBox("Wind") { Text("12 km/h") }
///
/// Same as Apple's.
public struct GroupBox<Label: View, Content: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
  @Environment(\.[StyleOf<GroupBoxStyleConfiguration>()]) private var style

  /// Creates a group box with a label.
  ///
  /// - Parameters:
  ///   - content: The views in the box.
  ///   - label: The view of the label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a group box with a label.
  ///
  /// - Parameters:
  ///   - label: The view above the box's content.
  ///   - content: The views in the box.
  @available(iOS, deprecated: 100000, renamed: "init(content:label:)")
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  public var body: some View {
    if let style {
      style.make(
        GroupBoxStyleConfiguration(
          label: .init(part: StylePart(label)), content: .init(part: StylePart(content))))
    } else {
      GroupBoxBody(label: label, content: content)
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - content: The views in the box.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group box with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - content: The views in the box.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Creates a group box from the configuration that a style gets, to draw it in another style.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

private struct GroupBoxBody<Label: View, Content: View>: View {
  var label: Label
  var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(Color(.named("secondarySystem")))
    .modifier(RulesModifier(rules: [.cornerRadius(12)]))
  }
}

/// An appearance of group boxes.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the view that draws the group box.
  associatedtype Body: View

  /// Returns the view that draws a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box, for a style.
public struct GroupBoxStyleConfiguration {
  /// The group box's label.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The content of the group box.
  @MainActor @preconcurrency public struct Content: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The group box's label.
  public let label: Label
  /// The content of the group box.
  public let content: Content
}

/// The default group box style: a rounded surface with the label above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the default group box style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxBody(label: configuration.label, content: configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The group box style with a rounded surface.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of the group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<GroupBoxStyleConfiguration>())
    }
  }
}
