public import SwiftUICore

/// An appearance of gauges.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the view that draws the gauge.
  associatedtype Body: View

  /// Returns the view that draws a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge, for a style.
public struct GaugeStyleConfiguration {
  /// The label that describes the purpose of the gauge.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The label of the value.
  @MainActor @preconcurrency public struct CurrentValueLabel: OptionalStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The label of the lower bound.
  @MainActor @preconcurrency public struct MinimumValueLabel: OptionalStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The label of the upper bound.
  @MainActor @preconcurrency public struct MaximumValueLabel: OptionalStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The value as a fraction of the range, from 0 to 1.
  public var value: Double
  /// The purpose of the gauge.
  public var label: Label
  /// The label of the value; `nil` for none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; `nil` for none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; `nil` for none.
  public var maximumValueLabel: MaximumValueLabel?
  var marked: StylePart
}

/// A part of a control that may be missing.
@MainActor protocol OptionalStylePart: WrapsStylePart {
  init(part: StylePart)
}

extension Optional where Wrapped: OptionalStylePart {
  @MainActor static func of<Content: View>(_ content: Content) -> Wrapped? {
    let part = StylePart(content)
    return part.isEmpty ? nil : Wrapped(part: part)
  }
}

/// The default gauge style: a bar with the label above it.
@MainActor @preconcurrency public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the default gauge style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBody(look: .bar, configuration: configuration)
  }
}

/// A gauge style with a bar that fills, and the label above it.
@MainActor @preconcurrency public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates a gauge style with a bar that fills, and the label above it.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBody(look: .bar, configuration: configuration)
  }
}

/// A gauge style with a bar for small spaces; the label is only read by screen readers.
///
/// Partial: the bar is filled up to the value; Apple's shows a mark at the value.
@MainActor @preconcurrency public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates a gauge style with a bar for small spaces.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBody(look: .thin, configuration: configuration)
  }
}

/// A gauge style with a bar that fills, for small spaces; the label is only read by screen readers.
@MainActor @preconcurrency public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates a gauge style with a bar that fills, for small spaces.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBody(look: .thin, configuration: configuration)
  }
}

/// A gauge style with a ring around the value; the label is only read by screen readers.
///
/// Partial: the ring is filled up to the value; Apple's shows a mark on an open ring.
@MainActor @preconcurrency public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates a gauge style with a ring around the value.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBody(look: .ring, configuration: configuration)
  }
}

/// A gauge style with a ring that fills around the value; the label is only read by screen readers.
@MainActor @preconcurrency public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates a gauge style with a ring that fills around the value.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBody(look: .ring, configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge style: a bar.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The style of a bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The gauge style of a small bar.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The style of a small bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The gauge style of a ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The style of a ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Sets the style of the gauges in this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration).unstyled(StyleOf<GaugeStyleConfiguration>())
    }
  }
}
