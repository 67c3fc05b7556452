public import StrataSwiftUIDrawing
public import SwiftUICore

/// An appearance of progress views.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the view that draws the progress view.
  associatedtype Body: View

  /// Returns the view that draws a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view, for a style.
public struct ProgressViewStyleConfiguration {
  /// The progress view's label.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The label of the current value.
  @MainActor @preconcurrency public struct CurrentValueLabel: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The completed fraction, from 0 to 1; `nil` if the progress is unknown.
  public let fractionCompleted: Double?
  /// The label that describes the task; `nil` for none.
  public var label: Label?
  /// The label of the current value; `nil` for none.
  public var currentValueLabel: CurrentValueLabel?
}

/// The default progress view style: a bar, or a spinner if the progress is unknown.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the default progress view style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(.automatic)
  }
}

/// A progress view style that shows a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates a progress view style that shows a bar.
  nonisolated public init() { tint = nil }

  /// Creates a progress view style of a bar with a tint.
  @available(iOS, deprecated: 100000, message: "Use ``View/tint(_:)`` instead.")
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(.linear).tint(tint)
  }
}

/// A progress view style that shows a ring, or a spinner if the progress is unknown.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates a progress view style that shows a ring, or a spinner if the progress is unknown.
  nonisolated public init() { tint = nil }

  /// Creates a progress view style of a ring with a tint.
  @available(iOS, deprecated: 100000, message: "Use ``View/tint(_:)`` instead.")
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(.circular).tint(tint)
  }
}

extension ProgressViewStyleConfiguration {
  @MainActor fileprivate func body(_ look: ProgressLook) -> some View {
    ProgressBody(
      look: look, fraction: fractionCompleted, label: label, current: currentValueLabel)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style of a bar, or of a spinner if the progress is unknown.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The progress view style of a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style of a ring, or of a spinner if the progress is unknown.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of the progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<ProgressViewStyleConfiguration>())
    }
  }
}
