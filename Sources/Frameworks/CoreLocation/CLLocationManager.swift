public import Foundation
import StrataDeviceServices

/// An object that reads the location of the device that the running code works for, through its
/// browser.
///
///     let manager = CLLocationManager()
///     manager.delegate = self
///     manager.requestWhenInUseAuthorization()
///
/// Partial: the delegate is called on the main actor, wherever the manager was created.
open class CLLocationManager: NSObject, @unchecked Sendable {
  // @unchecked: all mutable state is in `kept`, and touched only while `lock` is held.
  struct Kept {
    weak var delegate: (any CLLocationManagerDelegate)?
    var status = CLAuthorizationStatus.notDetermined
    var isStatusTold = false
    var accuracy = kCLLocationAccuracyBest
    var filter = kCLDistanceFilterNone
    var location: CLLocation?
    var single: Task<Void, Never>?
    var updates: Task<Void, Never>?
  }

  private let lock = NSLock()
  private var kept = Kept()
  let position = PositionService(device: DeviceHost.current)

  /// Creates a manager.
  public override init() { super.init() }

  deinit {
    kept.single?.cancel()
    kept.updates?.cancel()
  }

  func with<Result>(_ body: (inout Kept) -> Result) -> Result { lock.withLock { body(&kept) } }

  /// The object that receives locations, held weakly. Setting it requests the authorization status,
  /// which it receives.
  open var delegate: (any CLLocationManagerDelegate)? {
    get { with { $0.delegate } }
    set {
      with { $0.delegate = newValue }
      if newValue != nil { learnStatus() }
    }
  }

  /// The person's permission to read the location.
  ///
  /// Partial: `notDetermined` until the browser has reported it; the delegate is called then.
  open var authorizationStatus: CLAuthorizationStatus { with { $0.status } }

  /// The accuracy with which the app may read the location; always `fullAccuracy`.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// The wanted accuracy, in meters; one above 100 saves the battery.
  open var desiredAccuracy: CLLocationAccuracy {
    get { with { $0.accuracy } }
    set { with { $0.accuracy = newValue } }
  }

  /// The distance, in meters, that the device must have moved before the delegate receives the next
  /// location.
  open var distanceFilter: CLLocationDistance {
    get { with { $0.filter } }
    set { with { $0.filter = newValue } }
  }

  /// The latest location, if any.
  open var location: CLLocation? { with { $0.location } }

  /// Returns whether devices can find their location.
  ///
  /// Partial: always `true`; a browser without a location service makes the status `restricted`.
  open class func locationServicesEnabled() -> Bool { true }
}
