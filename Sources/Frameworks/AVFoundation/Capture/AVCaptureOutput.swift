public import Foundation

/// A receiver of what an ``AVCaptureSession`` captures.
open class AVCaptureOutput: NSObject {
  fileprivate override init() {}

  /// The connections with inputs: always none, as there is no input.
  open var connections: [AVCaptureConnection] { [] }

  /// Returns the connection with an input of a medium: always `nil`, as there is no input.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// An output that reports the codes and faces in a camera's pictures.
///
/// Partial: there is no camera, so nothing is reported.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The object that receives what was recognized.
  public private(set) weak var metadataObjectsDelegate:
    (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The queue on which the delegate is called.
  public private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// The kinds of objects that the app wants.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The part of the picture that is searched; its sides have the length 1.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Creates an output.
  public override init() {}

  /// The kinds of objects that can be recognized: always none, as there is no camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }

  /// Sets the object that receives what was recognized.
  ///
  /// - Parameters:
  ///   - objectsDelegate: The object.
  ///   - objectsCallbackQueue: The queue on which it is called.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// An object that receives the codes and faces in a camera's pictures.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Called with recognized objects. By default does nothing.
  ///
  /// Accepted: it is never called, as there is no camera.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - metadataObjects: The recognized objects.
  ///   - connection: The connection with the camera.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
