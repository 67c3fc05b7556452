public import Foundation
public import WeDaDomain

/// The calls of one service and its last error, which this process has counted and seen.
///
/// It knows neither places nor visitors: an error that contains a search text is not recorded.
public actor ServiceLog {
  /// The limits that a service publishes, by period.
  public typealias Limits = [CallPeriod: Int]

  /// The limits of Open-Meteo's free service.
  public static let openMeteo: Limits = [.minute: 600, .hour: 5000, .day: 10_000]
  /// The limits of OpenWeatherMap's free plan.
  public static let openWeatherMap: Limits = [.minute: 60, .month: 1_000_000]

  private struct Count {
    var start: Date
    var calls: Double
  }

  private let id: String
  private let name: String
  private let limits: Limits
  private let now: @Sendable () -> Date
  private let since: Date
  private var counts: [CallPeriod: Count] = [:]
  private var fault: ServiceFault?

  /// Creates a record without calls.
  ///
  /// - Parameters:
  ///   - id: The service's identifier.
  ///   - name: The service's name.
  ///   - limits: The limits that it publishes; empty for a server without known ones.
  ///   - now: Returns the current time.
  public init(
    id: String, name: String, limits: Limits = [:],
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.id = id
    self.name = name
    self.limits = limits
    self.now = now
    since = now()
  }

  /// Counts a call.
  ///
  /// - Parameter weight: The calls that the service counts for it.
  func count(_ weight: Double = 1) {
    let time = now()
    for period in CallPeriod.allCases {
      let start = period.start(of: time)
      let before = counts[period].flatMap { $0.start == start ? $0.calls : nil } ?? 0
      counts[period] = Count(start: start, calls: before + weight)
    }
  }

  /// Records an error of the service. Errors that say something about a request or a place are left
  /// out.
  func note(_ error: WeatherError) {
    switch error {
    case .badKey, .keyNotActiveYet, .quota, .offline, .timeout, .interrupted, .providerDown,
      .unreadableAnswer, .unknown:
      fault = ServiceFault(error, at: now())
    case .noSuchPlace, .nothingStored, .storage, .location, .invalid, .cancelled: break
    }
  }

  /// Returns the calls and the last error. Today's calls are always listed.
  public func status() -> ServiceStatus {
    let time = now()
    let shown = CallPeriod.allCases.filter { $0 == .day || limits[$0] != nil }
    return ServiceStatus(
      id: id, name: name,
      calls: shown.map { period in
        let start = period.start(of: time)
        let calls = counts[period].flatMap { $0.start == start ? $0.calls : nil } ?? 0
        return CallCount(period: period, count: calls, limit: limits[period])
      }, since: since, fault: fault)
  }
}
