public import SwiftUICore

/// An appearance of control groups.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of the view that draws the group.
  associatedtype Body: View

  /// Returns the view that draws a control group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group, for a style.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  @MainActor @preconcurrency public struct Content: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The label of the styled control group.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The controls of the group.
  public let content: Content
  /// The label of the styled control group.
  public let label: Label
}

extension ControlGroupStyleConfiguration {
  @MainActor var sideBySide: some View {
    ControlGroupElement(label: label.part, content: content)
  }
}

/// The default control group style, with the controls side by side on one surface.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.sideBySide }
}

/// A control group style that places the controls side by side, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates a control group style that places the controls side by side, as in a bar.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.sideBySide }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style with the controls side by side on one surface.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style with the controls side by side, as in a bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension View {
  /// Sets the style of the control groups in this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<ControlGroupStyleConfiguration>())
    }
  }
}
