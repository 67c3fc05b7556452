public import Foundation

/// The forecasts of a grid's points, from which a layer of the map is drawn.
public struct FieldReport: Equatable, Sendable {
  /// The number of hours that a layer can show.
  public static let hours = 48

  /// The tiles of the area whose weather is known.
  public let cells: [FieldCell]
  /// The provider to credit.
  public let provider: WeatherProvider
  /// The reason why tiles are missing or old; `nil` if none is.
  public let problem: WeatherError?
  /// The time from which further points may be requested, if too many were requested in an hour.
  public let pausedUntil: Date?

  /// Creates the forecasts of a grid's points.
  public init(
    cells: [FieldCell], provider: WeatherProvider, problem: WeatherError? = nil,
    pausedUntil: Date? = nil
  ) {
    self.cells = cells
    self.provider = provider
    self.problem = problem
    self.pausedUntil = pausedUntil
  }

  /// The time of the oldest answer; `nil` without any.
  public var fetchedAt: Date? { cells.map(\.fetchedAt).min() }
}

/// The weather of a tile of the map, hour by hour: that of the point in its middle.
public struct FieldCell: Equatable, Identifiable, Sendable {
  /// The tile whose middle is the point.
  public let tile: MapTile
  /// The start of the first hour.
  public let start: Date
  /// The hours without a gap.
  public let hours: [FieldHour]
  /// The time of the provider's response.
  public let fetchedAt: Date

  /// The tile.
  public var id: MapTile { tile }

  /// Creates the weather of a tile of the map.
  public init(tile: MapTile, start: Date, hours: [FieldHour], fetchedAt: Date) {
    self.tile = tile
    self.start = start
    self.hours = hours
    self.fetchedAt = fetchedAt
  }

  /// Returns the hour in which an instant is; `nil` if the forecast does not have it.
  public func hour(at time: Date) -> FieldHour? {
    let number = (time.timeIntervalSince(start) / ForecastSlot.oneHour).rounded(.down)
    guard number >= 0, number < Double(hours.count) else { return nil }
    return hours[Int(number)]
  }
}

/// The weather at a point in an hour. Values that the provider did not report are `nil`.
public struct FieldHour: Equatable, Sendable {
  /// The temperature.
  public let temperature: Temperature?
  /// The precipitation from the start to the end of the hour.
  public let precipitation: Precipitation?
  /// The cloud cover, 0 ... 1.
  public let cloudiness: Double?
  /// The wind.
  public let wind: Wind?

  /// Creates the weather at a point in an hour.
  public init(
    temperature: Temperature? = nil, precipitation: Precipitation? = nil,
    cloudiness: Double? = nil, wind: Wind? = nil
  ) {
    self.temperature = temperature
    self.precipitation = precipitation
    self.cloudiness = cloudiness
    self.wind = wind
  }

  /// Returns whether the value of a layer is known.
  public func isKnown(_ layer: FieldLayer) -> Bool {
    switch layer {
    case .temperature: temperature != nil
    case .precipitation: precipitation != nil
    case .clouds: cloudiness != nil
    case .wind: wind != nil
    }
  }
}
