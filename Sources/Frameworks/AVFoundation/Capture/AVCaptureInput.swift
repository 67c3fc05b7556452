public import Foundation

/// A source of pictures or sounds for an ``AVCaptureSession``. There is none on a page.
open class AVCaptureInput: NSObject {
  fileprivate override init() {}
}

/// A camera or a microphone as the source of a session.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// Throws an error, since there is no device.
  ///
  /// - Throws: `AVError.deviceNotConnected`.
  public init(device: AVCaptureDevice) throws { throw AVError(.deviceNotConnected) }
}

/// The orientation of a camera's picture. Same as Apple's.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The device is upright.
  case portrait = 1
  /// The device is upside down.
  case portraitUpsideDown
  /// The device is on a side, and its lower edge is to the right.
  case landscapeRight
  /// The device is on a side, and its lower edge is to the left.
  case landscapeLeft
}

/// A connection of an input with an output.
///
/// Partial: there is no input, so no instance is made.
open class AVCaptureConnection: NSObject {
  private override init() {}

  /// A Boolean value that indicates whether data may pass.
  open var isEnabled = false
  /// A Boolean value that indicates whether data passes: always `false`.
  open var isActive: Bool { false }
  /// A Boolean value that indicates whether the picture's orientation can be set: always `false`.
  open var isVideoOrientationSupported: Bool { false }
  /// The orientation of the picture.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// The angle by which the picture is turned, in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// A Boolean value that indicates whether the picture can be mirrored: always `false`.
  open var isVideoMirroringSupported: Bool { false }
  /// A Boolean value that indicates whether the picture is mirrored.
  open var isVideoMirrored = false

  /// Returns whether the picture can be turned by an angle: always `false`.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}
