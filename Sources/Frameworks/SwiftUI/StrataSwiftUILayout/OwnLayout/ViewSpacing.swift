public import Foundation
public import SwiftUICore

/// The preferred spacing around a view.
///
/// Partial: the spacing is 8 points for every view, and 0 between edges that both have ``zero``
/// spacing.
public struct ViewSpacing: Sendable {
  private var edges: Edge.Set

  /// Creates the default spacing.
  public init() { edges = .all }

  private init(edges: Edge.Set) { self.edges = edges }

  /// No spacing on any edge.
  public static let zero = ViewSpacing(edges: [])

  /// Adds the spacing of another view on some edges.
  ///
  /// - Parameters:
  ///   - other: The other spacing.
  ///   - edges: The edges on which the spacing is combined.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self.edges.formUnion(other.edges.intersection(edges))
  }

  /// Returns the spacing combined with that of another view on some edges.
  ///
  /// - Parameters:
  ///   - other: The other spacing.
  ///   - edges: The edges on which the spacing is combined.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Returns the distance between this view and the next one, in points.
  ///
  /// - Parameters:
  ///   - next: The spacing of the next view.
  ///   - axis: The axis along which the views follow each other.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return edges.isDisjoint(with: end) && next.edges.isDisjoint(with: start) ? 0 : 8
  }
}
