import Foundation
import StrataDeviceServices

extension CLLocationManager {
  /// Requests permission: the browser asks the person, unless the person has already answered. A
  /// browser may ignore the request unless the person has just pressed something.
  ///
  /// Accepted: a browser asks only when a position is requested, so the function requests one and
  /// stores it.
  public func requestWhenInUseAuthorization() {
    start { manager in
      let status = await manager.position.status()
      guard status == .notDetermined else { return await manager.learned(status) }
      do throws(DeviceRequestError) {
        let location = try await manager.position.once(manager.desiredAccuracy)
        manager.with { $0.location = location }
        await manager.learned(.authorizedWhenInUse)
      } catch {
        await manager.learned(await manager.position.status())
      }
    }
  }

  /// Requests the location once; the delegate receives it or an error.
  public func requestLocation() {
    start { manager in
      do throws(DeviceRequestError) {
        let location = try await manager.position.once(manager.desiredAccuracy)
        await manager.found(location)
      } catch {
        await manager.failed(error)
      }
    }
  }

  /// Begins to send locations to the delegate, until ``stopUpdatingLocation()``.
  public func startUpdatingLocation() {
    let isRunning = with { $0.updates != nil }
    guard !isRunning else { return }
    let task = task { manager in await manager.watch() }
    with { $0.updates = task }
  }

  /// Stops sending locations to the delegate.
  public func stopUpdatingLocation() {
    with { kept in
      kept.updates?.cancel()
      kept.updates = nil
    }
  }

  func learnStatus() {
    _ = task { manager in await manager.learned(await manager.position.status()) }
  }

  private func start(_ work: @escaping @Sendable (CLLocationManager) async -> Void) {
    let task = task(work)
    with { kept in
      kept.single?.cancel()
      kept.single = task
    }
  }

  /// Runs work for the manager's device, as long as the manager exists.
  private func task(
    _ work: @escaping @Sendable (CLLocationManager) async -> Void
  ) -> Task<Void, Never> {
    let device = position.device
    return Task { @MainActor [weak self] in
      await DeviceHost.$current.withValue(device) {
        if let self { await work(self) }
      }
    }
  }

  private func watch() async {
    do {
      for try await answer in try position.updates(desiredAccuracy) {
        let fix: Fix = try DeviceRequest.decode(answer, "position.watch")
        if fix.problem == nil {
          await moved(to: try fix.location("position.watch"))
        } else {
          await failed(.refused("unavailable"))
        }
      }
    } catch {
      with { $0.updates = nil }
      if !Task.isCancelled { await failed(error as? DeviceRequestError ?? .windowGone) }
    }
  }
}

@MainActor extension CLLocationManager {
  func learned(_ status: CLAuthorizationStatus) {
    let isNews = with { kept in
      defer { (kept.status, kept.isStatusTold) = (status, true) }
      return kept.status != status || !kept.isStatusTold
    }
    if isNews { delegate?.locationManagerDidChangeAuthorization(self) }
  }

  func found(_ location: CLLocation) {
    guard !Task.isCancelled else { return }
    with { $0.location = location }
    learned(.authorizedWhenInUse)
    delegate?.locationManager(self, didUpdateLocations: [location])
  }

  func moved(to location: CLLocation) {
    let (last, filter) = with { ($0.location, $0.filter) }
    if let last, filter > 0, last.distance(from: location) < filter { return }
    found(location)
  }

  func failed(_ error: DeviceRequestError) {
    guard !Task.isCancelled else { return }
    switch error {
    case .refused("denied"): learned(.denied)
    case .refused("insecure"), .refused("unsupported"), .noWindow: learned(.restricted)
    default: break
    }
    delegate?.locationManager(self, didFailWithError: CLError(error))
  }
}
