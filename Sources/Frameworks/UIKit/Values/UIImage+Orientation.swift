extension UIImage {
  /// The side of a picture at which its first row of pixels is shown.
  public enum Orientation: Int, Sendable {
    /// The first row is at the top.
    case up
    /// The picture is turned by 180 degrees.
    case down
    /// The picture is turned by 90 degrees to the left.
    case left
    /// The picture is turned by 90 degrees to the right.
    case right
    /// The picture is mirrored from left to right.
    case upMirrored
    /// The picture is mirrored from left to right, and turned by 180 degrees.
    case downMirrored
    /// The picture is mirrored from left to right, and turned by 90 degrees to the left.
    case leftMirrored
    /// The picture is mirrored from left to right, and turned by 90 degrees to the right.
    case rightMirrored
  }

  /// The orientation in which the pixels of the image are shown.
  ///
  /// Partial: it is always `up`, since the browser turns a photo upright as its file says.
  public var imageOrientation: Orientation { .up }
}
