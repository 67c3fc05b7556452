public import StrataSwiftUIDrawing
public import SwiftUICore

/// A look for progress views.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress view style is given.
public struct ProgressViewStyleConfiguration {
  /// The progress view's label.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// What says how far it is.
  @MainActor @preconcurrency public struct CurrentValueLabel: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// How far it is, 0…1; `nil` while that is not known.
  public let fractionCompleted: Double?
  /// What is under way.
  public var label: Label?
  /// How far it is, in words.
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where it is known how far it is, otherwise a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(.automatic)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  @available(iOS, deprecated: 100000, message: "Use ``View/tint(_:)`` instead.")
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.body(.linear).tint(tint)
  }
}

/// A ring, or a spinner while it is not known how far it is.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  @available(iOS, deprecated: 100000, message: "Use ``View/tint(_:)`` instead.")
  public init(tint: Color) { self.tint = tint }

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
  /// A bar or a spinner, by what is known.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring or a spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the look of the progress views here.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<ProgressViewStyleConfiguration>())
    }
  }
}
