public import Foundation

/// Loads the weather at the device's position, if the person allowed it: the device's record if it
/// is fresh, else the provider's answer at a new position, else the record with the reason.
///
/// It bypasses the copies that devices share, whose keys would reveal the position.
public struct DefaultLoadCurrentPlaceWeatherUseCase: LoadCurrentPlaceWeatherUseCase {
  /// The time for which a report is fresh, in seconds.
  public static let freshness: TimeInterval = 300

  private let getPlace: any GetCurrentPlaceUseCase
  private let records: any CurrentPlaceRepository
  private let weather: any WeatherRepository
  private let settings: any SettingsRepository
  private let choices: any LocationChoiceRepository
  private let now: @Sendable () -> Date

  /// Creates a use case that loads the weather at the device's position, if the person allowed it.
  ///
  /// - Parameters:
  ///   - getPlace: Determines the position.
  ///   - records: Stores the position and its weather.
  ///   - weather: A repository that stores nothing.
  ///   - settings: The settings, which may forbid requests.
  ///   - choices: The person's choice about their position.
  ///   - now: Returns the current time.
  public init(
    getPlace: any GetCurrentPlaceUseCase, records: any CurrentPlaceRepository,
    weather: any WeatherRepository, settings: any SettingsRepository,
    choices: any LocationChoiceRepository, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.getPlace = getPlace
    self.records = records
    self.weather = weather
    self.settings = settings
    self.choices = choices
    self.now = now
  }

  public func execute(
    _ demand: CurrentPlaceDemand
  ) async throws(WeatherError) -> WeatherReport {
    if demand != .asking { try await checkAllowed() }
    // A record that cannot be read is ignored, since the device can determine its position again.
    let known = try? await records.record()
    if try await settings.settings().dataSource == .offline {
      guard let stored = known?.report else { throw .nothingStored }
      return stored.stored(because: nil)
    }
    if demand == .recent, var recent = known?.report, recent.age(at: now()) < Self.freshness {
      recent.origin = .memory
      return recent
    }
    return try await ask(demand, known)
  }

  private func checkAllowed() async throws(WeatherError) {
    switch try await choices.choice() {
    case .allowed: break
    case .refused: throw .location(.denied)
    case .notAsked: throw .location(.notAsked)
    }
  }

  private func ask(
    _ demand: CurrentPlaceDemand, _ known: CurrentPlaceRecord?
  ) async throws(WeatherError) -> WeatherReport {
    let place = try await getPlace.execute(asking: demand == .asking)
    do throws(WeatherError) {
      let report = try await weather.refreshWeather(for: place.askedPlace).of(place.shownPlace)
      try? await records.save(CurrentPlaceRecord(place: place, report: report))
      return report
    } catch {
      guard error.allowsStoredCopy, let known, let stored = known.report,
        known.place.position == place.position
      else { throw error }
      return stored.stored(because: error)
    }
  }
}

extension WeatherReport {
  fileprivate func stored(because reason: WeatherError?) -> WeatherReport {
    var report = self
    report.origin = .stored
    report.fallbackReason = reason
    return report
  }

  fileprivate func of(_ place: Place) -> WeatherReport {
    var report = self
    report.place = place
    return report
  }
}
