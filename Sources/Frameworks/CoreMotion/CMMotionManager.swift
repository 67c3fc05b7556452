public import Foundation

/// A handler of motions of the device.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// A handler of accelerations.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A handler of rotations.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// The sensors of motion.
///
/// Partial: a page has none, so nothing is available, there are no values, and each handler gets
/// `CMErrorNotAvailable`.
open class CMMotionManager: NSObject {
  /// Creates a manager.
  public override init() {}

  /// A Boolean value that indicates whether the motion of the device is known: always `false`.
  open var isDeviceMotionAvailable: Bool { false }
  /// A Boolean value that indicates whether accelerations are measured: always `false`.
  open var isAccelerometerAvailable: Bool { false }
  /// A Boolean value that indicates whether rotations are measured: always `false`.
  open var isGyroAvailable: Bool { false }
  /// A Boolean value that indicates whether the magnetic field is measured: always `false`.
  open var isMagnetometerAvailable: Bool { false }
  /// A Boolean value that indicates whether motions are reported: always `false`.
  open var isDeviceMotionActive: Bool { false }
  /// A Boolean value that indicates whether accelerations are reported: always `false`.
  open var isAccelerometerActive: Bool { false }
  /// A Boolean value that indicates whether rotations are reported: always `false`.
  open var isGyroActive: Bool { false }
  /// The time between motions, in seconds.
  ///
  /// Accepted: none is reported.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The time between accelerations, in seconds.
  ///
  /// Accepted: none is reported.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The time between rotations, in seconds.
  ///
  /// Accepted: none is reported.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The last motion: always `nil`.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The last acceleration: always `nil`.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The last rotation: always `nil`.
  open var gyroData: CMGyroData? { nil }

  /// Begins reports, of which there are none.
  open func startDeviceMotionUpdates() {}
  /// Begins reports, of which there are none.
  open func startAccelerometerUpdates() {}
  /// Begins reports, of which there are none.
  open func startGyroUpdates() {}

  /// Passes `CMErrorNotAvailable`.
  ///
  /// - Parameters:
  ///   - queue: The queue on which the function is called; `nil` for a background queue.
  ///   - handler: A function that is called once, with the error.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    nonisolated(unsafe) let handler = handler  // called once, by the queue that the app chose
    queue.addOperation { handler(nil, CMErrorNotAvailable) }
  }

  /// Passes `CMErrorNotAvailable`.
  ///
  /// - Parameters:
  ///   - queue: The queue on which the function is called; `nil` for a background queue.
  ///   - handler: A function that is called once, with the error.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    nonisolated(unsafe) let handler = handler  // called once, by the queue that the app chose
    queue.addOperation { handler(nil, CMErrorNotAvailable) }
  }

  /// Passes `CMErrorNotAvailable`.
  ///
  /// - Parameters:
  ///   - queue: The queue on which the function is called; `nil` for a background queue.
  ///   - handler: A function that is called once, with the error.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    nonisolated(unsafe) let handler = handler  // called once, by the queue that the app chose
    queue.addOperation { handler(nil, CMErrorNotAvailable) }
  }

  /// Ends reports, of which there are none.
  open func stopDeviceMotionUpdates() {}
  /// Ends reports, of which there are none.
  open func stopAccelerometerUpdates() {}
  /// Ends reports, of which there are none.
  open func stopGyroUpdates() {}
}

/// An acceleration in multiples of the earth's. Same as Apple's.
public struct CMAcceleration: Hashable, Sendable {
  /// The part to the right.
  public var x: Double
  /// The part upwards.
  public var y: Double
  /// The part out of the screen.
  public var z: Double
  /// Creates an acceleration.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate.
  ///   - y: The vertical coordinate.
  ///   - z: The zoom, from 0 for the whole world.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation in radians for a second. Same as Apple's.
public struct CMRotationRate: Hashable, Sendable {
  /// The part around the axis to the right.
  public var x: Double
  /// The part around the axis upwards.
  public var y: Double
  /// The part around the axis out of the screen.
  public var z: Double
  /// Creates a rotation.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate.
  ///   - y: The vertical coordinate.
  ///   - z: The zoom, from 0 for the whole world.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measured acceleration. There is none, as a page has no such sensor.
open class CMAccelerometerData: NSObject {
  override init() {}
  /// The acceleration of the device along its three axes.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A measured rotation. There is none, as a page has no such sensor.
open class CMGyroData: NSObject {
  override init() {}
  /// The speed at which the device turns about its three axes.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The attitude of a device. There is none, as a page has no such sensor.
open class CMAttitude: NSObject {
  override init() {}
  /// The rotation around the long axis, in radians.
  open var roll: Double { 0 }
  /// The rotation around the short axis, in radians.
  open var pitch: Double { 0 }
  /// The rotation around the axis out of the screen, in radians.
  open var yaw: Double { 0 }
}

/// A motion of the device. There is none, as a page has no such sensors.
open class CMDeviceMotion: NSObject {
  override init() {}
  /// The attitude of the device.
  open var attitude: CMAttitude { CMAttitude() }
  /// The speed at which the device turns about its three axes.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The earth's acceleration.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration by the person.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// The direction of north, in degrees.
  open var heading: Double { -1 }
}
