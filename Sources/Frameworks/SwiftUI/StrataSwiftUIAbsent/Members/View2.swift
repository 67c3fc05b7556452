// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIDrawing
public import StrataSwiftUINavigation
public import SwiftUICore

extension View {
  @available(*, unavailable, message: "Strata does not have View.searchDictationBehavior(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.searchPresentationToolbarBehavior(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.searchSuggestions(_:for:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.sectionActions(content:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> Self where Content: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.springLoadingBehavior(_:): drag and drop is not there yet")
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tabViewCustomization(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func tabViewCustomization<Given1>(_ customization: Binding<Given1>?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tabViewSidebarBottomBar(content:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func tabViewSidebarBottomBar<Content>(@ViewBuilder content: () -> Content) -> Self where Content: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tabViewSidebarFooter(content:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func tabViewSidebarFooter<Content>(@ViewBuilder content: () -> Content) -> Self where Content: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tabViewSidebarHeader(content:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func tabViewSidebarHeader<Content>(@ViewBuilder content: () -> Content) -> Self where Content: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.textRenderer(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func textRenderer<T>(_ renderer: T) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.textSelectionAffinity(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tipBackground(_:): TipKit is another framework, which is not there")
  public func tipBackground(_ style: some ShapeStyle) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tipCornerRadius(_:antialiased:): TipKit is another framework, which is not there")
  public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tipImageSize(_:): TipKit is another framework, which is not there")
  public func tipImageSize(_ size: CGSize) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tipImageStyle(_:): TipKit is another framework, which is not there")
  public func tipImageStyle<S>(_ style: S) -> Self where S: ShapeStyle { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tipImageStyle(_:_:): TipKit is another framework, which is not there")
  public func tipImageStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> Self where S1: ShapeStyle, S2: ShapeStyle { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tipImageStyle(_:_:_:): TipKit is another framework, which is not there")
  public func tipImageStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> Self where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tipViewStyle(_:): TipKit is another framework, which is not there")
  public func tipViewStyle<Given1>(_ style: Given1) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.toolbar(id:content:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.transactionPicker(isPresented:selection:): FinanceKit is another framework, which is not there")
  public func transactionPicker<Given1, Given2>(isPresented: Binding<Given1>, selection: Binding<Given2>) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.typeSelectEquivalent(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.userActivity(_:element:_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, Any) -> ()) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.userActivity(_:isActive:_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> ()) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.widgetAccentable(_:): a browser has no home screen that shows widgets")
  public func widgetAccentable(_ accentable: Bool = true) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.widgetLabel(_:): a browser has no home screen that shows widgets")
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.widgetLabel(label:): a browser has no home screen that shows widgets")
  public func widgetLabel<Label>(@ViewBuilder label: () -> Label) -> Self where Label: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.windowToolbarFullScreenVisibility(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.writingToolsAffordanceVisibility(_:) yet; docs/ledgers/parity.md lists what is there")
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.writingToolsBehavior(_:) yet; docs/ledgers/parity.md lists what is there")
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { fatalError() }
}
