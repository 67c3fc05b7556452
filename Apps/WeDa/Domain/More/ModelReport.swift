public import Foundation

/// A weather service's computation of the coming weather.
public enum ForecastModel: String, CaseIterable, Sendable {
  case ecmwf, gfs, icon, meteoFrance

  /// The proper name of the model and its office, the same in all languages.
  public var name: String {
    switch self {
    case .ecmwf: "ECMWF IFS"
    case .gfs: "NOAA GFS"
    case .icon: "DWD ICON"
    case .meteoFrance: "Météo-France"
    }
  }
}

/// The forecasts of several models for one place, which show how certain the weather is.
public struct ModelReport: Equatable, Sendable {
  /// The time that is compared, in seconds.
  public static let length: TimeInterval = 172_800
  /// The fewest models that can be compared.
  public static let fewest = 2

  /// The values of one model at one hour.
  public struct Hour: Equatable, Sendable {
    /// The start of the hour.
    public let time: Date
    /// The temperature at the start of the hour; `nil` if the model does not have it.
    public let temperature: Temperature?
    /// The precipitation within the hour; `nil` if the model does not have it.
    public let precipitation: Precipitation?

    /// Creates the values of one model at one hour.
    public init(time: Date, temperature: Temperature?, precipitation: Precipitation? = nil) {
      self.time = time
      self.temperature = temperature
      self.precipitation = precipitation
    }
  }

  /// The forecast of one model.
  public struct Line: Identifiable, Equatable, Sendable {
    /// The model that computed the forecast.
    public let model: ForecastModel
    /// The hours in order of time.
    public let hours: [Hour]

    /// The model that computed the forecast.
    public var id: ForecastModel { model }

    /// Creates the forecast of one model.
    public init(model: ForecastModel, hours: [Hour]) {
      self.model = model
      self.hours = hours
    }
  }

  /// The lowest and the highest temperature of all models at one hour.
  public struct Spread: Equatable, Sendable {
    /// The start of the hour.
    public let time: Date
    /// The lowest temperature of any model.
    public let low: Temperature
    /// The highest temperature of any model.
    public let high: Temperature
  }

  /// The models that have a temperature, in the order of ``ForecastModel``.
  public let lines: [Line]
  /// The time of the source's response.
  public let fetchedAt: Date

  /// Creates a report of several models.
  ///
  /// - Returns: `nil` if fewer than ``fewest`` models have a temperature.
  public init?(_ lines: [Line], fetchedAt: Date) {
    let known = lines.filter { $0.hours.contains { $0.temperature != nil } }
    guard known.count >= Self.fewest else { return nil }
    self.lines = known
    self.fetchedAt = fetchedAt
  }

  /// Returns the forecasts of the hours that have not ended, for two days.
  public func lines(from now: Date) -> [Line] {
    let end = now.addingTimeInterval(Self.length)
    return lines.map { line in
      let hours = line.hours.filter {
        $0.time.addingTimeInterval(ForecastSlot.oneHour) > now && $0.time < end
      }
      return Line(model: line.model, hours: hours)
    }
  }

  /// Returns the spread of the temperatures, at the hours of which at least two models have one.
  public func spread(from now: Date) -> [Spread] {
    var found: [Date: [Temperature]] = [:]
    for hour in lines(from: now).flatMap(\.hours) {
      if let temperature = hour.temperature { found[hour.time, default: []].append(temperature) }
    }
    return found.filter { $0.value.count >= Self.fewest }.sorted { $0.key < $1.key }
      .compactMap { time, temperatures -> Spread? in
        guard let low = temperatures.min(), let high = temperatures.max() else { return nil }
        return Spread(time: time, low: low, high: high)
      }
  }

  /// Returns the least and the greatest precipitation of any model over the hours; `nil` if fewer
  /// than two models have the amount of each hour.
  public func rain(from now: Date) -> ClosedRange<Double>? {
    let sums = lines(from: now).compactMap { line -> Double? in
      let amounts = line.hours.compactMap(\.precipitation?.millimetres)
      guard !amounts.isEmpty, amounts.count == line.hours.count else { return nil }
      return amounts.reduce(0, +)
    }
    guard sums.count >= Self.fewest, let least = sums.min(), let most = sums.max() else {
      return nil
    }
    return least...most
  }
}
