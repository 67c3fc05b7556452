import Foundation
import StrataDeviceServices

/// A client of the browser's location service.
struct PositionService: Sendable {
  /// The options of a request to the browser, as described in `docs/internals/wire.md`.
  struct Options: Encodable, Sendable {
    let exact: Bool
    let timeout: Int?
    let age: Int
    let digits: Int?

    init(accuracy: CLLocationAccuracy, timeout: Int?) {
      let isRough = accuracy >= kCLLocationAccuracyReduced
      exact = accuracy <= kCLLocationAccuracyHundredMeters
      self.timeout = timeout
      // A recent position is good enough, unless the exact one is needed.
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

  /// The longest time that a request may take, in milliseconds.
  static let patience = 30_000

  let device: Device?

  private var requests: any DeviceRequests { device?.requests ?? NoDeviceRequests() }

  func status() async -> CLAuthorizationStatus {
    do throws(DeviceRequestError) {
      let word: String = try await requests.answer(to: "position.state")
      return CLAuthorizationStatus(word: word)
    } catch {
      // Without a window there is no browser, now or later.
      return .restricted
    }
  }

  func once(_ accuracy: CLLocationAccuracy) async throws(DeviceRequestError) -> CLLocation {
    let options = Options(accuracy: accuracy, timeout: Self.patience)
    let fix: Fix = try await requests.answer(to: "position.once", with: options)
    return try fix.location("position.once")
  }

  /// Returns the browser's messages, each with a position or with the reason for which an attempt
  /// has failed.
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
