public import Foundation

/// A size that a container offers a view; `nil` where it leaves the choice to the view.
///
///     let wide = ProposedViewSize(width: 320, height: nil)
///
/// Same as Apple's.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// In points; `nil` asks for the view's own width.
  public var width: CGFloat?
  /// In points; `nil` asks for the view's own height.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the view's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    (self.width, self.height) = (width, height)
  }

  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size with lengths in the place of those that are left open.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
