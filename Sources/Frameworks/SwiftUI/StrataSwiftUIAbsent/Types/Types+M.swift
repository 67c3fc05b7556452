// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import StrataSwiftUIDrawing
public import SwiftUICore

@available(*, unavailable, message: "Strata does not have MatchedTransitionSourceConfiguration yet; docs/ledgers/parity.md lists what is there")
public protocol MatchedTransitionSourceConfiguration {}

@available(*, unavailable, message: "Strata does not have MaterialActiveAppearance yet; docs/ledgers/parity.md lists what is there")
public struct MaterialActiveAppearance {
  static public var active: MaterialActiveAppearance { fatalError() }
  static public var automatic: MaterialActiveAppearance { fatalError() }
  static public var matchWindow: MaterialActiveAppearance { fatalError() }
}

@available(*, unavailable, message: "Strata does not have MenuActionDismissBehavior yet; docs/ledgers/parity.md lists what is there")
public struct MenuActionDismissBehavior {
  static public var automatic: MenuActionDismissBehavior { fatalError() }
  static public var disabled: MenuActionDismissBehavior { fatalError() }
  static public var enabled: MenuActionDismissBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have MenuOrder yet; docs/ledgers/parity.md lists what is there")
public struct MenuOrder {
  static public var automatic: MenuOrder { fatalError() }
  static public var fixed: MenuOrder { fatalError() }
  static public var priority: MenuOrder { fatalError() }
}

@available(*, unavailable, message: "Strata does not have MeshGradient yet; docs/ledgers/parity.md lists what is there")
public struct MeshGradient: View, ShapeStyle {
  public typealias Body = Never
  public var background: Color { get { fatalError() } set { fatalError() } }
  public var colors: MeshGradient.Colors { get { fatalError() } set { fatalError() } }
  public var colorSpace: Gradient.ColorSpace { get { fatalError() } set { fatalError() } }
  public var height: Int { get { fatalError() } set { fatalError() } }
  public init(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) { fatalError() }
  public init(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) { fatalError() }
  public init(width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors, background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) { fatalError() }
  public init<Given1: SIMDScalar>(width: Int, height: Int, points: [SIMD2<Given1>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) { fatalError() }
  public init<Given1: SIMDScalar>(width: Int, height: Int, points: [SIMD2<Given1>], resolvedColors: [Color.Resolved], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) { fatalError() }
  public var locations: MeshGradient.Locations { get { fatalError() } set { fatalError() } }
  public struct BezierPoint {
    public var bottomControlPoint: Any { get { fatalError() } set { fatalError() } }
    public init<Given1: SIMDScalar, Given2: SIMDScalar, Given3: SIMDScalar, Given4: SIMDScalar, Given5: SIMDScalar>(position: SIMD2<Given1>, leadingControlPoint: SIMD2<Given2>, topControlPoint: SIMD2<Given3>, trailingControlPoint: SIMD2<Given4>, bottomControlPoint: SIMD2<Given5>) { fatalError() }
    public var leadingControlPoint: Any { get { fatalError() } set { fatalError() } }
    public var position: Any { get { fatalError() } set { fatalError() } }
    public var topControlPoint: Any { get { fatalError() } set { fatalError() } }
    public var trailingControlPoint: Any { get { fatalError() } set { fatalError() } }
  }
  public enum Colors {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }
  public enum Locations {
    case bezierPoints([MeshGradient.BezierPoint])
    case points([SIMD2<Float>])
  }
  public var smoothsColors: Bool { get { fatalError() } set { fatalError() } }
  public var width: Int { get { fatalError() } set { fatalError() } }
}
