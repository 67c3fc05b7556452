import Foundation
import StrataDeviceServices

/// Where the device is now, or why that is not known.
///
///     for try await update in CLLocationUpdate.liveUpdates() {
///       if let location = update.location { show(location) }
///     }
public struct CLLocationUpdate: Sendable {
  /// What is known of how the device moves; a browser does not care.
  ///
  /// Accepted: `fitness` and the ways to navigate ask for an exact position, `default` for a fair one.
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  public private(set) var location: CLLocation?
  /// The person said no.
  public private(set) var authorizationDenied = false
  /// Nobody can allow it: the page did not come over a secure connection, or there is no browser.
  public private(set) var authorizationRestricted = false
  /// The browser is asking the person.
  public private(set) var authorizationRequestInProgress = false
  /// One try found nothing; others follow.
  public private(set) var locationUnavailable = false

  /// Accepted: a browser tells one app from another, and of no switch for all.
  public var authorizationDeniedGlobally: Bool { false }
  /// Accepted: a page whose person has gone hears nothing, and is told nothing of it.
  public var insufficientlyInUse: Bool { false }
  /// Accepted: a browser gives what it has.
  public var accuracyLimited: Bool { false }
  public var serviceSessionRequired: Bool { false }
  /// Accepted: a browser tells of a device that rests by telling nothing.
  public var stationary: Bool { false }
  public var isStationary: Bool { stationary }

  /// Positions of the device that the running code works for, until the loop ends.
  ///
  /// Partial: after a refusal it ends.
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
  /// The positions as they come.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    let position: PositionService
    let accuracy: CLLocationAccuracy

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

    public struct Iterator: AsyncIteratorProtocol {
      var base: AsyncThrowingStream<CLLocationUpdate, any Error>.Iterator

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

  /// What a loop is told before any position; `nil` where there is nothing to tell.
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
