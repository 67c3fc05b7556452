public import Foundation

/// A size that a container proposes to a view. If a length is `nil`, the view chooses it.
///
///     let wide = ProposedViewSize(width: 320, height: nil)
///
/// Same as Apple's.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points, or `nil` for the view's ideal width.
  public var width: CGFloat?
  /// The height in points, or `nil` for the view's ideal height.
  public var height: CGFloat?

  /// A proposal for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal for the view's ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from a width and a height in points.
  ///
  /// - Parameters:
  ///   - width: The width in points; `nil` for that of the view.
  ///   - height: The height in points; `nil` for that of the view.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    (self.width, self.height) = (width, height)
  }

  /// Creates a proposal from a size.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the size with default lengths for those that are `nil`.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
