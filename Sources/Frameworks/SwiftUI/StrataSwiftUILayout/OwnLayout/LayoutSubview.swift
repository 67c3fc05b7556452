public import Foundation
public import SwiftUICore

/// A view that a layout places.
///
/// Same as Apple's.
public struct LayoutSubview: Equatable {
  let slot: LayoutSlot

  public static func == (left: Self, right: Self) -> Bool { left.slot === right.slot }

  /// How much the view counts among others.
  public var priority: Double { slot.traits.priority }

  /// The room that the view likes to have around it.
  ///
  /// Partial: the same for every view, as ``ViewSpacing`` says.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// What the view tells whatever container it stands in.
  public var containerValues: ContainerValues { slot.traits.container }

  /// What the view tells this layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    slot.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue
  }

  /// The size that the view takes of what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { slot.size(for: proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = slot.size(for: proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Places the view; the last word counts.
  ///
  /// - Parameters:
  ///   - position: a point of the container's bounds.
  ///   - anchor: which place of the view stands there.
  ///   - proposal: what the view is offered.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    slot.place(at: position, anchor: anchor, proposal: proposal)
  }
}

/// The views that a layout places, in their order.
///
/// Same as Apple's.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  let views: [LayoutSubview]
  public let startIndex: Int
  /// Which way the views are read.
  public var layoutDirection: LayoutDirection

  public var endIndex: Int { startIndex + views.count }

  init(_ views: [LayoutSubview], from start: Int = 0, _ direction: LayoutDirection) {
    (self.views, startIndex, layoutDirection) = (views, start, direction)
  }

  public subscript(index: Int) -> LayoutSubview { views[index - startIndex] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    let part = views[(bounds.lowerBound - startIndex)..<(bounds.upperBound - startIndex)]
    return LayoutSubviews(Array(part), from: bounds.lowerBound, layoutDirection)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { self[$0] }, layoutDirection)
  }
}
