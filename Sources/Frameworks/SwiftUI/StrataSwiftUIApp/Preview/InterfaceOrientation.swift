/// The orientation of a device. Same as Apple's.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// The device is upright.
  public static let portrait = Self(id: "portrait")
  /// The device is upright, with its top at the bottom.
  public static let portraitUpsideDown = Self(id: "portraitUpsideDown")
  /// The device is on its side, with its top to the left.
  public static let landscapeLeft = Self(id: "landscapeLeft")
  /// The device is on its side, with its top to the right.
  public static let landscapeRight = Self(id: "landscapeRight")

  /// All orientations of the interface.
  public static var allCases: [Self] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}
