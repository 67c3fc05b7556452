public import UIKit

/// A layer that shows a camera's picture.
///
/// Partial: there is no camera, so it shows nothing.
public final class AVCaptureVideoPreviewLayer: CALayer {
  /// The session whose pictures would be shown.
  public var session: AVCaptureSession?
  /// The way in which a picture would be fitted into the layer.
  public var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer for the pictures of a session.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }

  /// Creates a layer without a session.
  public override init() { super.init() }

  /// The connection with the camera: always `nil`.
  public var connection: AVCaptureConnection? { nil }
  /// A Boolean value that indicates whether the layer shows pictures: always `false`.
  public var isPreviewing: Bool { false }
}
