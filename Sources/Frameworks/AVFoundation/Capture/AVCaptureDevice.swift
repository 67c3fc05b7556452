public import Foundation

/// The permission to use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet for access to the camera or microphone.
  case notDetermined
  /// The app cannot use the device, and the person cannot change that.
  case restricted
  /// The person has refused access to the camera or microphone.
  case denied
  /// The person has allowed access to the camera or microphone.
  case authorized
}

/// A camera or a microphone.
///
/// Partial: there is none, and access is denied: pages are served without cameras and microphones.
/// A photo is taken by `UIImagePickerController`, which asks the phone's camera.
open class AVCaptureDevice: NSObject {
  /// The kind of a camera or microphone.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera with a usual lens.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "BuiltInWideAngleCamera")
    /// A camera with an ultra-wide lens, whose picture shows more to all sides.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "BuiltInUltraWideCamera")
    /// A camera with a telephoto lens, whose picture shows distant things larger.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "BuiltInTelephotoCamera")
    /// A device of two cameras: one with a usual lens and one with a telephoto lens.
    public static let builtInDualCamera = DeviceType(rawValue: "BuiltInDualCamera")
    /// A device of two cameras: one with a usual lens and one with an ultra-wide lens.
    public static let builtInDualWideCamera = DeviceType(rawValue: "BuiltInDualWideCamera")
    /// A device of three cameras.
    public static let builtInTripleCamera = DeviceType(rawValue: "BuiltInTripleCamera")
    /// A camera that measures depth.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "BuiltInTrueDepthCamera")
    /// The device is a microphone.
    public static let microphone = DeviceType(rawValue: "Microphone")
  }

  /// The side of the device that a camera is on.
  public enum Position: Int, Sendable {
    /// The position of the camera is not known.
    case unspecified
    /// The camera is at the back of the device.
    case back
    /// The camera is at the front of the device.
    case front
  }
  /// The mode of the lamp, which shines until it is switched off.
  public enum TorchMode: Int, Sendable {
    /// The light is off.
    case off
    /// The light is on.
    case on
    /// The light is on if it is dark.
    case auto
  }
  /// The mode of the flash, which shines while a photo is taken.
  public enum FlashMode: Int, Sendable {
    /// Photos are taken without flash.
    case off
    /// Photos are taken with flash.
    case on
    /// Photos are taken with flash if it is dark.
    case auto
  }
  /// The way in which a camera focuses.
  public enum FocusMode: Int, Sendable {
    /// The focus stays as it is.
    case locked
    /// The camera focuses once.
    case autoFocus
    /// The camera focuses whenever it is needed.
    case continuousAutoFocus
  }
  /// The way in which a camera measures the light.
  public enum ExposureMode: Int, Sendable {
    /// The exposure stays as it is.
    case locked
    /// The camera measures the light once.
    case autoExpose
    /// The camera measures the light whenever it is needed.
    case continuousAutoExposure
    /// The app sets the exposure.
    case custom
  }

  // There is no device, so none is made.
  private override init() {}

  /// Returns whether the app may use a camera or a microphone: always `denied`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }

  /// Asks whether the app may use a camera or a microphone; no prompt is shown.
  ///
  /// - Parameters:
  ///   - mediaType: The kind of medium, such as video.
  ///   - handler: Receives `false`.
  @preconcurrency open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    Task { handler(false) }
  }

  /// Returns whether the app may use a camera or a microphone: always `false`; no prompt is shown.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// Returns the default device for a kind of medium: always `nil`, since there is no device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Returns the default device of a kind: always `nil`, since there is no device.
  ///
  /// - Parameters:
  ///   - deviceType: The kind of device.
  ///   - mediaType: The kind of medium, such as video.
  ///   - position: The side of the device that the camera is on.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  /// The camera that a person prefers: always `nil`.
  open class var userPreferredCamera: AVCaptureDevice? { nil }
  /// The camera that the system prefers: always `nil`.
  open class var systemPreferredCamera: AVCaptureDevice? { nil }

  /// The name of the device.
  open var localizedName: String { "" }
  /// The identifier of the device.
  open var uniqueID: String { "" }
  /// The side of the device that the camera is on.
  open var position: Position { .unspecified }
  /// A Boolean value that indicates whether the device has a lamp.
  open var hasTorch: Bool { false }
  /// A Boolean value that indicates whether the lamp can be used.
  open var isTorchAvailable: Bool { false }
  /// The mode of the lamp.
  open var torchMode = TorchMode.off
  /// A Boolean value that indicates whether the camera has a flash.
  open var hasFlash: Bool { false }

  /// A Boolean value that indicates whether the camera can focus on a point.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// The point on which the camera focuses.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The way in which the camera focuses.
  open var focusMode = FocusMode.locked
  /// A Boolean value that indicates whether the camera can measure the light at a point.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// The point at which the camera measures the light.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The way in which the camera measures the light.
  open var exposureMode = ExposureMode.locked

  /// Returns whether the camera can focus in a way: always `false`.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }

  /// Returns whether the camera can measure the light in a way: always `false`.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }

  /// Throws an error, since there is no lamp that could shine.
  ///
  /// - Throws: `AVError.deviceNotConnected`.
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }

  /// Throws an error, since there is no device that could be configured.
  ///
  /// - Throws: `AVError.deviceNotConnected`.
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }

  /// Ends the configuration of the device.
  ///
  /// Accepted: it does nothing, since none can begin.
  open func unlockForConfiguration() {}

  /// A search for devices, which finds none.
  open class DiscoverySession: NSObject {
    /// The devices: always none.
    open var devices: [AVCaptureDevice] { [] }

    /// Creates a search for devices, which finds none.
    ///
    /// - Parameters:
    ///   - deviceTypes: The kinds of devices.
    ///   - mediaType: The kind of medium, such as video.
    ///   - position: The side of the device that the camera is on.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }
}
