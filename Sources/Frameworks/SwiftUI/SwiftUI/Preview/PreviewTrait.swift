public import Foundation

/// How a preview wants to be shown: `#Preview(traits: .sizeThatFitsLayout) { … }`. Same as Apple's.
public struct PreviewTrait<T: Sendable>: Sendable {
  /// What was asked for.
  public let _value: T
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The whole window.
  public static var defaultLayout: Self { .init(_value: ._layout(.device)) }
  /// As large as the view itself.
  public static var sizeThatFitsLayout: Self { .init(_value: ._layout(.sizeThatFits)) }

  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    .init(_value: ._layout(.fixed(width: width, height: height)))
  }

  public static var portrait: Self { .init(_value: ._orientation(.portrait)) }
  public static var portraitUpsideDown: Self { .init(_value: ._orientation(.portraitUpsideDown)) }
  public static var landscapeLeft: Self { .init(_value: ._orientation(.landscapeLeft)) }
  public static var landscapeRight: Self { .init(_value: ._orientation(.landscapeRight)) }
}
