public import Foundation

/// A handler that is called with a motion of the device, or with an error.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// A handler that is called with an acceleration, or with an error.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A handler that is called with a rotation rate, or with an error.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// A manager of the device's motion sensors.
///
/// Partial: a page has no such sensors, so nothing is available, there are no measurements, and
/// each handler gets `CMErrorNotAvailable`.
open class CMMotionManager: NSObject {
  /// Creates a manager of the device's motion sensors.
  public override init() {}

  /// A Boolean value that indicates whether the device can measure its motion: always `false`.
  open var isDeviceMotionAvailable: Bool { false }
  /// A Boolean value that indicates whether the device can measure accelerations: always `false`.
  open var isAccelerometerAvailable: Bool { false }
  /// A Boolean value that indicates whether the device can measure rotations: always `false`.
  open var isGyroAvailable: Bool { false }
  /// A Boolean value that indicates whether the device can measure the magnetic field: always
  /// `false`.
  open var isMagnetometerAvailable: Bool { false }
  /// A Boolean value that indicates whether updates of the motion are running: always `false`.
  open var isDeviceMotionActive: Bool { false }
  /// A Boolean value that indicates whether updates of the acceleration are running: always
  /// `false`.
  open var isAccelerometerActive: Bool { false }
  /// A Boolean value that indicates whether updates of the rotation are running: always `false`.
  open var isGyroActive: Bool { false }
  /// The time between two updates of the motion, in seconds.
  ///
  /// Accepted: it has no effect, since there are no updates.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The time between two updates of the acceleration, in seconds.
  ///
  /// Accepted: it has no effect, since there are no updates.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The time between two updates of the rotation, in seconds.
  ///
  /// Accepted: it has no effect, since there are no updates.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The last measured motion: always `nil`.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The last measured acceleration: always `nil`.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The last measured rotation: always `nil`.
  open var gyroData: CMGyroData? { nil }

  /// Begins updates of the motion, which an app reads itself.
  ///
  /// Accepted: it does nothing, since there is no sensor.
  open func startDeviceMotionUpdates() {}
  /// Begins updates of the acceleration, which an app reads itself.
  ///
  /// Accepted: it does nothing, since there is no sensor.
  open func startAccelerometerUpdates() {}
  /// Begins updates of the rotation, which an app reads itself.
  ///
  /// Accepted: it does nothing, since there is no sensor.
  open func startGyroUpdates() {}

  /// Calls the handler with `CMErrorNotAvailable`.
  ///
  /// - Parameters:
  ///   - queue: The queue for the handler, which is not used.
  ///   - handler: A function that is called once, with the error.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    nonisolated(unsafe) let handler = handler  // called once, by the queue that the app chose
    queue.addOperation { handler(nil, CMErrorNotAvailable) }
  }

  /// Calls the handler with `CMErrorNotAvailable`.
  ///
  /// - Parameters:
  ///   - queue: The queue for the handler, which is not used.
  ///   - handler: A function that is called once, with the error.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    nonisolated(unsafe) let handler = handler  // called once, by the queue that the app chose
    queue.addOperation { handler(nil, CMErrorNotAvailable) }
  }

  /// Calls the handler with `CMErrorNotAvailable`.
  ///
  /// - Parameters:
  ///   - queue: The queue for the handler, which is not used.
  ///   - handler: A function that is called once, with the error.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    nonisolated(unsafe) let handler = handler  // called once, by the queue that the app chose
    queue.addOperation { handler(nil, CMErrorNotAvailable) }
  }

  /// Ends updates of the motion.
  ///
  /// Accepted: it does nothing, since no updates can be started.
  open func stopDeviceMotionUpdates() {}
  /// Ends updates of the acceleration.
  ///
  /// Accepted: it does nothing, since no updates can be started.
  open func stopAccelerometerUpdates() {}
  /// Ends updates of the rotation.
  ///
  /// Accepted: it does nothing, since no updates can be started.
  open func stopGyroUpdates() {}
}

/// An acceleration along three axes, in g, which is the acceleration of gravity on the earth. Same
/// as Apple's.
public struct CMAcceleration: Hashable, Sendable {
  /// The acceleration along the axis to the right of the screen, in g.
  public var x: Double
  /// The acceleration along the axis to the top of the screen, in g.
  public var y: Double
  /// The acceleration along the axis out of the screen, in g.
  public var z: Double
  /// Creates an acceleration from its parts along the three axes.
  ///
  /// - Parameters:
  ///   - x: The acceleration along the axis to the right of the screen, in g.
  ///   - y: The acceleration along the axis to the top of the screen, in g.
  ///   - z: The acceleration along the axis out of the screen, in g.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation rate about three axes, in radians per second. Same as Apple's.
public struct CMRotationRate: Hashable, Sendable {
  /// The rate about the axis to the right of the screen, in radians per second.
  public var x: Double
  /// The rate about the axis to the top of the screen, in radians per second.
  public var y: Double
  /// The rate about the axis out of the screen, in radians per second.
  public var z: Double
  /// Creates a rotation rate from its parts about the three axes.
  ///
  /// - Parameters:
  ///   - x: The speed of the turn about the axis to the right of the screen, in radians per second.
  ///   - y: The speed of the turn about the axis to the top of the screen, in radians per second.
  ///   - z: The speed of the turn about the axis out of the screen, in radians per second.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measured acceleration. None is ever made, as a page has no such sensor.
open class CMAccelerometerData: NSObject {
  override init() {}
  /// The acceleration of the device along the three axes.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A measured rotation rate. None is ever made, as a page has no such sensor.
open class CMGyroData: NSObject {
  override init() {}
  /// The speed at which the device turns about the three axes.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The attitude of a device, as three angles. None is ever made, as a page has no such sensor.
open class CMAttitude: NSObject {
  override init() {}
  /// The rotation about the long axis, in radians.
  open var roll: Double { 0 }
  /// The rotation about the short axis, in radians.
  open var pitch: Double { 0 }
  /// The rotation about the axis out of the screen, in radians.
  open var yaw: Double { 0 }
}

/// A measured motion of the device. None is ever made, as a page has no such sensors.
open class CMDeviceMotion: NSObject {
  override init() {}
  /// The attitude of the device.
  open var attitude: CMAttitude { CMAttitude() }
  /// The speed at which the device turns about the three axes.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The acceleration by gravity, in g.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration that the person gives the device, in g.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// The direction of the device, in degrees clockwise from north; -1 as it is not known.
  open var heading: Double { -1 }
}
