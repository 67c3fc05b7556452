public import Foundation
public import StrataSwiftUIDrawing
import StrataSwiftUILayout
public import SwiftUICore

/// A label with the content that it describes.
///
///     LabeledContent("Version", value: "1.0")
///
/// Same as Apple's.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates labeled content with a label.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The view of the label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public var body: some View { StyledLabeledContent(label: label, content: content) }
}

@MainActor extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - content: The views.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates labeled content with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

@MainActor extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled text with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: The text to show with the title.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a labeled text with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - value: The text to show with the title.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a labeled, formatted value with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: The value to format and show with the title.
  ///   - format: The format in which the value is shown.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a labeled, formatted value with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - value: The value to format and show with the title.
  ///   - format: The format in which the value is shown.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
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
  /// Creates labeled content from the configuration that a style gets, to draw it in another style.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
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
        .environment(\.rowLabel, StylePart(label))
    }
  }
}

/// An appearance of labeled content.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the view that draws the labeled content.
  associatedtype Body: View

  /// Returns the view that draws labeled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of labeled content, for a style.
public struct LabeledContentStyleConfiguration {
  /// The label of the content.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The content that the label describes.
  @MainActor @preconcurrency public struct Content: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The label of the content.
  public let label: Label
  /// The content that the label describes.
  public let content: Content
}

/// The default labeled content style: the label at the leading edge, the content at the trailing
/// one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the default labeled content style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style with the label at the leading edge and the content at the trailing edge.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the style of the labeled content in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<LabeledContentStyleConfiguration>())
    }
  }
}
