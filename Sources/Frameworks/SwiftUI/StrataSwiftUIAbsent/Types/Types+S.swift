// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIDrawing
public import StrataSwiftUIGestures
public import StrataSwiftUILayout
public import StrataSwiftUIMotion
public import SwiftUICore

@available(*, unavailable, message: "Strata does not have ScenePadding yet; docs/ledgers/parity.md lists what is there")
public struct ScenePadding {
  static public var minimum: ScenePadding { fatalError() }
}

@available(*, unavailable, message: "Strata does not have SceneRestorationBehavior yet; docs/ledgers/parity.md lists what is there")
public struct SceneRestorationBehavior {
  static public var automatic: SceneRestorationBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ScrollAnchorRole yet; docs/ledgers/parity.md lists what is there")
public struct ScrollAnchorRole {
  static public var alignment: ScrollAnchorRole { fatalError() }
  static public var initialOffset: ScrollAnchorRole { fatalError() }
  static public var sizeChanges: ScrollAnchorRole { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ScrollContentOffsetAdjustmentBehavior yet; docs/ledgers/parity.md lists what is there")
public struct ScrollContentOffsetAdjustmentBehavior {
  static public var automatic: ScrollContentOffsetAdjustmentBehavior { fatalError() }
  static public var disabled: ScrollContentOffsetAdjustmentBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ScrollInputBehavior yet; docs/ledgers/parity.md lists what is there")
public struct ScrollInputBehavior {
  static public var automatic: ScrollInputBehavior { fatalError() }
  static public var disabled: ScrollInputBehavior { fatalError() }
  static public var enabled: ScrollInputBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ScrollInputKind yet; docs/ledgers/parity.md lists what is there")
public struct ScrollInputKind {}

@available(*, unavailable, message: "Strata does not have ScrollTarget yet; docs/ledgers/parity.md lists what is there")
public struct ScrollTarget {
  public var anchor: UnitPoint? { get { fatalError() } set { fatalError() } }
  public var rect: CGRect { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have ScrollTargetBehaviorContext yet; docs/ledgers/parity.md lists what is there")
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  public var axes: Axis.Set { fatalError() }
  public var containerSize: CGSize { fatalError() }
  public var contentSize: CGSize { fatalError() }
  public var originalTarget: ScrollTarget { fatalError() }
  public subscript<Given1, Given2>(dynamicMember keyPath: KeyPath<Given1, Given2>) -> Any { fatalError() }
  public var velocity: Any { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ScrollTargetBehaviorProperties yet; docs/ledgers/parity.md lists what is there")
public struct ScrollTargetBehaviorProperties {
  public init() { fatalError() }
  public var limitsScrolls: Bool { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have ScrollTargetBehaviorPropertiesContext yet; docs/ledgers/parity.md lists what is there")
public struct ScrollTargetBehaviorPropertiesContext {
  public var axes: Axis.Set { fatalError() }
  public var environment: EnvironmentValues { fatalError() }
}

@available(*, unavailable, message: "Strata does not have SearchPresentationToolbarBehavior yet; docs/ledgers/parity.md lists what is there")
public struct SearchPresentationToolbarBehavior {
  static public var automatic: SearchPresentationToolbarBehavior { fatalError() }
  static public var avoidHidingContent: SearchPresentationToolbarBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have SearchSuggestionsPlacement yet; docs/ledgers/parity.md lists what is there")
public struct SearchSuggestionsPlacement {
  static public var automatic: SearchSuggestionsPlacement { fatalError() }
  static public var content: SearchSuggestionsPlacement { fatalError() }
  static public var menu: SearchSuggestionsPlacement { fatalError() }
  public struct Set: OptionSet {
    static public var content: SearchSuggestionsPlacement.Set { fatalError() }
    public init(rawValue: Int) { fatalError() }
    static public var menu: SearchSuggestionsPlacement.Set { fatalError() }
    public var rawValue: Int { get { fatalError() } set { fatalError() } }
    public typealias Element = SearchSuggestionsPlacement.Set
  }
}

@available(*, unavailable, message: "Strata does not have SearchToolbarBehavior yet; docs/ledgers/parity.md lists what is there")
public struct SearchToolbarBehavior {
  static public var automatic: SearchToolbarBehavior { fatalError() }
  static public var minimize: SearchToolbarBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have SectionCollection yet; docs/ledgers/parity.md lists what is there")
public struct SectionCollection {}

@available(*, unavailable, message: "Strata does not have SectionConfiguration yet; docs/ledgers/parity.md lists what is there")
public struct SectionConfiguration {
  public var containerValues: ContainerValues { fatalError() }
  public var content: SubviewsCollection { fatalError() }
  public var footer: SubviewsCollection { fatalError() }
  public var header: SubviewsCollection { fatalError() }
  public var id: SectionConfiguration.ID { fatalError() }
  public struct ID {}
}

@available(*, unavailable, message: "Strata does not have Shader: shaders are programs in Metal, which a browser does not run")
public struct Shader: ShapeStyle {
  public var arguments: [Shader.Argument] { get { fatalError() } set { fatalError() } }
  public func compile(as type: Shader.UsageType) async throws { fatalError() }
  public var dithersColor: Bool { get { fatalError() } set { fatalError() } }
  public var function: ShaderFunction { get { fatalError() } set { fatalError() } }
  public init(function: ShaderFunction, arguments: [Shader.Argument]) { fatalError() }
  public struct Argument {
    static public var boundingRect: Shader.Argument { fatalError() }
    static public func color(_ color: Color) -> Shader.Argument { fatalError() }
    static public func colorArray(_ array: [Color]) -> Shader.Argument { fatalError() }
    static public func data(_ data: Data) -> Shader.Argument { fatalError() }
    static public func float<T>(_ x: T) -> Shader.Argument where T: BinaryFloatingPoint { fatalError() }
    static public func float2(_ point: CGPoint) -> Shader.Argument { fatalError() }
    static public func float2<T>(_ x: T, _ y: T) -> Shader.Argument where T: BinaryFloatingPoint { fatalError() }
    static public func float3<T>(_ x: T, _ y: T, _ z: T) -> Shader.Argument where T: BinaryFloatingPoint { fatalError() }
    static public func float4<T>(_ x: T, _ y: T, _ z: T, _ w: T) -> Shader.Argument where T: BinaryFloatingPoint { fatalError() }
    static public func floatArray(_ array: [Float]) -> Shader.Argument { fatalError() }
    static public func image(_ image: Image) -> Shader.Argument { fatalError() }
  }
  public struct UsageType {
    static public var colorEffect: Shader.UsageType { fatalError() }
    static public var distortionEffect: Shader.UsageType { fatalError() }
    static public var layerEffect: Shader.UsageType { fatalError() }
    static public var shapeStyle: Shader.UsageType { fatalError() }
  }
}

@available(*, unavailable, message: "Strata does not have ShaderFunction: shaders are programs in Metal, which a browser does not run")
@dynamicCallable public struct ShaderFunction {
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { fatalError() }
  public init(library: ShaderLibrary, name: String) { fatalError() }
  public var library: ShaderLibrary { get { fatalError() } set { fatalError() } }
  public var name: String { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have ShaderLibrary: shaders are programs in Metal, which a browser does not run")
@dynamicMemberLookup public struct ShaderLibrary {
  public subscript(dynamicMember name: String) -> ShaderFunction { fatalError() }
  static public func bundle(_ bundle: Bundle) -> ShaderLibrary { fatalError() }
  static public var `default`: ShaderLibrary { fatalError() }
  public init(data: Data) { fatalError() }
  public init(url: URL) { fatalError() }
  static public subscript(dynamicMember name: String) -> ShaderFunction { fatalError() }
}

@available(*, unavailable, message: "Strata does not have SidebarRowSize yet; docs/ledgers/parity.md lists what is there")
public enum SidebarRowSize {
  case large
  case medium
  case small
}

@available(*, unavailable, message: "Strata does not have SizeDependentTextVariant yet; docs/ledgers/parity.md lists what is there")
public struct SizeDependentTextVariant: TextVariantPreference {}

@available(*, unavailable, message: "Strata does not have SpatialEventCollection yet; docs/ledgers/parity.md lists what is there")
public struct SpatialEventCollection {
  public func makeIterator() -> SpatialEventCollection.Iterator { fatalError() }
  public struct Event {
    public var id: SpatialEventCollection.Event.ID { get { fatalError() } set { fatalError() } }
    public var inputDevicePose: SpatialEventCollection.Event.InputDevicePose? { get { fatalError() } set { fatalError() } }
    public var kind: SpatialEventCollection.Event.Kind { get { fatalError() } set { fatalError() } }
    public var location: CGPoint { get { fatalError() } set { fatalError() } }
    public var modifierKeys: EventModifiers { get { fatalError() } set { fatalError() } }
    public var phase: SpatialEventCollection.Event.Phase { get { fatalError() } set { fatalError() } }
    public struct ID {}
    public struct InputDevicePose {
      public var altitude: Angle { get { fatalError() } set { fatalError() } }
      public var azimuth: Angle { get { fatalError() } set { fatalError() } }
    }
    public enum Kind {
      case pencil
      case pointer
      case touch
    }
    public enum Phase {
      case active
      case cancelled
      case ended
    }
    public var timestamp: TimeInterval { get { fatalError() } set { fatalError() } }
  }
  public struct Iterator {
    mutating public func next() -> SpatialEventCollection.Event? { fatalError() }
  }
  public subscript(index: SpatialEventCollection.Event.ID) -> SpatialEventCollection.Event? { fatalError() }
}

@available(*, unavailable, message: "Strata does not have SpatialEventGesture yet; docs/ledgers/parity.md lists what is there")
public struct SpatialEventGesture: Gesture {
  public typealias Value = SpatialEventCollection
  public var body: AnyGesture<SpatialEventCollection> { fatalError() }
  public var coordinateSpace: CoordinateSpace { fatalError() }
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) { fatalError() }
}

@available(*, unavailable, message: "Strata does not have SpringLoadingBehavior: drag and drop is not there yet")
public struct SpringLoadingBehavior {
  static public var automatic: SpringLoadingBehavior { fatalError() }
  static public var disabled: SpringLoadingBehavior { fatalError() }
  static public var enabled: SpringLoadingBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have SubscriptionView yet; docs/ledgers/parity.md lists what is there")
public struct SubscriptionView<PublisherType, Content>: View {
  public typealias Body = Never
  public var action: (Any) -> Void { get { fatalError() } set { fatalError() } }
  public var content: Content { get { fatalError() } set { fatalError() } }
  public init(content: Content, publisher: PublisherType, action: @escaping (Any) -> Void) { fatalError() }
  public var publisher: PublisherType { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have SymbolColorRenderingMode yet; docs/ledgers/parity.md lists what is there")
public struct SymbolColorRenderingMode {
  static public var flat: SymbolColorRenderingMode { fatalError() }
  static public var gradient: SymbolColorRenderingMode { fatalError() }
}

@available(*, unavailable, message: "Strata does not have SymbolEffectTransition yet; docs/ledgers/parity.md lists what is there")
@MainActor public struct SymbolEffectTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> Never { fatalError() }
  public init<T>(effect: T, options: SymbolEffectOptions) where T: SymbolEffect, T: TransitionSymbolEffect { fatalError() }
}

@available(*, unavailable, message: "Strata does not have SymbolVariableValueMode yet; docs/ledgers/parity.md lists what is there")
public struct SymbolVariableValueMode {
  static public var color: SymbolVariableValueMode { fatalError() }
  static public var draw: SymbolVariableValueMode { fatalError() }
}

@available(*, unavailable, message: "Strata does not have SystemFormatStyle yet; docs/ledgers/parity.md lists what is there")
public enum SystemFormatStyle {
  public struct DateOffset {
    public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateOffset { fatalError() }
    public init(to anchor: Date, allowedFields: Any? = nil, maxFieldCount: Int = 2, sign: Any? = nil) { fatalError() }
  }
  public struct DateReference {
    public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateReference { fatalError() }
    public init(to date: Date, allowedFields: Any? = nil, maxFieldCount: Int = 2, thresholdField: Any? = nil) { fatalError() }
  }
  public struct Stopwatch {
    public init(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) { fatalError() }
  }
  public struct Timer {
    public init<Given1: Comparable>(countingDownIn interval: Range<Given1>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) { fatalError() }
    public init<Given1: Comparable>(countingUpIn interval: Range<Given1>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) { fatalError() }
  }
}
