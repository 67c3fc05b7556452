public import SwiftUICore

/// A look for gauges.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
}

/// What a gauge style is given.
public struct GaugeStyleConfiguration {
  /// What the gauge measures.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// What says where it stands.
  @MainActor @preconcurrency public struct CurrentValueLabel: OptionalStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// What says where it begins.
  @MainActor @preconcurrency public struct MinimumValueLabel: OptionalStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// What says where it ends.
  @MainActor @preconcurrency public struct MaximumValueLabel: OptionalStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// Where it stands, 0…1.
  public var value: Double
  /// What the gauge measures.
  public var label: Label
  /// Where it stands, in words.
  public var currentValueLabel: CurrentValueLabel?
  /// Where it begins, in words.
  public var minimumValueLabel: MinimumValueLabel?
  /// Where it ends, in words.
  public var maximumValueLabel: MaximumValueLabel?
  var marked: StylePart
}

/// A part that a control may lack.
@MainActor protocol OptionalStylePart: WrapsStylePart {
  init(part: StylePart)
}

extension Optional where Wrapped: OptionalStylePart {
  @MainActor static func of<Content: View>(_ content: Content) -> Wrapped? {
    let part = StylePart(content)
    return part.isEmpty ? nil : Wrapped(part: part)
  }
}

/// A bar, with its label above it.
@MainActor @preconcurrency public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBody(look: .bar, configuration: configuration)
  }
}

/// A bar that fills, with its label above it.
@MainActor @preconcurrency public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBody(look: .bar, configuration: configuration)
  }
}

/// A bar for small places; the label is read aloud only.
///
/// Partial: it fills up to the value, where Apple's shows a mark there.
@MainActor @preconcurrency public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBody(look: .thin, configuration: configuration)
  }
}

/// A bar that fills, for small places; the label is read aloud only.
@MainActor @preconcurrency public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBody(look: .thin, configuration: configuration)
  }
}

/// A ring around the value; the label is read aloud only.
///
/// Partial: it fills up to the value, where Apple's shows a mark on an open ring.
@MainActor @preconcurrency public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBody(look: .ring, configuration: configuration)
  }
}

/// A ring that fills, around the value; the label is read aloud only.
@MainActor @preconcurrency public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBody(look: .ring, configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Sets the look of the gauges here.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration).unstyled(StyleOf<GaugeStyleConfiguration>())
    }
  }
}
