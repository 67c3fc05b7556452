public import Foundation

/// A vector of the plane: a movement, a speed or a force.
///
/// Same as Apple's; Foundation on Linux lacks it.
public struct CGVector: Hashable, Sendable, Codable {
  /// The part of the vector along x.
  public var dx: CGFloat
  /// The part of the vector along y.
  public var dy: CGFloat

  /// The vector of no length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from its parts.
  ///
  /// - Parameters:
  ///   - dx: The part along x.
  ///   - dy: The part along y.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Creates a vector from its parts.
  ///
  /// - Parameters:
  ///   - dx: The part along x.
  ///   - dy: The part along y.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector from its parts.
  ///
  /// - Parameters:
  ///   - dx: The part along x.
  ///   - dy: The part along y.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
