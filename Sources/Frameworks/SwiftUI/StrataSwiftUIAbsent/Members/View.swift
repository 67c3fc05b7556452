// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Combine
public import CoreTransferable
public import Foundation
public import StrataSwiftUIControls
public import StrataSwiftUIDrawing
public import StrataSwiftUIFiles
public import StrataSwiftUIGestures
public import StrataSwiftUILayout
public import StrataSwiftUIMotion
public import StrataSwiftUINavigation
public import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  @available(*, unavailable, message: "Strata does not have View.accessibility(selectionIdentifier:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.accessibilityChartDescriptor(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibilityChartDescriptor<R>(_ representable: R) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.accessibilityDragPoint(_:description:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.accessibilityDragPoint(_:description:isEnabled:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.accessibilityDropPoint(_:description:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.accessibilityDropPoint(_:description:isEnabled:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.accessibilityLabeledPair(role:id:in:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibilityLabeledPair<ID>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> Self where ID: Hashable { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.accessibilityRotor(_:textRanges:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibilityRotor<Given1: Comparable>(_ label: Text, textRanges: [Range<Given1>]) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.addOrderToWalletButtonStyle(_:): Wallet is another framework, which is not there")
  public func addOrderToWalletButtonStyle<AddOrderToWalletButtonStyle>(_ style: AddOrderToWalletButtonStyle) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.allowedDynamicRange(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.allowsWindowActivationEvents(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.automatedDeviceEnrollmentAddition(isPresented:) yet; docs/ledgers/parity.md lists what is there")
  public func automatedDeviceEnrollmentAddition<Given1>(isPresented: Binding<Given1>) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.badgeProminence(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.buttonRepeatBehavior(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.certificateSheet(trust:title:message:help:) yet; docs/ledgers/parity.md lists what is there")
  public func certificateSheet<Given1>(trust: Binding<Given1>, title: String? = nil, message: String? = nil, help: URL? = nil) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.colorEffect(_:isEnabled:): shaders are programs in Metal, which a browser does not run")
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.contactAccessButtonCaption(_:): ContactsUI is another framework, which is not there")
  public func contactAccessButtonCaption<Given1>(_ caption: Given1) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.contactAccessButtonStyle(_:): ContactsUI is another framework, which is not there")
  public func contactAccessButtonStyle<Given1>(_ style: Given1) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.contactAccessPicker(isPresented:completionHandler:): ContactsUI is another framework, which is not there")
  public func contactAccessPicker<Given1>(isPresented: Binding<Given1>, completionHandler: @escaping ([String]) -> () = {_ in }) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.containerBackground(for:alignment:content:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func containerBackground<V>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> Self where V: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.containerRelativeFrame(_:alignment:_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.contentToolbar(for:content:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func contentToolbar<Content>(for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content) -> Self where Content: ToolbarContent { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.contextMenu(forSelectionType:menu:primaryAction:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func contextMenu<I, M>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<AnyHashable>) -> M, primaryAction: ((Set<AnyHashable>) -> Void)? = nil) -> Self where I: Hashable, M: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.controlWidgetActionHint(_:): a browser has no home screen that shows widgets")
  public func controlWidgetActionHint(_ hint: Text) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.controlWidgetStatus(_:): a browser has no home screen that shows widgets")
  public func controlWidgetStatus(_ status: Text) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.defaultAdaptableTabBarPlacement(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.defaultAppStorage(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.defaultFocus(_:_:priority:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func defaultFocus<Given1: Hashable, V>(_ binding: FocusState<Given1>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) -> Self where V: Hashable { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.defaultHoverEffect(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.defaultScrollAnchor(_:for:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.defersSystemGestures(on:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.dialogIcon(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func dialogIcon(_ icon: Image?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.dialogSuppressionToggle(_:isSuppressed:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func dialogSuppressionToggle<Given1>(_ label: Text, isSuppressed: Binding<Given1>) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.dialogSuppressionToggle(isSuppressed:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func dialogSuppressionToggle<Given1>(isSuppressed: Binding<Given1>) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.distortionEffect(_:maxSampleOffset:isEnabled:): shaders are programs in Metal, which a browser does not run")
  nonisolated public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.documentBrowserContextMenu(_:) yet; docs/ledgers/parity.md lists what is there")
  public func documentBrowserContextMenu(@ViewBuilder _ menu: @escaping ([URL]?) -> some View) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.draggable(_:): drag and drop is not there yet")
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.draggable(_:preview:): drag and drop is not there yet")
  nonisolated public func draggable<T, V>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> Self where V: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.dropDestination(for:action:isTargeted:): drag and drop is not there yet")
  nonisolated public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.dynamicIsland(verticalPlacement:): a browser has no home screen that shows widgets")
  public func dynamicIsland<DynamicIslandExpandedRegionVerticalPlacement>(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.familyActivityPicker(headerText:footerText:isPresented:selection:): FamilyControls is another framework, which is not there")
  public func familyActivityPicker<Given1, Given2>(headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Given1>, selection: Binding<Given2>) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.familyActivityPicker(isPresented:selection:): FamilyControls is another framework, which is not there")
  public func familyActivityPicker<Given1, Given2>(isPresented: Binding<Given1>, selection: Binding<Given2>) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.fileExporter(isPresented:documents:contentType:onCompletion:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func fileExporter<Given1, C>(isPresented: Binding<Given1>, documents: C, contentType: UTType, onCompletion: @escaping (Result<Any, any Error>) -> Void) -> Self where C: Collection, C.Element: FileDocument { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.fileExporter(isPresented:documents:contentTypes:onCompletion:onCancellation:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func fileExporter<Given1, C>(isPresented: Binding<Given1>, documents: C, contentTypes: [UTType] = { fatalError() }(), onCompletion: @escaping (Result<Any, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> Self where C: Collection, C.Element: FileDocument { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func fileExporter<Given1, T>(isPresented: Binding<Given1>, item: T?, contentTypes: [UTType] = { fatalError() }(), defaultFilename: String? = nil, onCompletion: @escaping (Result<Any, any Error>) -> Void, onCancellation: @escaping () -> Void = { }) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.fileExporter(isPresented:items:contentTypes:onCompletion:onCancellation:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func fileExporter<Given1, C>(isPresented: Binding<Given1>, items: C, contentTypes: [UTType] = { fatalError() }(), onCompletion: @escaping (Result<Any, any Error>) -> Void, onCancellation: @escaping () -> Void = { }) -> Self where C: Collection { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.fileExporterFilenameLabel(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.fileMover(isPresented:file:onCompletion:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func fileMover<Given1>(isPresented: Binding<Given1>, file: URL?, onCompletion: @escaping (Result<Any, any Error>) -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.fileMover(isPresented:file:onCompletion:onCancellation:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func fileMover<Given1>(isPresented: Binding<Given1>, file: URL?, onCompletion: @escaping (Result<Any, any Error>) -> Void, onCancellation: @escaping () -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.findDisabled(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.findNavigator(isPresented:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func findNavigator<Given1>(isPresented: Binding<Given1>) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.focusedObject(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func focusedObject<T>(_ object: T) -> Self where T: ObservableObject { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.focusedSceneObject(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func focusedSceneObject<T>(_ object: T) -> Self where T: ObservableObject { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.focusedSceneValue(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func focusedSceneValue<T>(_ object: T?) -> Self where T: AnyObject { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.focusedSceneValue(_:_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.focusedValue(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func focusedValue<T>(_ object: T?) -> Self where T: AnyObject { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.focusedValue(_:_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.handGestureShortcut(_:isEnabled:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.healthDataAccessRequest(store:objectType:predicate:trigger:completion:): HealthKit is another framework, which is not there")
  nonisolated public func healthDataAccessRequest<HKHealthStore, HKObjectType>(store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil, trigger: some Equatable, completion: @escaping (Result<Any, any Error>) -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.healthDataAccessRequest(store:readTypes:trigger:completion:): HealthKit is another framework, which is not there")
  nonisolated public func healthDataAccessRequest<HKHealthStore, Given1: Hashable>(store: HKHealthStore, readTypes: Set<Given1>, trigger: some Equatable, completion: @escaping (Result<Any, any Error>) -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.healthDataAccessRequest(store:shareTypes:readTypes:trigger:completion:): HealthKit is another framework, which is not there")
  nonisolated public func healthDataAccessRequest<HKHealthStore, Given1: Hashable>(store: HKHealthStore, shareTypes: Set<Given1>, readTypes: Any? = nil, trigger: some Equatable, completion: @escaping (Result<Any, any Error>) -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.imagePlaygroundGenerationStyle(_:in:): ImagePlayground is another framework, which is not there")
  nonisolated public func imagePlaygroundGenerationStyle<ImagePlaygroundStyle>(_ style: ImagePlaygroundStyle, in allowedStyles: Any? = nil) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.imagePlaygroundPersonalizationPolicy(_:): ImagePlayground is another framework, which is not there")
  nonisolated public func imagePlaygroundPersonalizationPolicy(_ policy: Any? = nil) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.imagePlaygroundSheet(isPresented:concept:sourceImage:onCompletion:onCancellation:): ImagePlayground is another framework, which is not there")
  public func imagePlaygroundSheet<Given1>(isPresented: Binding<Given1>, concept: String, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.imagePlaygroundSheet(isPresented:concept:sourceImageURL:onCompletion:onCancellation:): ImagePlayground is another framework, which is not there")
  public func imagePlaygroundSheet<Given1>(isPresented: Binding<Given1>, concept: String, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.imagePlaygroundSheet(isPresented:concepts:sourceImage:onCompletion:onCancellation:): ImagePlayground is another framework, which is not there")
  public func imagePlaygroundSheet<Given1>(isPresented: Binding<Given1>, concepts: Any? = nil, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.imagePlaygroundSheet(isPresented:concepts:sourceImageURL:onCompletion:onCancellation:): ImagePlayground is another framework, which is not there")
  public func imagePlaygroundSheet<Given1>(isPresented: Binding<Given1>, concepts: Any? = nil, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.interactionActivityTrackingTag(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.itemProvider(_:): drag and drop is not there yet")
  nonisolated public func itemProvider(_ action: (() -> Any?)?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.journalingSuggestionsPicker(isPresented:onCompletion:): JournalingSuggestions is another framework, which is not there")
  public func journalingSuggestionsPicker<Given1>(isPresented: Binding<Given1>, onCompletion: @escaping (Any) async -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.keyboardShortcut(_:modifiers:localization:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.labelsVisibility(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.layerEffect(_:maxSampleOffset:isEnabled:): shaders are programs in Metal, which a browser does not run")
  nonisolated public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.layoutDirectionBehavior(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.listItemTint(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func listItemTint(_ tint: Color?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.listSectionSeparatorTint(_:edges:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.luminanceToAlpha() yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func luminanceToAlpha() -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.matchedTransitionSource(id:in:configuration:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.materialActiveAppearance(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.menuActionDismissBehavior(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.menuOrder(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func menuOrder(_ order: MenuOrder) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.navigationDocument(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func navigationDocument(_ url: URL) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.navigationDocument(_:preview:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func navigationDocument<D, Given1, Given2>(_ document: D, preview: SharePreview<Given1, Given2>) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.onContinueUserActivity(_:perform:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (Any) -> ()) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.onDrag(_:): drag and drop is not there yet")
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.onDrag(_:preview:): drag and drop is not there yet")
  nonisolated public func onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> Self where V: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.onDrop(of:delegate:): drag and drop is not there yet")
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.onDrop(of:delegate:): drag and drop is not there yet")
  nonisolated public func onDrop(of supportedContentTypes: [String], delegate: any DropDelegate) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.onDrop(of:isTargeted:perform:): drag and drop is not there yet")
  nonisolated public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.onDrop(of:isTargeted:perform:): drag and drop is not there yet")
  nonisolated public func onDrop(of supportedContentTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.onDrop(of:isTargeted:perform:): drag and drop is not there yet")
  nonisolated public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.onDrop(of:isTargeted:perform:): drag and drop is not there yet")
  nonisolated public func onDrop(of supportedContentTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.onPencilDoubleTap(perform:): a browser does not tell a pencil's gestures")
  nonisolated public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.onPencilSqueeze(perform:): a browser does not tell a pencil's gestures")
  nonisolated public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.onScrollTargetVisibilityChange(idType:threshold:_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func onScrollTargetVisibilityChange<ID>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> Self where ID: Hashable { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.paletteSelectionEffect(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.persistentSystemOverlays(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.popoverTip(_:arrowEdge:action:): TipKit is another framework, which is not there")
  public func popoverTip<Given1>(_ tip: (Given1)?, arrowEdge: Edge? = nil, action: @escaping (Any) -> Void = { _ in }) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.preferredSubscriptionOffer(_:): StoreKit is another framework, which is not there")
  nonisolated public func preferredSubscriptionOffer<Given1>(_ offer: @escaping (Any, Any, [Any]) -> Given1?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.presentationSizing(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.projectionEffect(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.renameAction(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.replaceDisabled(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.scenePadding(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.scenePadding(_:edges:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.scrollIndicatorsFlash(onAppear:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.scrollIndicatorsFlash(trigger:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.scrollInputBehavior(_:for:) yet; docs/ledgers/parity.md lists what is there")
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.searchable(text:editableTokens:isPresented:placement:prompt:token:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func searchable<Tokens, Prompt, Token>(text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt = Text?.none, @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token) -> Self where Tokens: Collection, Token: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.searchable(text:editableTokens:placement:prompt:token:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func searchable<Tokens, Prompt, Token>(text: Binding<String>, editableTokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic, prompt: Prompt = Text?.none, @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token) -> Self where Tokens: Collection, Token: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.searchable(text:tokens:isPresented:placement:prompt:token:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func searchable<Tokens, Prompt, Token>(text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt = Text?.none, @ViewBuilder token: @escaping (Tokens.Element) -> Token) -> Self where Tokens: Collection, Token: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.searchable(text:tokens:placement:prompt:token:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func searchable<Tokens, Prompt, Token>(text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic, prompt: Prompt = Text?.none, @ViewBuilder token: @escaping (Tokens.Element) -> Token) -> Self where Tokens: Collection, Token: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func searchable<Tokens, Prompt, Token>(text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt = Text?.none, @ViewBuilder token: @escaping (Tokens.Element) -> Token) -> Self where Tokens: Collection, Token: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.searchable(text:tokens:suggestedTokens:placement:prompt:token:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func searchable<Tokens, Prompt, Token>(text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic, prompt: Prompt = Text?.none, @ViewBuilder token: @escaping (Tokens.Element) -> Token) -> Self where Tokens: Collection, Token: View { fatalError() }
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
  nonisolated public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> Self { fatalError() }
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
  @available(*, unavailable, message: "Strata does not have View.navigationSubtitle(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.navigationSubtitle(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.navigationSubtitle(_:) yet; docs/ledgers/parity.md lists what is there")
  @_disfavoredOverload nonisolated public func navigationSubtitle<S>(_ subtitle: S) -> Self where S: StringProtocol { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.listSectionMargins(_:_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.listRowInsets(_:_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.listSectionIndexVisibility(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.sectionIndexLabel(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func sectionIndexLabel<S>(_ label: S?) -> Self where S: StringProtocol { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.searchToolbarBehavior(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.glassEffectTransition(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.buttonSizing(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.backgroundExtensionEffect() yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func backgroundExtensionEffect() -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.backgroundExtensionEffect(isEnabled:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tabViewBottomAccessory(content:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> Self where Content: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tabViewBottomAccessory(isEnabled:content:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func tabViewBottomAccessory<Content>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> Self where Content: View { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.tabViewSearchActivation(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.sliderThumbVisibility(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.labelReservedIconWidth(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.labelIconToTitleSpacing(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.multilineTextAlignment(strategy:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.writingDirection(strategy:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.symbolColorRenderingMode(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.symbolVariableValueMode(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have View.dropDestination(for:isEnabled:action:): drag and drop is not there yet")
  nonisolated public func dropDestination<T>(for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void) -> Self { fatalError() }
}
