import CoreLocation
import Foundation
import StrataDeviceServices
import Testing

/// Tests of a location manager and the browser behind it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LocationManagerTests {
  private func answers(_ state: String, once: DeviceAnswer? = nil) -> PlayedWindow {
    var answers: [String: DeviceAnswer] = ["position.state": .done("\"\(state)\"")]
    answers["position.once"] = once
    return PlayedWindow(answers)
  }

  @Test(arguments: [
    ("granted", CLAuthorizationStatus.authorizedWhenInUse), ("denied", .denied),
    ("prompt", .notDetermined), ("insecure", .restricted), ("unsupported", .restricted),
  ])
  func `setting a delegate reports the authorization status without asking the user`(
    word: String, status: CLAuthorizationStatus
  ) async {
    let window = answers(word)
    await window.run {
      let log = Log()
      await log.wait(for: 1)
      #expect(log.told == ["status \(status.rawValue)"])
      #expect(log.manager.authorizationStatus == status)
      #expect(window.asked == ["position.state"])
    }
  }

  @Test func `an authorized manager delivers the requested location`() async throws {
    let window = answers("granted", once: .done(PlayedWindow.london))
    try await window.run {
      let log = Log()
      log.manager.desiredAccuracy = kCLLocationAccuracyReduced
      await log.wait(for: 1)
      log.manager.requestLocation()
      await log.wait(for: 2)
      #expect(log.told.last == "51.51 -0.13")
      let location = try #require(log.manager.location)
      #expect(location.horizontalAccuracy == 1110 && location.verticalAccuracy < 0)
      #expect(location.timestamp == Date(timeIntervalSince1970: 1))
      #expect(!"\(location)".contains("51.5"), "a description goes into logs")
      let options = #"{"age":60000,"digits":2,"exact":false,"timeout":30000}"#
      let sent = try #require(window.arguments.last)
      #expect(sent.sorted() == options.sorted())
    }
  }

  @Test func `requesting authorization has the browser ask and reports the result`() async {
    let window = answers("prompt", once: .done(PlayedWindow.london))
    await window.run {
      let log = Log()
      await log.wait(for: 1)
      log.manager.requestWhenInUseAuthorization()
      await log.wait(for: 2)
      #expect(log.told == ["status 0", "status 4"])
      #expect(log.manager.location?.coordinate.latitude == 51.51)
    }
  }

  @Test func `a denied request changes the status and reports an error`() async {
    let window = answers("prompt", once: .failed(.refused("denied")))
    await window.run {
      let log = Log()
      await log.wait(for: 1)
      window.set("position.state", .done("\"denied\""))
      log.manager.requestLocation()
      await log.wait(for: 3)
      #expect(log.told == ["status 0", "status 2", "error 1"])
    }
  }

  @Test(arguments: [
    (DeviceRequestError.refused("unavailable"), 0), (.refused("timeout"), 0), (.windowGone, 2),
    (.refused("insecure"), 1), (.unreadable(service: "x"), 0),
  ])
  func `each kind of failed location request is reported with its CLError code`(
    error: DeviceRequestError, code: Int
  ) async {
    let window = answers("granted", once: .failed(error))
    await window.run {
      let log = Log()
      await log.wait(for: 1)
      log.manager.requestLocation()
      while log.told.last != "error \(code)" { await Task.yield() }
    }
  }

  @Test(arguments: [
    #"{"latitude":999,"longitude":0}"#, #"{"latitude":null,"longitude":0}"#, "[]", "nonsense",
    #"{"latitude":1,"longitude":0,"accuracy":1e300}"#,
    #"{"latitude":1,"longitude":0,"altitude":-1e10}"#,
    #"{"latitude":1,"longitude":0,"timestamp":1e300}"#,
  ])
  func `an invalid position from the browser is reported as an error`(json: String) async {
    let window = answers("granted", once: .done(json))
    await window.run {
      let log = Log()
      await log.wait(for: 1)
      log.manager.requestLocation()
      await log.wait(for: 2)
      #expect(log.told.last == "error 0")
      #expect(log.manager.location == nil)
    }
  }

  @Test func `updates arrive until stopped, and the distance filter skips small moves`() async {
    let window = answers("granted")
    await window.run {
      let log = Log()
      log.manager.distanceFilter = 1000
      await log.wait(for: 1)
      log.manager.startUpdatingLocation()
      while window.watchers == 0 { await Task.yield() }
      window.tell(.part(#"{"latitude":10,"longitude":20,"accuracy":5}"#))
      await log.wait(for: 2)
      window.tell(.part(#"{"latitude":10.001,"longitude":20,"accuracy":5}"#))
      window.tell(.part(#"{"problem":"timeout"}"#))
      await log.wait(for: 3)
      window.tell(.part(#"{"latitude":11,"longitude":20,"accuracy":5}"#))
      await log.wait(for: 4)
      #expect(log.told.dropFirst() == ["10.0 20.0", "error 0", "11.0 20.0"])
      log.manager.stopUpdatingLocation()
      while window.cancelled == 0 { await Task.yield() }
    }
  }

  @Test func `each location manager requests the position of its own device`() async {
    let london = answers("granted", once: .done(PlayedWindow.london))
    let denied = answers("denied", once: .failed(.refused("denied")))
    let (one, other) = await (london.run { Log() }, denied.run { Log() })
    one.manager.requestLocation()
    await one.wait(for: 2)
    await other.wait(for: 1)
    #expect(one.told.last == "51.51 -0.13")
    #expect(other.told == ["status 2"])
    #expect(other.manager.location == nil)
    #expect(denied.asked == ["position.state"])
  }

  @Test func `without a browser window the location status is restricted and a request fails`()
    async
  {
    let log = Log()
    log.manager.requestLocation()
    await log.wait(for: 2)
    #expect(log.manager.authorizationStatus == .restricted)
    #expect(log.told.contains("error 1"))
  }
}

@MainActor private final class Log: NSObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  private(set) var told: [String] = []

  override init() {
    super.init()
    manager.delegate = self
  }

  func wait(for count: Int) async {
    while told.count < count { await Task.yield() }
  }

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let status = manager.authorizationStatus.rawValue
    MainActor.assumeIsolated { told.append("status \(status)") }
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    let words = locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }
    MainActor.assumeIsolated { told += words }
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error
  ) {
    let code = (error as? CLError)?.code.rawValue ?? -1
    MainActor.assumeIsolated { told.append("error \(code)") }
  }
}
