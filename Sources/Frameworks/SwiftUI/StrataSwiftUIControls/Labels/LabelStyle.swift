public import SwiftUICore

/// A look for labels.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

/// What a label style is given.
public struct LabelStyleConfiguration {
  /// The words.
  @MainActor @preconcurrency public struct Title: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The symbol.
  @MainActor @preconcurrency public struct Icon: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// What the label says.
  public let title: Title
  /// What stands before the words.
  public let icon: Icon
}

/// Symbol and words; in a bar the symbol, and the words are read aloud only.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlacedLabel(title: configuration.title, icon: configuration.icon)
  }
}

/// Symbol and words.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon)
  }
}

/// The symbol; the words are read aloud only.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, showsTitle: false)
  }
}

/// The words alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, showsIcon: false)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Symbol and words, as the place asks for.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Symbol and words.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol; the words are read aloud only.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The words alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets the look of the labels here.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration).unstyled(StyleOf<LabelStyleConfiguration>())
    }
  }
}
