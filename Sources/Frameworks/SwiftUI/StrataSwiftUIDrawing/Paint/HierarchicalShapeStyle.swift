public import StrataRendering
public import SwiftUICore

/// A level of the current foreground style, from primary to quinary content.
///
/// Same as Apple's.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  /// The level; 0 is the primary one.
  let rank: Int

  /// The first level of prominence, for primary content.
  public static let primary = HierarchicalShapeStyle(rank: 0)
  /// The second level of prominence, for secondary content.
  public static let secondary = HierarchicalShapeStyle(rank: 1)
  /// The third level of prominence.
  public static let tertiary = HierarchicalShapeStyle(rank: 2)
  /// The fourth level of prominence.
  public static let quaternary = HierarchicalShapeStyle(rank: 3)
  /// The fifth level of prominence.
  public static let quinary = HierarchicalShapeStyle(rank: 4)

  public func _paint(in environment: EnvironmentValues) -> Paint {
    environment.foregroundLevels.paint(rank: rank, in: environment)
  }
}

/// The foreground styles that were set last, for each level. It is empty for the default styles.
struct ForegroundLevels: Equatable, Sendable {
  /// The current foreground style; `nil` for the default.
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
  /// The opacity of the color at each level.
  private static let strength = [1, 0.5, 0.3, 0.2, 0.15]

  func paint(rank: Int, in environment: EnvironmentValues) -> Paint {
    if styles.isEmpty { return Self.usual[rank] }
    // A style that is itself a level means the default colors, as no other style is behind it.
    var outer = environment
    outer.foregroundLevels = ForegroundLevels()
    if styles.indices.contains(rank) { return styles[rank]._paint(in: outer) }
    let last = styles.count - 1
    let paint = styles[last]._paint(in: outer)
    // The default color has separate colors for its lower levels, legible in light and dark.
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

  /// The style of text, symbols and shapes. A style that is a level refers to the styles that outer
  /// views have set.
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
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
