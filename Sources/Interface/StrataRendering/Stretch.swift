/// Along which sides an element takes all the room that it is offered.
public struct Stretch: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let width = Stretch(rawValue: 1)
  public static let height = Stretch(rawValue: 2)
  public static let both: Stretch = [.width, .height]
}
