// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUICollections
public import StrataSwiftUIControls
public import StrataSwiftUIDrawing
public import StrataSwiftUILayout
public import SwiftUICore

extension EnvironmentValues {
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.accessibilityAssistiveAccessEnabled yet; docs/ledgers/parity.md lists what is there")
  public var accessibilityAssistiveAccessEnabled: Bool { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.accessibilityDimFlashingLights yet; docs/ledgers/parity.md lists what is there")
  public var accessibilityDimFlashingLights: Bool { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.accessibilityEnabled yet; docs/ledgers/parity.md lists what is there")
  public var accessibilityEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.accessibilityInvertColors yet; docs/ledgers/parity.md lists what is there")
  public var accessibilityInvertColors: Bool { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.accessibilityLargeContentViewerEnabled yet; docs/ledgers/parity.md lists what is there")
  public var accessibilityLargeContentViewerEnabled: Bool { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.accessibilityPlayAnimatedImages yet; docs/ledgers/parity.md lists what is there")
  public var accessibilityPlayAnimatedImages: Bool { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.accessibilityQuickActionsEnabled yet; docs/ledgers/parity.md lists what is there")
  public var accessibilityQuickActionsEnabled: Bool { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.accessibilityShowButtonShapes yet; docs/ledgers/parity.md lists what is there")
  public var accessibilityShowButtonShapes: Bool { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.activityFamily: a browser has no home screen that shows widgets")
  public var activityFamily: Any { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.allowedDynamicRange yet; docs/ledgers/parity.md lists what is there")
  public var allowedDynamicRange: Image.DynamicRange? { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.appearsActive yet; docs/ledgers/parity.md lists what is there")
  public var appearsActive: Bool { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.autocorrectionDisabled yet; docs/ledgers/parity.md lists what is there")
  public var autocorrectionDisabled: Bool { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.backgroundMaterial yet; docs/ledgers/parity.md lists what is there")
  public var backgroundMaterial: Material? { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.backgroundProminence yet; docs/ledgers/parity.md lists what is there")
  public var backgroundProminence: BackgroundProminence { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.badgeProminence yet; docs/ledgers/parity.md lists what is there")
  public var badgeProminence: BadgeProminence { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.buttonRepeatBehavior yet; docs/ledgers/parity.md lists what is there")
  public var buttonRepeatBehavior: ButtonRepeatBehavior { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.contentTransitionAddsDrawingGroup yet; docs/ledgers/parity.md lists what is there")
  public var contentTransitionAddsDrawingGroup: Bool { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.defaultMinListHeaderHeight yet; docs/ledgers/parity.md lists what is there")
  public var defaultMinListHeaderHeight: CGFloat? { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.disableAutocorrection yet; docs/ledgers/parity.md lists what is there")
  public var disableAutocorrection: Bool? { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.dismissWindow yet; docs/ledgers/parity.md lists what is there")
  public var dismissWindow: DismissWindowAction { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.documentConfiguration: a browser has no documents that stay open as files; fileImporter and fileExporter read and save them")
  public var documentConfiguration: DocumentConfiguration? { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.headerProminence yet; docs/ledgers/parity.md lists what is there")
  public var headerProminence: Prominence { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.horizontalScrollBounceBehavior yet; docs/ledgers/parity.md lists what is there")
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.horizontalScrollIndicatorVisibility yet; docs/ledgers/parity.md lists what is there")
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.imagePlaygroundAllowedGenerationStyles: ImagePlayground is another framework, which is not there")
  public var imagePlaygroundAllowedGenerationStyles: Any { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.imagePlaygroundPersonalizationPolicy: ImagePlayground is another framework, which is not there")
  public var imagePlaygroundPersonalizationPolicy: Any { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.imagePlaygroundSelectedGenerationStyle: ImagePlayground is another framework, which is not there")
  public var imagePlaygroundSelectedGenerationStyle: Any { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.isActivityFullscreen: a browser has no home screen that shows widgets")
  public var isActivityFullscreen: Bool { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.isActivityUpdateReduced: a browser has no home screen that shows widgets")
  public var isActivityUpdateReduced: Bool { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.isFocused yet; docs/ledgers/parity.md lists what is there")
  public var isFocused: Bool { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.isFocusEffectEnabled yet; docs/ledgers/parity.md lists what is there")
  public var isFocusEffectEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.isHoverEffectEnabled yet; docs/ledgers/parity.md lists what is there")
  public var isHoverEffectEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.isSceneCaptured yet; docs/ledgers/parity.md lists what is there")
  public var isSceneCaptured: Bool { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.isScrollEnabled yet; docs/ledgers/parity.md lists what is there")
  public var isScrollEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.isTabBarShowingSections yet; docs/ledgers/parity.md lists what is there")
  public var isTabBarShowingSections: Bool { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.isUserAuthenticationEnabled yet; docs/ledgers/parity.md lists what is there")
  public var isUserAuthenticationEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.keyboardShortcut yet; docs/ledgers/parity.md lists what is there")
  public var keyboardShortcut: KeyboardShortcut? { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.labelsVisibility yet; docs/ledgers/parity.md lists what is there")
  public var labelsVisibility: Visibility { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.legibilityWeight yet; docs/ledgers/parity.md lists what is there")
  public var legibilityWeight: LegibilityWeight? { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.materialActiveAppearance yet; docs/ledgers/parity.md lists what is there")
  public var materialActiveAppearance: MaterialActiveAppearance { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.menuOrder yet; docs/ledgers/parity.md lists what is there")
  public var menuOrder: MenuOrder { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.preferredPencilDoubleTapAction: a browser does not tell a pencil's gestures")
  public var preferredPencilDoubleTapAction: PencilPreferredAction { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.preferredPencilSqueezeAction: a browser does not tell a pencil's gestures")
  public var preferredPencilSqueezeAction: PencilPreferredAction { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.rename yet; docs/ledgers/parity.md lists what is there")
  public var rename: RenameAction? { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.scrollDismissesKeyboardMode yet; docs/ledgers/parity.md lists what is there")
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.searchSuggestionsPlacement yet; docs/ledgers/parity.md lists what is there")
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.showsWidgetContainerBackground: a browser has no home screen that shows widgets")
  public var showsWidgetContainerBackground: Bool { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.showsWidgetLabel: a browser has no home screen that shows widgets")
  public var showsWidgetLabel: Bool { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.sidebarRowSize yet; docs/ledgers/parity.md lists what is there")
  public var sidebarRowSize: SidebarRowSize { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.springLoadingBehavior yet; docs/ledgers/parity.md lists what is there")
  public var springLoadingBehavior: SpringLoadingBehavior { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.supportedActivityFamilies: a browser has no home screen that shows widgets")
  public var supportedActivityFamilies: Any { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.supportsImagePlayground: ImagePlayground is another framework, which is not there")
  public var supportsImagePlayground: Bool { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.supportsMultipleWindows yet; docs/ledgers/parity.md lists what is there")
  public var supportsMultipleWindows: Bool { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.tabBarPlacement yet; docs/ledgers/parity.md lists what is there")
  public var tabBarPlacement: TabBarPlacement? { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.textSelectionAffinity yet; docs/ledgers/parity.md lists what is there")
  public var textSelectionAffinity: TextSelectionAffinity { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.toolbarLabelStyle yet; docs/ledgers/parity.md lists what is there")
  public var toolbarLabelStyle: ToolbarLabelStyle? { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.verticalScrollBounceBehavior yet; docs/ledgers/parity.md lists what is there")
  public var verticalScrollBounceBehavior: ScrollBounceBehavior { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.verticalScrollIndicatorVisibility yet; docs/ledgers/parity.md lists what is there")
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.widgetContentMargins: a browser has no home screen that shows widgets")
  public var widgetContentMargins: EdgeInsets { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.widgetFamily: a browser has no home screen that shows widgets")
  public var widgetFamily: Any { fatalError() }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.widgetRenderingMode: a browser has no home screen that shows widgets")
  public var widgetRenderingMode: Any { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have EnvironmentValues.tabViewBottomAccessoryPlacement yet; docs/ledgers/parity.md lists what is there")
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { fatalError() }
}
