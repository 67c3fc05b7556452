import CoreLocation
import Foundation
import Testing

/// Tests of live updates in a loop.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LocationUpdateTests {
  @Test func `live updates contain positions and failed attempts`() async throws {
    let window = PlayedWindow(["position.state": .done("\"granted\"")])
    try await window.run {
      let loop = Task {
        var told: [String] = []
        for try await update in CLLocationUpdate.liveUpdates() {
          let place = update.location.map { "\($0.coordinate.latitude)" }
          told.append(place ?? (update.locationUnavailable ? "none" : "?"))
          if told.count == 3 { break }
        }
        return told
      }
      while window.watchers == 0 { await Task.yield() }
      window.tell(.part(PlayedWindow.london))
      window.tell(.part(#"{"problem":"timeout"}"#))
      window.tell(.part(#"{"latitude":10,"longitude":20}"#))
      let told = try await loop.value
      #expect(told == ["51.51", "none", "10.0"])
      while window.cancelled == 0 { await Task.yield() }
    }
  }

  @Test func `live updates report the permission request and its denial, and end`() async throws {
    let window = PlayedWindow([
      "position.state": .done("\"prompt\""), "position.watch": .failed(.refused("denied")),
    ])
    try await window.run {
      var told: [String] = []
      for try await update in CLLocationUpdate.liveUpdates(.fitness) {
        if update.authorizationRequestInProgress { told.append("asking") }
        if update.authorizationDenied { told.append("denied") }
        #expect(update.location == nil)
      }
      #expect(told == ["asking", "denied"])
      #expect(window.arguments.last?.contains("\"exact\":true") == true)
    }
  }

  @Test func `without a secure connection live updates are restricted and end`() async throws {
    let window = PlayedWindow([
      "position.state": .done("\"insecure\""), "position.watch": .failed(.refused("insecure")),
    ])
    try await window.run {
      var restricted = 0
      for try await update in CLLocationUpdate.liveUpdates() where update.authorizationRestricted {
        restricted += 1
      }
      #expect(restricted == 1)
    }
  }
}
