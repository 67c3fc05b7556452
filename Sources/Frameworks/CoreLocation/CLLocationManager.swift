public import Foundation
import StrataDeviceServices

/// Asks the device that the running code works for where it is, through its browser.
///
///     let manager = CLLocationManager()
///     manager.delegate = self
///     manager.requestWhenInUseAuthorization()
///
/// Partial: the delegate is told on the main actor, wherever the manager was made.
open class CLLocationManager: NSObject, @unchecked Sendable {
  // @unchecked: what changes is in `kept`, and touched only while `lock` is held.
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

  public override init() { super.init() }

  deinit {
    kept.single?.cancel()
    kept.updates?.cancel()
  }

  func with<Result>(_ body: (inout Kept) -> Result) -> Result { lock.withLock { body(&kept) } }

  /// Not kept alive. Setting one finds out how things are, and tells it.
  open var delegate: (any CLLocationManagerDelegate)? {
    get { with { $0.delegate } }
    set {
      with { $0.delegate = newValue }
      if newValue != nil { learnStatus() }
    }
  }

  /// Partial: `notDetermined` until the browser has said so, which the delegate is told.
  open var authorizationStatus: CLAuthorizationStatus { with { $0.status } }

  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Metres; what is less exact than a hundred spares the battery.
  open var desiredAccuracy: CLLocationAccuracy {
    get { with { $0.accuracy } }
    set { with { $0.accuracy = newValue } }
  }

  /// Metres that the device must have moved before its delegate is told again.
  open var distanceFilter: CLLocationDistance {
    get { with { $0.filter } }
    set { with { $0.filter = newValue } }
  }

  /// What was told last.
  open var location: CLLocation? { with { $0.location } }

  /// Partial: always true; a browser that cannot tell makes the status `restricted`.
  open class func locationServicesEnabled() -> Bool { true }
}
