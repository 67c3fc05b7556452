import Foundation
import StrataDeviceServices

/// The browser's side of it, in this framework's terms.
struct PositionService: Sendable {
  /// What the browser is told; `docs/internals/wire.md` says what each means.
  struct Options: Encodable, Sendable {
    let exact: Bool
    let timeout: Int?
    let age: Int
    let digits: Int?

    init(accuracy: CLLocationAccuracy, timeout: Int?) {
      let isRough = accuracy >= kCLLocationAccuracyReduced
      exact = accuracy <= kCLLocationAccuracyHundredMeters
      self.timeout = timeout
      // What was found a little ago is where the device still is, unless it matters exactly.
      age = exact ? 0 : 60_000
      digits = isRough ? 2 : nil
    }

    enum CodingKeys: String, CodingKey { case exact, timeout, age, digits }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(exact, forKey: .exact)
      try values.encode(timeout, forKey: .timeout)
      try values.encode(age, forKey: .age)
      try values.encode(digits, forKey: .digits)
    }
  }

  /// Milliseconds that one request may take.
  static let patience = 30_000

  let device: Device?

  private var requests: any DeviceRequests { device?.requests ?? NoDeviceRequests() }

  func status() async -> CLAuthorizationStatus {
    do throws(DeviceRequestError) {
      let word: String = try await requests.answer(to: "position.state")
      return CLAuthorizationStatus(word: word)
    } catch {
      // Without a window there is nobody to ask, now or later.
      return .restricted
    }
  }

  func once(_ accuracy: CLLocationAccuracy) async throws(DeviceRequestError) -> CLLocation {
    let options = Options(accuracy: accuracy, timeout: Self.patience)
    let fix: Fix = try await requests.answer(to: "position.once", with: options)
    return try fix.location("position.once")
  }

  /// Locations as they come, and `nil` where one try found nothing.
  func updates(_ accuracy: CLLocationAccuracy) throws -> AsyncThrowingStream<String, any Error> {
    let options = Options(accuracy: accuracy, timeout: nil)
    return requests.answers(to: try DeviceRequest("position.watch", encoding: options))
  }
}

extension CLAuthorizationStatus {
  init(word: String) {
    switch word {
    case "granted": self = .authorizedWhenInUse
    case "denied": self = .denied
    case "prompt": self = .notDetermined
    default: self = .restricted
    }
  }
}

extension CLError {
  init(_ error: DeviceRequestError) {
    switch error {
    case .refused("denied"), .refused("insecure"), .refused("unsupported"), .noWindow:
      self.init(.denied)
    case .windowGone, .cancelled: self.init(.network)
    case .refused("timeout"): self.init(.locationUnknown, because: .ETIMEDOUT)
    default: self.init(.locationUnknown)
    }
  }
}
