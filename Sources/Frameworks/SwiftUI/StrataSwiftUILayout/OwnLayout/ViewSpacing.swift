public import Foundation
public import SwiftUICore

/// The room that a view likes to have around it.
///
/// Partial: every view likes the same, 8 points; an edge of nothing but ``zero`` likes none.
public struct ViewSpacing: Sendable {
  private var edges: Edge.Set

  /// What views like that say nothing else.
  public init() { edges = .all }

  private init(edges: Edge.Set) { self.edges = edges }

  /// No room on any edge.
  public static let zero = ViewSpacing(edges: [])

  /// Takes over what the other view likes on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self.edges.formUnion(other.edges.intersection(edges))
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The room between this view and the one after it, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return edges.isDisjoint(with: end) && next.edges.isDisjoint(with: start) ? 0 : 8
  }
}
