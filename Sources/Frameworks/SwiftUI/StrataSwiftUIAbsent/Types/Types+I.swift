// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIDrawing

extension Image {
  @available(*, unavailable, message: "Strata does not have Image.Orientation yet; docs/ledgers/parity.md lists what is there")
  public enum Orientation {
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
    case up
    case upMirrored
  }
}

@available(*, unavailable, message: "Strata does not have ImagePaint yet; docs/ledgers/parity.md lists what is there")
public struct ImagePaint: ShapeStyle {
  public var image: Image { get { fatalError() } set { fatalError() } }
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) { fatalError() }
  public var scale: CGFloat { get { fatalError() } set { fatalError() } }
  public var sourceRect: CGRect { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have ItemProviderTableRowModifier yet; docs/ledgers/parity.md lists what is there")
@MainActor public struct ItemProviderTableRowModifier {}
