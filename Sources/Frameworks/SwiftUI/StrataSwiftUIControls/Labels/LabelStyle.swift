public import SwiftUICore

/// An appearance of labels.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the view that draws the label.
  associatedtype Body: View

  /// Returns the view that draws a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label, for a style.
public struct LabelStyleConfiguration {
  /// The title of a label.
  @MainActor @preconcurrency public struct Title: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The icon of a label.
  @MainActor @preconcurrency public struct Icon: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

/// The default label style, with icon and title, or in a bar only the icon.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the default label style, with icon and title, or in a bar only the icon.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlacedLabel(title: configuration.title, icon: configuration.icon)
  }
}

/// A label style that shows icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a label style that shows icon and title.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon)
  }
}

/// A label style that shows the icon; the title is only read by screen readers.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates a label style that shows the icon.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, showsTitle: false)
  }
}

/// A label style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a label style that shows only the title.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, showsIcon: false)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style, which depends on the context.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The label style with icon and title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The style with only the icon; the title is read by screen readers.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The label style with only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets the style of the labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration).unstyled(StyleOf<LabelStyleConfiguration>())
    }
  }
}
