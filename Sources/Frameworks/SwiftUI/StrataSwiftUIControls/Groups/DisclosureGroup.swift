public import StrataSwiftUIDrawing
import StrataSwiftUILayout
public import SwiftUICore

/// Content that can be folded away under its label.
///
///     DisclosureGroup("Details") { Text("12 km/h") }
///
/// Same as Apple's.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let outer: Binding<Bool>?
  @State private var isUnfolded = false
  @Environment(\.[StyleOf<DisclosureGroupStyleConfiguration>()]) private var style

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    outer = nil
  }

  public init(
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
          label: .init(part: StylePart(label)), content: .init(part: StylePart(content())),
          isExpanded: isExpanded))
    } else {
      DisclosureBody(label: label, content: content, isExpanded: isExpanded)
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// The label as a button that unfolds; in a list each part is a row of its own.
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
        // As wide as can be, so that a labelled value inside reaches to the arrow.
        label.frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
          .foregroundStyle(.secondary)
      })
  }
}

/// A look for disclosure groups.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a disclosure group style is given.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// What can be folded away.
  @MainActor @preconcurrency public struct Content: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// What the group is called.
  public let label: Label
  /// What can be folded away.
  public let content: Content
  /// Whether the content is shown; a style writes here.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A label with an arrow.
@MainActor @preconcurrency public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureBody(
      label: configuration.label, content: { configuration.content },
      isExpanded: configuration.$isExpanded)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A label with an arrow.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the look of the disclosure groups here.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<DisclosureGroupStyleConfiguration>())
    }
  }
}
