// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import StrataSwiftUIAccessibility
public import StrataSwiftUIDrawing
public import StrataSwiftUILayout
public import SwiftUICore

@available(*, unavailable, message: "Strata does not have AXChartDescriptorRepresentable yet; docs/ledgers/parity.md lists what is there")
public protocol AXChartDescriptorRepresentable {}

@available(*, unavailable, message: "Strata does not have AccessibilityAttachmentModifier yet; docs/ledgers/parity.md lists what is there")
public struct AccessibilityAttachmentModifier {}

@available(*, unavailable, message: "Strata does not have AccessibilityCustomContentKey yet; docs/ledgers/parity.md lists what is there")
public struct AccessibilityCustomContentKey {
  public init(_ labelKey: LocalizedStringKey) { fatalError() }
  public init(_ label: Text, id: String) { fatalError() }
}

@available(*, unavailable, message: "Strata does not have AccessibilityLabeledPairRole yet; docs/ledgers/parity.md lists what is there")
public enum AccessibilityLabeledPairRole {
  case content
  case label
}

@available(*, unavailable, message: "Strata does not have AccessibilitySystemRotor yet; docs/ledgers/parity.md lists what is there")
public struct AccessibilitySystemRotor {
  static public var boldText: AccessibilitySystemRotor { fatalError() }
  static public func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { fatalError() }
  static public var headings: AccessibilitySystemRotor { fatalError() }
  static public var images: AccessibilitySystemRotor { fatalError() }
  static public var italicText: AccessibilitySystemRotor { fatalError() }
  static public var landmarks: AccessibilitySystemRotor { fatalError() }
  static public func links(visited: Bool) -> AccessibilitySystemRotor { fatalError() }
  static public var links: AccessibilitySystemRotor { fatalError() }
  static public var lists: AccessibilitySystemRotor { fatalError() }
  static public var misspelledWords: AccessibilitySystemRotor { fatalError() }
  static public var tables: AccessibilitySystemRotor { fatalError() }
  static public var textFields: AccessibilitySystemRotor { fatalError() }
  static public var underlineText: AccessibilitySystemRotor { fatalError() }
}

@available(*, unavailable, message: "Strata does not have AccessibilityTechnologies yet; docs/ledgers/parity.md lists what is there")
public struct AccessibilityTechnologies: OptionSet {
  public var rawValue: Int { fatalError() }
  public init(rawValue: Int) { fatalError() }
  public init() { fatalError() }
  static public var switchControl: AccessibilityTechnologies { fatalError() }
  static public var voiceOver: AccessibilityTechnologies { fatalError() }
}

@available(*, unavailable, message: "Strata does not have AdaptableTabBarPlacement yet; docs/ledgers/parity.md lists what is there")
public struct AdaptableTabBarPlacement {
  static public var automatic: AdaptableTabBarPlacement { fatalError() }
  static public var sidebar: AdaptableTabBarPlacement { fatalError() }
  static public var tabBar: AdaptableTabBarPlacement { fatalError() }
}

@available(*, unavailable, message: "Strata does not have AnimationContext yet; docs/ledgers/parity.md lists what is there")
public struct AnimationContext<Value> {
  public var environment: EnvironmentValues { fatalError() }
  public var isLogicallyComplete: Bool { get { fatalError() } set { fatalError() } }
  public var state: Any { get { fatalError() } set { fatalError() } }
  public func withState<Given1>(_ state: AnimationState<Given1>) -> Any { fatalError() }
}

@available(*, unavailable, message: "Strata does not have AnimationState yet; docs/ledgers/parity.md lists what is there")
public struct AnimationState<Value> {
  public init() where Value == Never { fatalError() }
  public subscript<K>(key: K.Type) -> Any { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have AnimationStateKey yet; docs/ledgers/parity.md lists what is there")
public protocol AnimationStateKey {}

@available(*, unavailable, message: "Strata does not have AnyScrollTargetBehavior yet; docs/ledgers/parity.md lists what is there")
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  public var base: any ScrollTargetBehavior { get { fatalError() } set { fatalError() } }
  public init(_ base: some ScrollTargetBehavior) { fatalError() }
}

@available(*, unavailable, message: "Strata does not have AttributedTextSelection yet; docs/ledgers/parity.md lists what is there")
public struct AttributedTextSelection {
  public init() { fatalError() }
}

@available(*, unavailable, message: "Strata does not have AutomaticHoverEffect yet; docs/ledgers/parity.md lists what is there")
public struct AutomaticHoverEffect: CustomHoverEffect {
  public init() { fatalError() }
}

@available(*, unavailable, message: "Strata does not have AutomaticPresentationSizing yet; docs/ledgers/parity.md lists what is there")
public struct AutomaticPresentationSizing: PresentationSizing {}
