public import Foundation

/// How a preview wants to be shown: `#Preview(traits: .sizeThatFitsLayout) { … }`. Same as Apple's.
public struct PreviewTrait<T: Sendable>: Sendable {
  /// What was asked for.
  public let value: T
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The whole window.
  public static var defaultLayout: Self { .init(value: .layout(.device)) }
  /// As large as the view itself.
  public static var sizeThatFitsLayout: Self { .init(value: .layout(.sizeThatFits)) }

  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    .init(value: .layout(.fixed(width: width, height: height)))
  }

  public static var portrait: Self { .init(value: .orientation(.portrait)) }
  public static var portraitUpsideDown: Self { .init(value: .orientation(.portraitUpsideDown)) }
  public static var landscapeLeft: Self { .init(value: .orientation(.landscapeLeft)) }
  public static var landscapeRight: Self { .init(value: .orientation(.landscapeRight)) }
}
