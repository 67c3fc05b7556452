import Combine
import CoreLocation
import Foundation
import StrataKitTesting
import Testing

/// Tests of a location service as in many apps: the authorization status is published, and
/// subscribers react.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AuthorizationPublisherTests {
  @Test(.mission("W-46"))
  func `subscribers of an app's location service receive each change of authorization once`() async
  {
    let window = PlayedWindow(["position.state": .done("\"prompt\"")])
    window.set("position.once", .done(PlayedWindow.london))
    await window.run {
      let service = LocationService()
      var heard: [CLAuthorizationStatus] = []
      let subscription = service.$status.removeDuplicates().dropFirst().sink { heard.append($0) }
      let allowed = service.$status.filter { $0 == .authorizedWhenInUse }.map { _ in true }
      var isUsed = false
      let reaction = allowed.sink { isUsed = $0 }
      while !service.isKnown { await Task.yield() }
      service.ask()
      while heard.isEmpty { await Task.yield() }
      #expect(heard == [.authorizedWhenInUse])
      #expect(isUsed)
      withExtendedLifetime((subscription, reaction)) {}
    }
  }
}

private final class LocationService: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published private(set) var status = CLAuthorizationStatus.notDetermined
  private(set) var isKnown = false
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func ask() { manager.requestWhenInUseAuthorization() }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    isKnown = true
    status = manager.authorizationStatus
  }
}
