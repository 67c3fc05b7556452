import Foundation

/// A size that a container offers to a view; a length that is `nil` is for the view to choose.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  static let ideal = Proposal(width: nil, height: nil)

  init(width: Double?, height: Double?) { (self.width, self.height) = (width, height) }

  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }

  /// Returns the proposal without the room of insets.
  func inset(_ insets: Insets) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// Returns the size of a view that takes all that it is offered.
  func filled(_ ideal: Double = 10) -> CGSize {
    CGSize(width: width ?? ideal, height: height ?? ideal)
  }

  subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// The direction of a stack.
enum LayoutAxis {
  case horizontal, vertical

  var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? Double(width) : Double(height) }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// The room between a view and the edges of its content.
struct Insets: Equatable {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0
}

extension Insets {
  /// The room that is added along an axis.
  subscript(axis: LayoutAxis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}
