public import SwiftUICore

/// A look for control groups.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ControlGroupStyleConfiguration
}

/// What a control group style is given.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  @MainActor @preconcurrency public struct Content: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The group's label.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The controls.
  public let content: Content
  /// What the group is called.
  public let label: Label
}

extension ControlGroupStyleConfiguration {
  @MainActor var sideBySide: some View {
    ControlGroupElement(label: label.part, content: content)
  }
}

/// Side by side on one surface.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.sideBySide }
}

/// Side by side, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.sideBySide }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Side by side on one surface.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Side by side, as in a bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension View {
  /// Sets the look of the control groups here.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<ControlGroupStyleConfiguration>())
    }
  }
}
