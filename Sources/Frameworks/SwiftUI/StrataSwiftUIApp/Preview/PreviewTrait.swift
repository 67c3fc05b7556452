public import Foundation

/// A trait of a preview, such as its size: `#Preview(traits: .sizeThatFitsLayout) { … }`. Same as
/// Apple's.
public struct PreviewTrait<T: Sendable>: Sendable {
  /// The value of the trait.
  public let _value: T
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the window.
  public static var defaultLayout: Self { .init(_value: ._layout(.device)) }
  /// The size that fits the view.
  public static var sizeThatFitsLayout: Self { .init(_value: ._layout(.sizeThatFits)) }

  /// Returns a fixed size in points.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    .init(_value: ._layout(.fixed(width: width, height: height)))
  }

  /// Portrait.
  public static var portrait: Self { .init(_value: ._orientation(.portrait)) }

  /// Portrait, with the top of the device at the bottom.
  public static var portraitUpsideDown: Self { .init(_value: ._orientation(.portraitUpsideDown)) }

  /// On its side, with its top to the left.
  public static var landscapeLeft: Self { .init(_value: ._orientation(.landscapeLeft)) }

  /// On its side, with its top to the right.
  public static var landscapeRight: Self { .init(_value: ._orientation(.landscapeRight)) }
}
