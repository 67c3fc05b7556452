// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIApp
public import StrataSwiftUIControls
public import StrataSwiftUIDrawing
public import StrataSwiftUILayout
public import StrataSwiftUIMotion
public import SwiftUICore

extension Scene {
  @available(*, unavailable, message: "Strata does not have Scene.backgroundTask(_:action:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func backgroundTask<R>(_ task: BackgroundTask, action: @escaping (Any) async -> R) -> Self where R: Sendable { fatalError() }
  @available(*, unavailable, message: "Strata does not have Scene.defaultAppStorage(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have Scene.defaultSize(_:): the person, not the page, decides the size of a browser's window")
  nonisolated public func defaultSize(_ size: CGSize) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have Scene.defaultSize(width:height:): the person, not the page, decides the size of a browser's window")
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have Scene.documentBrowserContextMenu(_:) yet; docs/ledgers/parity.md lists what is there")
  public func documentBrowserContextMenu(@ViewBuilder _ menu: @escaping ([URL]?) -> some View) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have Scene.handlesExternalEvents(matching:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func handlesExternalEvents<Given1: Hashable>(matching conditions: Set<Given1>) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have Scene.persistentSystemOverlays(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have Scene.restorationBehavior(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have Scene.transformEnvironment(_:transform:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func transformEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have Scene.windowManagerRole(_:): the person, not the page, decides the size of a browser's window")
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have Scene.windowResizability(_:): the person, not the page, decides the size of a browser's window")
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have Scene.windowToolbarLabelStyle(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func windowToolbarLabelStyle<Given1>(_ toolbarLabelStyle: Binding<Given1>) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have Scene.windowToolbarLabelStyle(fixed:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> Self { fatalError() }
}

extension SceneBuilder {
  @available(*, unavailable, message: "Strata does not have SceneBuilder.buildLimitedAvailability(_:) yet; docs/ledgers/parity.md lists what is there")
  static public func buildLimitedAvailability(_ scene: some Scene) -> Any { fatalError() }
  @available(*, unavailable, message: "Strata does not have SceneBuilder.buildOptional(_:) yet; docs/ledgers/parity.md lists what is there")
  static public func buildOptional<Given1>(_ scene: (Given1)?) -> Any { fatalError() }
}

extension SceneStorage {
  @available(*, unavailable, message: "Strata does not have SceneStorage.init(wrappedValue:_:store:) yet; docs/ledgers/parity.md lists what is there")
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization { fatalError() }
}

extension ScrollPosition {
  @available(*, unavailable, message: "Strata does not have ScrollPosition.init(idType:point:) yet; docs/ledgers/parity.md lists what is there")
  public init(idType: Any? = nil, point: CGPoint) { fatalError() }
  @available(*, unavailable, message: "Strata does not have ScrollPosition.init(idType:x:) yet; docs/ledgers/parity.md lists what is there")
  public init(idType: Any? = nil, x: CGFloat) { fatalError() }
  @available(*, unavailable, message: "Strata does not have ScrollPosition.init(idType:x:y:) yet; docs/ledgers/parity.md lists what is there")
  public init(idType: Any? = nil, x: CGFloat, y: CGFloat) { fatalError() }
  @available(*, unavailable, message: "Strata does not have ScrollPosition.init(idType:y:) yet; docs/ledgers/parity.md lists what is there")
  public init(idType: Any? = nil, y: CGFloat) { fatalError() }
  @available(*, unavailable, message: "Strata does not have ScrollPosition.scrollTo(point:) yet; docs/ledgers/parity.md lists what is there")
  mutating public func scrollTo(point: CGPoint) { fatalError() }
  @available(*, unavailable, message: "Strata does not have ScrollPosition.scrollTo(x:) yet; docs/ledgers/parity.md lists what is there")
  mutating public func scrollTo(x: CGFloat) { fatalError() }
  @available(*, unavailable, message: "Strata does not have ScrollPosition.scrollTo(x:y:) yet; docs/ledgers/parity.md lists what is there")
  mutating public func scrollTo(x: CGFloat, y: CGFloat) { fatalError() }
  @available(*, unavailable, message: "Strata does not have ScrollPosition.scrollTo(y:) yet; docs/ledgers/parity.md lists what is there")
  mutating public func scrollTo(y: CGFloat) { fatalError() }
}

extension ScrollTargetBehavior {
  @available(*, unavailable, message: "Strata does not have ScrollTargetBehavior.properties(context:) yet; docs/ledgers/parity.md lists what is there")
  public func properties(context: Self.PropertiesContext) -> Self.Properties { fatalError() }
  @available(*, unavailable, message: "Strata does not have ScrollTargetBehavior.Properties yet; docs/ledgers/parity.md lists what is there")
  public typealias Properties = ScrollTargetBehaviorProperties
  @available(*, unavailable, message: "Strata does not have ScrollTargetBehavior.PropertiesContext yet; docs/ledgers/parity.md lists what is there")
  public typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  @available(*, unavailable, message: "Strata does not have ScrollTargetBehavior.TargetContext yet; docs/ledgers/parity.md lists what is there")
  public typealias TargetContext = ScrollTargetBehaviorContext
  @available(*, unavailable, message: "Strata does not have ScrollTargetBehavior.updateTarget(_:context:) yet; docs/ledgers/parity.md lists what is there")
  public func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext) { fatalError() }
}

extension ScrollTransitionConfiguration.Threshold {
  @available(*, unavailable, message: "Strata does not have ScrollTransitionConfiguration.Threshold.inset(by:) yet; docs/ledgers/parity.md lists what is there")
  public func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold { fatalError() }
}

extension Shape {
  @available(*, unavailable, message: "Strata does not have Shape.intersection(_:eoFill:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func intersection<T>(_ other: T, eoFill: Bool = false) -> Self where T: Shape { fatalError() }
  @available(*, unavailable, message: "Strata does not have Shape.layoutDirectionBehavior yet; docs/ledgers/parity.md lists what is there")
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { fatalError() }
  @available(*, unavailable, message: "Strata does not have Shape.lineIntersection(_:eoFill:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func lineIntersection<T>(_ other: T, eoFill: Bool = false) -> Self where T: Shape { fatalError() }
  @available(*, unavailable, message: "Strata does not have Shape.lineSubtraction(_:eoFill:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func lineSubtraction<T>(_ other: T, eoFill: Bool = false) -> Self where T: Shape { fatalError() }
  @available(*, unavailable, message: "Strata does not have Shape.sizeThatFits(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }
  @available(*, unavailable, message: "Strata does not have Shape.subtracting(_:eoFill:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func subtracting<T>(_ other: T, eoFill: Bool = false) -> Self where T: Shape { fatalError() }
  @available(*, unavailable, message: "Strata does not have Shape.symmetricDifference(_:eoFill:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> Self where T: Shape { fatalError() }
  @available(*, unavailable, message: "Strata does not have Shape.union(_:eoFill:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func union<T>(_ other: T, eoFill: Bool = false) -> Self where T: Shape { fatalError() }
}

extension ShapeStyle {
  @available(*, unavailable, message: "Strata does not have ShapeStyle.in(_:) yet; docs/ledgers/parity.md lists what is there")
  public func `in`(_ rect: CGRect) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have ShapeStyle.materialActiveAppearance(_:) yet; docs/ledgers/parity.md lists what is there")
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ImagePaint yet; docs/ledgers/parity.md lists what is there")
extension ShapeStyle where Self == ImagePaint {
  @available(*, unavailable, message: "Strata does not have ShapeStyle.image(_:sourceRect:scale:) yet; docs/ledgers/parity.md lists what is there")
  static public func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint { fatalError() }
}

extension ShareLink {
  @available(*, unavailable, message: "Strata does not have ShareLink.init(_:items:subject:message:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) where PreviewImage == Never, PreviewIcon == Never, Label == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have ShareLink.init(_:items:subject:message:preview:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Given1, Given2>(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Any) -> SharePreview<Given1, Given2>) where PreviewImage == Never, PreviewIcon == Never, Label == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have ShareLink.init(items:subject:message:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) where PreviewImage == Never, PreviewIcon == Never, Label == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have ShareLink.init(items:subject:message:label:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where PreviewImage == Never, PreviewIcon == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have ShareLink.init(items:subject:message:preview:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<Given1, Given2>(items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Any) -> SharePreview<Given1, Given2>) where PreviewImage == Never, PreviewIcon == Never, Label == Never { fatalError() }
}
