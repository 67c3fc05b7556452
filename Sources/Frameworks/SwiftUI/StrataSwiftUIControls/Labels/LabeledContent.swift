public import Foundation
public import StrataSwiftUIDrawing
import StrataSwiftUILayout
public import SwiftUICore

/// A label with what it stands for.
///
///     LabeledContent("Version", value: "1.0")
///
/// Same as Apple's.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public var body: some View { StyledLabeledContent(label: label, content: content) }
}

@MainActor extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

@MainActor extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

@MainActor extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labeled content that a style was asked to draw.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

private struct StyledLabeledContent<Label: View, Content: View>: View {
  var label: Label
  var content: Content
  @Environment(\.[StyleOf<LabeledContentStyleConfiguration>()]) private var style

  var body: some View {
    if let style {
      style.make(
        LabeledContentStyleConfiguration(
          label: .init(part: StylePart(label)), content: .init(part: StylePart(content))))
    } else {
      LabeledRow(label: label, content: content)
    }
  }
}

private struct LabeledRow<Label: View, Content: View>: View {
  var label: Label
  var content: Content

  var body: some View {
    HStack {
      ControlLabel(content: label)
      Spacer()
      content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
  }
}

/// A look for labeled content.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a labeled content style is given.
public struct LabeledContentStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// What the label stands for.
  @MainActor @preconcurrency public struct Content: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// What it is called.
  public let label: Label
  /// What it is.
  public let content: Content
}

/// The label at the leading edge, the content at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Label and content on either side.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the look of labeled content here.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<LabeledContentStyleConfiguration>())
    }
  }
}
