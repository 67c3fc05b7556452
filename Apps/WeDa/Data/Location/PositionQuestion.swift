import CoreLocation
import Foundation
import WeDaDomain

/// One request to Core Location, from the permission to a position or an error.
@MainActor final class PositionQuestion: NSObject, CLLocationManagerDelegate {
  typealias Answer = Result<Coordinate, LocationProblem>

  private let asking: Bool
  private var manager: CLLocationManager?
  private var waiting: CheckedContinuation<Answer, Never>?
  private var hasAsked = false

  init(asking: Bool) {
    self.asking = asking
    super.init()
  }

  func answer(within patience: Duration, _ clock: any Clock<Duration>) async -> Answer {
    let limit = Task { [weak self] in
      // Cancelled once there is a position.
      if (try? await clock.sleep(for: patience)) != nil { self?.finish(.failure(.timeout)) }
    }
    defer { limit.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting = continuation
        begin()
      }
    } onCancel: {
      Task { @MainActor in self.finish(.failure(.timeout)) }
    }
  }

  private func begin() {
    let manager = CLLocationManager()
    manager.desiredAccuracy = kCLLocationAccuracyReduced
    self.manager = manager
    manager.delegate = self
  }

  private func decide(_ status: CLAuthorizationStatus) {
    switch status {
    case .authorizedWhenInUse, .authorizedAlways: manager?.requestLocation()
    case .denied: finish(.failure(.denied))
    case .restricted: finish(.failure(.insecure))
    case .notDetermined: ask()
    @unknown default: finish(.failure(.unavailable))
    }
  }

  private func ask() {
    guard asking else { return finish(.failure(.notAsked)) }
    // If the dialog is dismissed without an answer, the permission is still undetermined.
    guard !hasAsked else { return }
    hasAsked = true
    manager?.requestWhenInUseAuthorization()
  }

  private func found(_ location: CLLocation?) {
    let found = location?.coordinate
    guard let found,
      let coordinate = try? Coordinate(latitude: found.latitude, longitude: found.longitude)
    else { return finish(.failure(.unavailable)) }
    finish(.success(coordinate))
  }

  private func failed(_ error: any Error) {
    // The authorization status changes on a refusal, too, and has a more precise reason.
    let isDenied = (error as? CLError)?.code == .denied
    if isDenied, manager?.authorizationStatus == .restricted {
      return finish(.failure(.insecure))
    }
    finish(.failure(isDenied ? .denied : Self.isTooLate(error) ? .timeout : .unavailable))
  }

  /// Returns whether an error is a timeout. Core Location has no code for it, so the underlying
  /// error is checked.
  private static func isTooLate(_ error: any Error) -> Bool {
    let below = (error as? any CustomNSError)?.errorUserInfo[NSUnderlyingErrorKey]
    return (below as? POSIXError)?.code == .ETIMEDOUT
  }

  private func finish(_ answer: Answer) {
    waiting?.resume(returning: answer)
    waiting = nil
    manager?.delegate = nil
    manager = nil
  }

  // MARK: Called by the manager, on the main actor it was made on

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let status = manager.authorizationStatus
    MainActor.assumeIsolated { decide(status) }
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    MainActor.assumeIsolated { found(locations.last) }
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error
  ) {
    MainActor.assumeIsolated { failed(error) }
  }
}
