public import Foundation
public import SwiftUICore

/// A proxy for a view that a layout places.
///
/// Same as Apple's.
public struct LayoutSubview: Equatable {
  let slot: LayoutSlot

  public static func == (left: Self, right: Self) -> Bool { left.slot === right.slot }

  /// The layout priority of the view.
  public var priority: Double { slot.traits.priority }

  /// The preferred spacing around the view.
  ///
  /// Partial: it is the same for every view, as ``ViewSpacing`` explains.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The values that the view passes to the containers around it.
  public var containerValues: ContainerValues { slot.traits.container }

  /// The value that the view passes to this layout for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    slot.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue
  }

  /// Returns the size of the view for a proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { slot.size(for: proposal) }

  /// Returns the size and alignment guides of the view for a proposed size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = slot.size(for: proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Places the view. If it is called several times, the last call has an effect.
  ///
  /// - Parameters:
  ///   - position: A point in the container's bounds.
  ///   - anchor: The point of the view that is placed there.
  ///   - proposal: The size that is proposed to the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    slot.place(at: position, anchor: anchor, proposal: proposal)
  }
}

/// The proxies for the views that a layout places, in order.
///
/// Same as Apple's.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  let views: [LayoutSubview]
  /// The index of the first view.
  public let startIndex: Int
  /// The layout direction of the container.
  public var layoutDirection: LayoutDirection

  public var endIndex: Int { startIndex + views.count }

  init(_ views: [LayoutSubview], from start: Int = 0, _ direction: LayoutDirection) {
    (self.views, startIndex, layoutDirection) = (views, start, direction)
  }

  /// The view at an index; an index out of bounds is a programming error.
  public subscript(index: Int) -> LayoutSubview { views[index - startIndex] }

  /// The views at a range of indices, with the same indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    let part = views[(bounds.lowerBound - startIndex)..<(bounds.upperBound - startIndex)]
    return LayoutSubviews(Array(part), from: bounds.lowerBound, layoutDirection)
  }

  /// Returns the views at some indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { self[$0] }, layoutDirection)
  }
}
