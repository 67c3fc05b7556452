// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import CoreTransferable
public import StrataSwiftUICollections
public import StrataSwiftUIControls
public import StrataSwiftUIDrawing
public import StrataSwiftUILayout
public import StrataSwiftUIMotion
public import StrataSwiftUINavigation
public import SwiftUICore

extension TabContent {
  @available(*, unavailable, message: "Strata does not have TabContent.customizationBehavior(_:for:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have TabContent.customizationID(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func customizationID(_ id: String) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have TabContent.defaultVisibility(_:for:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have TabContent.draggable(_:) yet; docs/ledgers/parity.md lists what is there")
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have TabContent.dropDestination(for:action:) yet; docs/ledgers/parity.md lists what is there")
  public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have TabContent.sectionActions(content:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> Self where Content: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have TabContent.springLoadingBehavior(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have TabContent.tabPlacement(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> Self { fatalError() }
}

@available(*, unavailable, message: "Strata does not have TabBarOnlyTabViewStyle yet; docs/ledgers/parity.md lists what is there")
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  @available(*, unavailable, message: "Strata does not have TabViewStyle.tabBarOnly yet; docs/ledgers/parity.md lists what is there")
  static public var tabBarOnly: TabBarOnlyTabViewStyle { fatalError() }
}

extension Table {
  @available(*, unavailable, message: "Strata does not have Table.init(_:children:columnCustomization:columns:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Data, Given1, Given2>(_ data: Data, children: KeyPath<Given1, Given2>, columnCustomization: Any? = nil, columns: () -> Columns) where Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Value == Never, Rows == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have Table.init(_:children:selection:columnCustomization:columns:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Data, Given1, Given2, Given3>(_ data: Data, children: KeyPath<Given1, Given2>, selection: Given3, columnCustomization: Any? = nil, columns: () -> Columns) where Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Value == Never, Rows == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have Table.init(_:children:selection:sortOrder:columnCustomization:columns:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Data, Given1, Given2, Given3, Given4>(_ data: Data, children: KeyPath<Given1, Given2>, selection: Given3, sortOrder: Binding<Given4>, columnCustomization: Any? = nil, columns: () -> Columns) where Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Value == Never, Rows == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have Table.init(_:children:sortOrder:columnCustomization:columns:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Data, Given1, Given2, Given3>(_ data: Data, children: KeyPath<Given1, Given2>, sortOrder: Binding<Given3>, columnCustomization: Any? = nil, columns: () -> Columns) where Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Value == Never, Rows == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have Table.init(_:columnCustomization:columns:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Data, Given1>(_ data: Data, columnCustomization: Given1, columns: () -> Columns) where Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Value == Never, Rows == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have Table.init(_:selection:columnCustomization:columns:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Data, Given1, Given2>(_ data: Data, selection: Given1, columnCustomization: Given2, columns: () -> Columns) where Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Value == Never, Rows == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have Table.init(_:selection:sortOrder:columnCustomization:columns:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Data, Given1, Given2, Given3>(_ data: Data, selection: Given1, sortOrder: Binding<Given2>, columnCustomization: Given3, columns: () -> Columns) where Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Value == Never, Rows == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have Table.init(_:sortOrder:columnCustomization:columns:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Data, Given1, Given2>(_ data: Data, sortOrder: Binding<Given1>, columnCustomization: Given2, columns: () -> Columns) where Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Value == Never, Rows == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have Table.init(of:columnCustomization:columns:rows:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Given1>(of valueType: Value.Type, columnCustomization: Given1, columns: () -> Columns, rows: () -> Rows) { fatalError() }
  @available(*, unavailable, message: "Strata does not have Table.init(of:selection:columnCustomization:columns:rows:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Given1, Given2>(of valueType: Value.Type, selection: Given1, columnCustomization: Given2, columns: () -> Columns, rows: () -> Rows) { fatalError() }
  @available(*, unavailable, message: "Strata does not have Table.init(of:selection:sortOrder:columnCustomization:columns:rows:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Given1, Given2, Given3>(of valueType: Value.Type = Value.self, selection: Given1, sortOrder: Binding<Given2>, columnCustomization: Given3, columns: () -> Columns, rows: () -> Rows) { fatalError() }
  @available(*, unavailable, message: "Strata does not have Table.init(of:sortOrder:columnCustomization:columns:rows:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Given1, Given2>(of valueType: Value.Type = Value.self, sortOrder: Binding<Given1>, columnCustomization: Given2, columns: () -> Columns, rows: () -> Rows) { fatalError() }
}

extension TableColumnBuilder {
  @available(*, unavailable, message: "Strata does not have TableColumnBuilder.buildLimitedAvailability(_:) yet; docs/ledgers/parity.md lists what is there")
  static public func buildLimitedAvailability(_ content: any TableColumnContent) -> Any { fatalError() }
}

extension TableColumnContent {
  @available(*, unavailable, message: "Strata does not have TableColumnContent.customizationID(_:) yet; docs/ledgers/parity.md lists what is there")
  public func customizationID(_ id: String) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have TableColumnContent.defaultVisibility(_:) yet; docs/ledgers/parity.md lists what is there")
  public func defaultVisibility(_ visibility: Visibility) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have TableColumnContent.disabledCustomizationBehavior(_:) yet; docs/ledgers/parity.md lists what is there")
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self { fatalError() }
}

extension TableRowContent {
  @available(*, unavailable, message: "Strata does not have TableRowContent.contextMenu(menuItems:) yet; docs/ledgers/parity.md lists what is there")
  public func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> Self where M: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have TableRowContent.contextMenu(menuItems:preview:) yet; docs/ledgers/parity.md lists what is there")
  public func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> Self where M: View, P: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have TableRowContent.draggable(_:): drag and drop is not there yet")
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have TableRowContent.dropDestination(for:action:): drag and drop is not there yet")
  public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have TableRowContent.itemProvider(_:): drag and drop is not there yet")
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have TableRowContent.selectionDisabled(_:) yet; docs/ledgers/parity.md lists what is there")
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { fatalError() }
}

extension Text {
  @available(*, unavailable, message: "Strata does not have Text.customAttribute(_:) yet; docs/ledgers/parity.md lists what is there")
  public func customAttribute<T>(_ value: T) -> Text { fatalError() }
  @available(*, unavailable, message: "Strata does not have Text.textVariant(_:) yet; docs/ledgers/parity.md lists what is there")
  public func textVariant<V>(_ preference: V) -> Text { fatalError() }
}

extension Text.LineStyle {
  @available(*, unavailable, message: "Strata does not have Text.LineStyle.init(nsUnderlineStyle:) yet; docs/ledgers/parity.md lists what is there")
  public init?<NSUnderlineStyle>(nsUnderlineStyle: NSUnderlineStyle) { fatalError() }
}

extension Text.LineStyle.Pattern {
  @available(*, unavailable, message: "Strata does not have Text.LineStyle.Pattern.dashDot yet; docs/ledgers/parity.md lists what is there")
  static public var dashDot: Text.LineStyle.Pattern { fatalError() }
  @available(*, unavailable, message: "Strata does not have Text.LineStyle.Pattern.dashDotDot yet; docs/ledgers/parity.md lists what is there")
  static public var dashDotDot: Text.LineStyle.Pattern { fatalError() }
}

extension TextEditor {
  @available(*, unavailable, message: "Strata does not have TextEditor.init(text:selection:) yet; docs/ledgers/parity.md lists what is there")
  public init<Given1, Given2>(text: Binding<Given1>, selection: Binding<Given2>) { fatalError() }
}

extension TextField {
  @available(*, unavailable, message: "Strata does not have TextField.init(_:text:selection:prompt:axis:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Given1, Given2>(_ titleKey: LocalizedStringKey, text: Binding<Given1>, selection: Binding<Given2>, prompt: Text? = nil, axis: Axis? = nil) where Label == Never { fatalError() }
}

extension TextInputAutocapitalization {
  @available(*, unavailable, message: "Strata does not have TextInputAutocapitalization.init(_:) yet; docs/ledgers/parity.md lists what is there")
  public init?(_ type: UITextAutocapitalizationType) { fatalError() }
}

@available(*, unavailable, message: "Strata does not have FixedTextVariant yet; docs/ledgers/parity.md lists what is there")
extension TextVariantPreference where Self == FixedTextVariant {
  @available(*, unavailable, message: "Strata does not have TextVariantPreference.fixed yet; docs/ledgers/parity.md lists what is there")
  static public var fixed: FixedTextVariant { fatalError() }
}

@available(*, unavailable, message: "Strata does not have SizeDependentTextVariant yet; docs/ledgers/parity.md lists what is there")
extension TextVariantPreference where Self == SizeDependentTextVariant {
  @available(*, unavailable, message: "Strata does not have TextVariantPreference.sizeDependent yet; docs/ledgers/parity.md lists what is there")
  static public var sizeDependent: SizeDependentTextVariant { fatalError() }
}

extension ToolbarContent {
  @available(*, unavailable, message: "Strata does not have ToolbarContent.matchedTransitionSource(id:in:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { fatalError() }
}

extension ToolbarItem {
  @available(*, unavailable, message: "Strata does not have ToolbarItem.init(id:placement:showsByDefault:content:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content) { fatalError() }
}

extension ToolbarItemPlacement {
  @available(*, unavailable, message: "Strata does not have ToolbarItemPlacement.title yet; docs/ledgers/parity.md lists what is there")
  static public var title: ToolbarItemPlacement { fatalError() }
  @available(*, unavailable, message: "Strata does not have ToolbarItemPlacement.subtitle yet; docs/ledgers/parity.md lists what is there")
  static public var subtitle: ToolbarItemPlacement { fatalError() }
  @available(*, unavailable, message: "Strata does not have ToolbarItemPlacement.largeTitle yet; docs/ledgers/parity.md lists what is there")
  static public var largeTitle: ToolbarItemPlacement { fatalError() }
  @available(*, unavailable, message: "Strata does not have ToolbarItemPlacement.largeSubtitle yet; docs/ledgers/parity.md lists what is there")
  static public var largeSubtitle: ToolbarItemPlacement { fatalError() }
}

extension ToolbarTitleMenu {
  @available(*, unavailable, message: "Strata does not have ToolbarTitleMenu.init() yet; docs/ledgers/parity.md lists what is there")
  public init() where Content == EmptyView { fatalError() }
}

extension Transaction {
  @available(*, unavailable, message: "Strata does not have Transaction.dismissBehavior yet; docs/ledgers/parity.md lists what is there")
  public var dismissBehavior: DismissBehavior { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have Transaction.scrollContentOffsetAdjustmentBehavior yet; docs/ledgers/parity.md lists what is there")
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have Transaction.scrollPositionUpdatePreservesVelocity yet; docs/ledgers/parity.md lists what is there")
  public var scrollPositionUpdatePreservesVelocity: Bool { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have Transaction.scrollTargetAnchor yet; docs/ledgers/parity.md lists what is there")
  public var scrollTargetAnchor: UnitPoint? { get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "Strata does not have Transaction.tracksVelocity yet; docs/ledgers/parity.md lists what is there")
  public var tracksVelocity: Bool { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have SymbolEffectTransition yet; docs/ledgers/parity.md lists what is there")
extension Transition where Self == SymbolEffectTransition {
  @available(*, unavailable, message: "Strata does not have Transition.symbolEffect(_:options:) yet; docs/ledgers/parity.md lists what is there")
  static public func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect { fatalError() }
  @available(*, unavailable, message: "Strata does not have Transition.symbolEffect yet; docs/ledgers/parity.md lists what is there")
  static public var symbolEffect: SymbolEffectTransition { fatalError() }
}
