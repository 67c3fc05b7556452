import Foundation
import StrataDeviceServices

/// The device's current location, or the reason for which it is unknown.
///
///     for try await update in CLLocationUpdate.liveUpdates() {
///       if let location = update.location { show(location) }
///     }
public struct CLLocationUpdate: Sendable {
  /// The activity for which locations are needed.
  ///
  /// Accepted: `default` requests an approximate position, every other configuration an exact one.
  public enum LiveConfiguration: Int, Sendable {
    /// No particular activity; an approximate location suffices.
    case `default`
    /// The device navigates in a car.
    case automotiveNavigation
    /// The device navigates in another vehicle, such as a train or a boat.
    case otherNavigation
    /// The person does a workout, such as running or cycling.
    case fitness
    /// The device is in an aircraft.
    case airborne
  }

  /// The location, if it is known.
  public private(set) var location: CLLocation?
  /// A Boolean value that indicates whether the person has denied access.
  public private(set) var authorizationDenied = false
  /// A Boolean value that indicates whether access cannot be allowed: the page was not loaded over a
  /// secure connection, or there is no browser.
  public private(set) var authorizationRestricted = false
  /// A Boolean value that indicates whether the browser is asking the person.
  public private(set) var authorizationRequestInProgress = false
  /// A Boolean value that indicates whether the last attempt to find the location has failed.
  /// Further attempts follow.
  public private(set) var locationUnavailable = false

  /// A Boolean value that indicates whether the person has denied access to all apps.
  ///
  /// Accepted: it is always `false`, as a browser reports the permission of this app only.
  public var authorizationDeniedGlobally: Bool { false }
  /// A Boolean value that indicates whether the app is not used enough to receive locations.
  ///
  /// Accepted: it is always `false`, as a page that is not in use receives no updates.
  public var insufficientlyInUse: Bool { false }
  /// A Boolean value that indicates whether the app receives only approximate locations.
  ///
  /// Accepted: it is always `false`, as a browser does not report whether the person has limited
  /// the accuracy.
  public var accuracyLimited: Bool { false }
  /// A Boolean value that indicates whether locations are only sent during a service session:
  /// always `false`.
  public var serviceSessionRequired: Bool { false }
  /// A Boolean value that indicates whether the device does not move.
  ///
  /// Accepted: it is always `false`, as a browser sends no updates while the device does not move.
  public var stationary: Bool { false }
  /// A Boolean value that indicates whether the device does not move.
  public var isStationary: Bool { stationary }

  /// Returns a sequence of the locations of the device for which the running code works.
  ///
  /// Partial: the sequence ends when the person has denied access.
  public static func liveUpdates(
    _ configuration: CLLocationUpdate.LiveConfiguration = .default
  ) -> CLLocationUpdate.Updates {
    let isExact = configuration != .default
    return Updates(
      position: PositionService(device: DeviceHost.current),
      accuracy: isExact ? kCLLocationAccuracyBest : kCLLocationAccuracyKilometer)
  }
}

extension CLLocationUpdate {
  /// A sequence of a device's locations.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    let position: PositionService
    let accuracy: CLLocationAccuracy

    /// Subscribes to the device's locations, and returns an iterator over them.
    public func makeAsyncIterator() -> Iterator {
      let (position, accuracy) = (position, accuracy)
      let stream = AsyncThrowingStream<CLLocationUpdate, any Error> { continuation in
        let task = Task {
          await CLLocationUpdate.tell(position, accuracy, continuation)
          continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
      }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// An iterator over a device's locations.
    public struct Iterator: AsyncIteratorProtocol {
      var base: AsyncThrowingStream<CLLocationUpdate, any Error>.Iterator

      /// Waits for the next update, and returns `nil` after the last one.
      ///
      /// - Throws: Nothing: a failure is reported as an update.
      public mutating func next() async throws -> CLLocationUpdate? { try await base.next() }
    }
  }

  private static func tell(
    _ position: PositionService, _ accuracy: CLLocationAccuracy,
    _ continuation: AsyncThrowingStream<CLLocationUpdate, any Error>.Continuation
  ) async {
    if let first = CLLocationUpdate(await position.status()) { continuation.yield(first) }
    do {
      for try await answer in try position.updates(accuracy) {
        let fix: Fix = try DeviceRequest.decode(answer, "position.watch")
        continuation.yield(try CLLocationUpdate(fix))
      }
    } catch {
      continuation.yield(CLLocationUpdate(error))
    }
  }

  /// Creates the update that precedes all locations for a status; returns `nil` if the status needs
  /// none.
  private init?(_ status: CLAuthorizationStatus) {
    guard status == .notDetermined else { return nil }
    authorizationRequestInProgress = true
  }

  private init(_ fix: Fix) throws(DeviceRequestError) {
    if fix.problem == nil {
      location = try fix.location("position.watch")
    } else {
      locationUnavailable = true
    }
  }

  private init(_ error: any Error) {
    switch error as? DeviceRequestError {
    case .refused("denied"): authorizationDenied = true
    case .refused("insecure"), .refused("unsupported"), .noWindow: authorizationRestricted = true
    default: locationUnavailable = true
    }
  }
}
