public import StrataRendering
public import SwiftUICore

/// A rank of the current foreground: the first for what matters most.
///
/// Same as Apple's.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  /// 0 is the first.
  let rank: Int

  public static let primary = HierarchicalShapeStyle(rank: 0)
  public static let secondary = HierarchicalShapeStyle(rank: 1)
  public static let tertiary = HierarchicalShapeStyle(rank: 2)
  public static let quaternary = HierarchicalShapeStyle(rank: 3)
  public static let quinary = HierarchicalShapeStyle(rank: 4)

  public func _paint(in environment: EnvironmentValues) -> Paint {
    environment.foregroundLevels.paint(rank: rank, in: environment)
  }
}

/// The foreground styles that were set last, the first rank first; none for the usual ones.
struct ForegroundLevels: Equatable, Sendable {
  /// What things are drawn with; `nil` for the usual.
  var current: AnyShapeStyle?
  var styles: [AnyShapeStyle] = []

  init() {}

  init(_ styles: [AnyShapeStyle]) {
    self.styles = styles
    current = styles.first
  }

  private static let usual: [Paint] =
    ["primary", "secondary", "tertiary", "quaternary"].map(Paint.named)
    + [.faded(.named("quaternary"), opacity: 0.75)]
  /// How much of a colour is left in its lower ranks.
  private static let strength = [1, 0.5, 0.3, 0.2, 0.15]

  func paint(rank: Int, in environment: EnvironmentValues) -> Paint {
    if styles.isEmpty { return Self.usual[rank] }
    // A rank that is itself set by rank means the usual colours: there is nothing else behind it.
    var outer = environment
    outer.foregroundLevels = ForegroundLevels()
    if styles.indices.contains(rank) { return styles[rank]._paint(in: outer) }
    let last = styles.count - 1
    let paint = styles[last]._paint(in: outer)
    // The usual colour has lower ranks of its own, which can be read in light and in dark.
    if last == 0, paint == Self.usual[0] { return Self.usual[rank] }
    return .faded(paint, opacity: Self.strength[rank] / Self.strength[last])
  }
}

extension EnvironmentValues {
  private enum LevelsKey: EnvironmentKey {
    static var defaultValue: ForegroundLevels { ForegroundLevels() }
  }

  var foregroundLevels: ForegroundLevels {
    get { self[LevelsKey.self] }
    set { self[LevelsKey.self] = newValue }
  }

  /// What text, symbols and shapes are drawn with. A rank is one of the colours set before it.
  var foreground: AnyShapeStyle? {
    get { foregroundLevels.current }
    set {
      guard let newValue else { return foregroundLevels = ForegroundLevels() }
      if newValue.isRank {
        foregroundLevels.current = newValue
      } else {
        foregroundLevels = ForegroundLevels([newValue])
      }
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
