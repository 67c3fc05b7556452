public import Foundation
import StrataDeviceServices

/// An object that reads the location of a device through its browser: of the device for which the
/// running code works.
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

  /// Creates an object that reads the location of a device through its browser.
  public override init() { super.init() }

  deinit {
    kept.single?.cancel()
    kept.updates?.cancel()
  }

  func with<Result>(_ body: (inout Kept) -> Result) -> Result { lock.withLock { body(&kept) } }

  /// The object that receives locations, to which the manager has a weak reference. Setting it
  /// requests the authorization status, of which it is notified.
  open var delegate: (any CLLocationManagerDelegate)? {
    get { with { $0.delegate } }
    set {
      with { $0.delegate = newValue }
      if newValue != nil { learnStatus() }
    }
  }

  /// The person's permission to read the location.
  ///
  /// Partial: it is `notDetermined` until the browser has reported the permission; the delegate is
  /// notified then.
  open var authorizationStatus: CLAuthorizationStatus { with { $0.status } }

  /// The accuracy with which the app may read the location; always `fullAccuracy`.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// The desired accuracy, in meters. A value above 100 saves the battery.
  open var desiredAccuracy: CLLocationAccuracy {
    get { with { $0.accuracy } }
    set { with { $0.accuracy = newValue } }
  }

  /// The distance, in meters, that the device must move before the delegate receives the next
  /// location.
  open var distanceFilter: CLLocationDistance {
    get { with { $0.filter } }
    set { with { $0.filter = newValue } }
  }

  /// The latest location, if any.
  open var location: CLLocation? { with { $0.location } }

  /// Returns whether devices can find their location.
  ///
  /// Partial: it is always `true`; if the browser has no location service, the authorization status
  /// is `restricted`.
  open class func locationServicesEnabled() -> Bool { true }
}
