// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIDrawing
public import StrataSwiftUINavigation
public import SwiftUICore

extension Canvas {
  @available(*, unavailable, message: "Strata does not have Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:symbols:) yet; docs/ledgers/parity.md lists what is there")
  public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) { fatalError() }
}

extension Color {
  @available(*, unavailable, message: "Strata does not have Color.transferRepresentation yet; docs/ledgers/parity.md lists what is there")
  static public var transferRepresentation: Any { fatalError() }
  @available(*, unavailable, message: "Strata does not have Color.exposureAdjust(_:) yet; docs/ledgers/parity.md lists what is there")
  public func exposureAdjust(_ stops: Double) -> Color { fatalError() }
  @available(*, unavailable, message: "Strata does not have Color.headroom(_:) yet; docs/ledgers/parity.md lists what is there")
  public func headroom(_ headroom: Double?) -> Color { fatalError() }
}

extension ColorScheme {
  @available(*, unavailable, message: "Strata does not have ColorScheme.init(_:) yet; docs/ledgers/parity.md lists what is there")
  public init?<UIUserInterfaceStyle>(_ uiUserInterfaceStyle: UIUserInterfaceStyle) { fatalError() }
}

extension ColorSchemeContrast {
  @available(*, unavailable, message: "Strata does not have ColorSchemeContrast.init(_:) yet; docs/ledgers/parity.md lists what is there")
  public init?<UIAccessibilityContrast>(_ uiAccessibilityContrast: UIAccessibilityContrast) { fatalError() }
}

extension ContainerBackgroundPlacement {
  @available(*, unavailable, message: "Strata does not have ContainerBackgroundPlacement.navigationSplitView yet; docs/ledgers/parity.md lists what is there")
  static public var navigationSplitView: ContainerBackgroundPlacement { fatalError() }
  @available(*, unavailable, message: "Strata does not have ContainerBackgroundPlacement.widget: a browser has no home screen that shows widgets")
  static public var widget: ContainerBackgroundPlacement { fatalError() }
}

extension ContentSizeCategory {
  @available(*, unavailable, message: "Strata does not have ContentSizeCategory.init(_:) yet; docs/ledgers/parity.md lists what is there")
  public init?<UIContentSizeCategory>(_ uiSizeCategory: UIContentSizeCategory) { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ControlWidgetConfiguration: a browser has no home screen that shows widgets")
extension ControlWidgetConfiguration {
  @available(*, unavailable, message: "Strata does not have ControlWidgetConfiguration.description(_:): a browser has no home screen that shows widgets")
  public func description<LocalizedStringResource>(_ description: LocalizedStringResource) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have ControlWidgetConfiguration.displayName(_:): a browser has no home screen that shows widgets")
  public func displayName<LocalizedStringResource>(_ displayName: LocalizedStringResource) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have ControlWidgetConfiguration.promptsForUserConfiguration(): a browser has no home screen that shows widgets")
  public func promptsForUserConfiguration() -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have ControlWidgetConfiguration.pushHandler(_:): a browser has no home screen that shows widgets")
  public func pushHandler<Given1>(_ pushHandlerType: Given1) -> Self { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ControlWidgetTemplate: a browser has no home screen that shows widgets")
extension ControlWidgetTemplate {
  @available(*, unavailable, message: "Strata does not have ControlWidgetTemplate.disabled(_:): a browser has no home screen that shows widgets")
  public func disabled(_ disabled: Bool) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have ControlWidgetTemplate.privacySensitive(_:): a browser has no home screen that shows widgets")
  public func privacySensitive(_ sensitive: Bool = true) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have ControlWidgetTemplate.tint(_:): a browser has no home screen that shows widgets")
  public func tint(_ tint: Color?) -> Self { fatalError() }
}

@available(*, unavailable, message: "Strata does not have CustomHoverEffect yet; docs/ledgers/parity.md lists what is there")
extension CustomHoverEffect {
  @available(*, unavailable, message: "Strata does not have CustomHoverEffect.hoverEffectDisabled(_:) yet; docs/ledgers/parity.md lists what is there")
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> Self { fatalError() }
}

@available(*, unavailable, message: "Strata does not have AutomaticHoverEffect yet; docs/ledgers/parity.md lists what is there")
extension CustomHoverEffect where Self == AutomaticHoverEffect {
  @available(*, unavailable, message: "Strata does not have CustomHoverEffect.automatic yet; docs/ledgers/parity.md lists what is there")
  static public var automatic: AutomaticHoverEffect { fatalError() }
}

@available(*, unavailable, message: "Strata does not have HighlightHoverEffect yet; docs/ledgers/parity.md lists what is there")
extension CustomHoverEffect where Self == HighlightHoverEffect {
  @available(*, unavailable, message: "Strata does not have CustomHoverEffect.highlight yet; docs/ledgers/parity.md lists what is there")
  static public var highlight: HighlightHoverEffect { fatalError() }
}

@available(*, unavailable, message: "Strata does not have LiftHoverEffect yet; docs/ledgers/parity.md lists what is there")
extension CustomHoverEffect where Self == LiftHoverEffect {
  @available(*, unavailable, message: "Strata does not have CustomHoverEffect.lift yet; docs/ledgers/parity.md lists what is there")
  static public var lift: LiftHoverEffect { fatalError() }
}

@available(*, unavailable, message: "Strata does not have CustomizableToolbarContent yet; docs/ledgers/parity.md lists what is there")
extension CustomizableToolbarContent {
  @available(*, unavailable, message: "Strata does not have CustomizableToolbarContent.customizationBehavior(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have CustomizableToolbarContent.defaultCustomization() yet; docs/ledgers/parity.md lists what is there")
  public func defaultCustomization() -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have CustomizableToolbarContent.defaultCustomization(_:options:) yet; docs/ledgers/parity.md lists what is there")
  public func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = { fatalError() }()) -> Self { fatalError() }
}
