public import Foundation
public import SwiftUICore

/// The radii of a rectangle's corners, in points.
///
/// Same as Apple's.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top leading corner, in points.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner, in points.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner, in points.
  public var topTrailing: CGFloat

  /// Creates radii for the four corners.
  ///
  /// - Parameters:
  ///   - topLeading: The radius of the upper leading corner, in points.
  ///   - bottomLeading: The radius of the lower leading corner, in points.
  ///   - bottomTrailing: The radius of the lower trailing corner, in points.
  ///   - topTrailing: The radius of the upper trailing corner, in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
