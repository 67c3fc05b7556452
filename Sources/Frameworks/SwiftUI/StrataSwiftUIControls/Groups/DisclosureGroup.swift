public import StrataSwiftUIDrawing
import StrataSwiftUILayout
public import SwiftUICore

/// A view that shows or hides its content when its label is pressed.
///
///     DisclosureGroup("Details") { Text("12 km/h") }
///
/// Same as Apple's.
public struct DisclosureGroup<Label: View, Content: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: () -> Content
  let outer: Binding<Bool>?
  @State private var isUnfolded = false
  @Environment(\.[StyleOf<DisclosureGroupStyleConfiguration>()]) private var style

  /// Creates a group that starts collapsed.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The view of the label.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    outer = nil
  }

  /// Creates a group whose expansion is bound to a value.
  ///
  /// - Parameters:
  ///   - isExpanded: A binding to whether the content is shown.
  ///   - content: The views.
  ///   - label: The view of the label.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    outer = isExpanded
  }

  public var body: some View {
    let isExpanded = outer ?? $isUnfolded
    if let style {
      style.make(
        DisclosureGroupStyleConfiguration(
          label: .init(part: StylePart(label)),
          content: .init(part: StylePart(content().environment(\.disclosed, nil))),
          isExpanded: isExpanded)
      )
      .environment(\.disclosed, isExpanded.wrappedValue)
    } else {
      DisclosureBody(label: label, content: content, isExpanded: isExpanded)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title that starts collapsed.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - content: The views.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title that is not localized, which starts collapsed.
  ///
  /// - Parameters:
  ///   - label: The group's title.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a group with a localized title whose expansion is bound to a value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - isExpanded: A binding to whether the content is shown.
  ///   - content: The views.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a title that is not localized, whose expansion is bound to a value.
  ///
  /// - Parameters:
  ///   - label: The group's title.
  ///   - isExpanded: A binding to whether the content is shown.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// The label as a button that shows or hides the content. In a list, both are rows.
private struct DisclosureBody<Label: View, Content: View>: View {
  var label: Label
  var content: () -> Content
  var isExpanded: Binding<Bool>
  @Environment(\.list) private var list
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if list != nil {
      header
      if isExpanded.wrappedValue { content() }
    } else {
      VStack(alignment: .leading) {
        header
        if isExpanded.wrappedValue { content() }
      }
    }
  }

  private var header: some View {
    ButtonElement(
      look: .plain, isEnabled: isEnabled,
      attributes: [.isExpanded: String(isExpanded.wrappedValue)],
      action: { isExpanded.wrappedValue.toggle() },
      label: HStack {
        // The label takes all the width, so that labeled content in it reaches to the chevron.
        label.frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
          .foregroundStyle(.secondary).attribute(.isHidden, "true")
      })
  }
}

/// An appearance of disclosure groups.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the view that draws the group.
  associatedtype Body: View

  /// Returns the view that draws a disclosure group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the styled disclosure group.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The content that is shown or hidden.
  @MainActor @preconcurrency public struct Content: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The label of the styled disclosure group.
  public let label: Label
  /// The content that is shown or hidden.
  public let content: Content
  /// A Boolean value that indicates whether the content is shown; a style may set it.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The default disclosure group style: a label with a chevron.
@MainActor @preconcurrency public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the default disclosure group style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureBody(
      label: configuration.label, content: { configuration.content },
      isExpanded: configuration.$isExpanded)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style with a label and a chevron.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<DisclosureGroupStyleConfiguration>())
    }
  }
}
