public import Foundation

/// A flow of pictures and sounds from devices to outputs.
///
///     guard let camera = AVCaptureDevice.default(for: .video) else { return showNoCamera() }
///     session.addInput(try AVCaptureDeviceInput(device: camera))
///     session.startRunning()
///
/// Partial: a page has no camera and no microphone, so no input can be made, and a session does not
/// run: starting it posts ``runtimeErrorNotification``.
open class AVCaptureSession: NSObject {
  /// The quality of what is captured.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The quality of photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// A high quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// A medium quality.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// A low quality.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// Pictures of 640 by 480 points.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// Pictures of 1,280 by 720 points.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// Pictures of 1,920 by 1,080 points.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
  }

  /// Posted when a session cannot run, with the error under ``AVCaptureSessionErrorKey``.
  public static let runtimeErrorNotification = Notification.Name(
    "AVCaptureSessionRuntimeErrorNotification")

  /// The quality of what would be captured.
  open var sessionPreset = Preset.high
  /// The inputs that were added.
  public private(set) var inputs: [AVCaptureInput] = []
  /// The outputs that were added.
  public private(set) var outputs: [AVCaptureOutput] = []

  /// Creates a session without inputs and outputs.
  public override init() {}

  /// The connections of inputs with outputs: always none, as there is no input.
  open var connections: [AVCaptureConnection] { [] }
  /// A Boolean value that indicates whether the session runs: always `false`.
  open var isRunning: Bool { false }
  /// A Boolean value that indicates whether the system has interrupted the session.
  open var isInterrupted: Bool { false }

  /// Returns whether the quality can be set: `true`, as for each session without an input.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// Returns whether an input can be added: whether it is not one of the session's.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }

  /// Adds an input, unless it is one of the session's already.
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }

  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 == input } }

  /// Returns whether an output can be added: whether it is not one of the session's.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }

  /// Adds an output, unless it is one of the session's already.
  open func addOutput(_ output: AVCaptureOutput) {
    if canAddOutput(output) { outputs.append(output) }
  }

  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 == output } }

  /// Begins a group of changes.
  ///
  /// Accepted: it does nothing. Since nothing runs, each change takes effect at once.
  open func beginConfiguration() {}

  /// Ends a group of changes.
  ///
  /// Accepted: it does nothing. Since nothing runs, each change takes effect at once.
  open func commitConfiguration() {}

  /// Posts ``runtimeErrorNotification`` with `AVError.deviceNotConnected`, since there is no device
  /// whose pictures or sounds could be captured.
  open func startRunning() {
    NotificationCenter.default.post(
      name: Self.runtimeErrorNotification, object: self,
      userInfo: [AVCaptureSessionErrorKey: AVError(.deviceNotConnected)])
  }

  /// Ends the session.
  ///
  /// Accepted: it does nothing, since no session runs.
  open func stopRunning() {}
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the error in the notification of a session that cannot run.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when a capture session cannot run.
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
}
