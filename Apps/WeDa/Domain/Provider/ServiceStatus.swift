public import Foundation

/// The status of a service of weather, as this app has counted and seen it since it started.
public struct ServiceStatus: Equatable, Identifiable, Sendable {
  /// The service's identifier, such as "openmeteo".
  public let id: String
  /// The service's name, such as "Open-Meteo".
  public let name: String
  /// The calls in the periods for which the service publishes a limit, and today's.
  public let calls: [CallCount]
  /// The time since which calls are counted.
  public let since: Date
  /// The last error of the service; `nil` if there was none.
  public let fault: ServiceFault?

  /// Creates the status of a service of weather.
  public init(
    id: String, name: String, calls: [CallCount], since: Date, fault: ServiceFault? = nil
  ) {
    self.id = id
    self.name = name
    self.calls = calls
    self.since = since
    self.fault = fault
  }
}

/// The number of calls of a service in a period, beside the number that it allows.
public struct CallCount: Equatable, Sendable {
  /// The period in which calls are counted.
  public let period: CallPeriod
  /// The number of calls, in the service's own weights.
  public let count: Double
  /// The number that the service publishes as its limit; `nil` if it publishes none.
  public let limit: Int?

  /// Creates the number of calls of a service in a period.
  public init(period: CallPeriod, count: Double, limit: Int? = nil) {
    self.period = period
    self.count = count
    self.limit = limit
  }
}

/// A period of the clock in UTC, for which a service limits its calls.
public enum CallPeriod: String, CaseIterable, Sendable {
  case minute, hour, day, month

  /// The string catalog's key of the name: "status.minute.name".
  public var nameKey: String { "status.\(rawValue).name" }

  /// Returns the start of the period that contains an instant.
  public func start(of time: Date) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let unit: Calendar.Component =
      switch self {
      case .minute: .minute
      case .hour: .hour
      case .day: .day
      case .month: .month
      }
    return calendar.dateInterval(of: unit, for: time)?.start ?? time
  }
}

/// An error of a service, and the time at which it occurred.
public struct ServiceFault: Equatable, Sendable {
  /// The error of the request.
  public let error: WeatherError
  /// The time at which the request failed.
  public let time: Date

  /// Creates an error of a service with its time.
  public init(_ error: WeatherError, at time: Date) {
    self.error = error
    self.time = time
  }
}
