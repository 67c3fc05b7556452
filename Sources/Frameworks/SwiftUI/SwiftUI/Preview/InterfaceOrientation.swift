/// Which side of a device is up. Same as Apple's.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  public static let portrait = Self(id: "portrait")
  public static let portraitUpsideDown = Self(id: "portraitUpsideDown")
  public static let landscapeLeft = Self(id: "landscapeLeft")
  public static let landscapeRight = Self(id: "landscapeRight")

  public static var allCases: [Self] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}
