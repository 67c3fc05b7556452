public import Foundation

/// A trait of a preview, such as its size: `#Preview(traits: .sizeThatFitsLayout) { … }`. Same as
/// Apple's.
public struct PreviewTrait<T: Sendable>: Sendable {
  /// The value of the trait.
  public let _value: T
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The trait of having the size of the window.
  public static var defaultLayout: Self { .init(_value: ._layout(.device)) }
  /// The trait of having the size that fits the view.
  public static var sizeThatFitsLayout: Self { .init(_value: ._layout(.sizeThatFits)) }

  /// Returns the trait of a fixed size in points.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    .init(_value: ._layout(.fixed(width: width, height: height)))
  }

  /// The trait of an upright device.
  public static var portrait: Self { .init(_value: ._orientation(.portrait)) }

  /// The trait of an upright device with its top at the bottom.
  public static var portraitUpsideDown: Self { .init(_value: ._orientation(.portraitUpsideDown)) }

  /// The trait of a device on its side, with its top to the left.
  public static var landscapeLeft: Self { .init(_value: ._orientation(.landscapeLeft)) }

  /// The trait of a device on its side, with its top to the right.
  public static var landscapeRight: Self { .init(_value: ._orientation(.landscapeRight)) }
}
