/// The axes along which an element takes all the space that it is offered.
public struct Stretch: OptionSet, Hashable, Sendable {
  /// The bits of the axes.
  public let rawValue: UInt8
  /// Creates a set of axes from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let width = Stretch(rawValue: 1)
  /// The vertical axis.
  public static let height = Stretch(rawValue: 2)
  /// The mark that the vertical axis is taken up to a limit only.
  public static let limitedHeight = Stretch(rawValue: 4)
  /// The mark that the horizontal axis is taken up to a limit only.
  public static let limitedWidth = Stretch(rawValue: 8)
  /// The horizontal and the vertical axis.
  public static let both: Stretch = [.width, .height]

  /// A Boolean value that indicates whether all the width is taken, without a limit.
  var hasAllWidth: Bool { contains(.width) && !contains(.limitedWidth) }
  /// A Boolean value that indicates whether all the height is taken, without a limit.
  var hasAllHeight: Bool { contains(.height) && !contains(.limitedHeight) }
}
