public import Foundation

/// Nothing unless the person allowed it; then the device's own record while it is fresh, then its position and the provider, then the record
/// again with the reason why.
///
/// Nothing of it goes through the copies that devices share: their keys would tell where somebody is.
public struct DefaultLoadCurrentPlaceWeatherUseCase: LoadCurrentPlaceWeatherUseCase {
  /// How long a report serves before the device is asked again, in seconds.
  public static let freshness: TimeInterval = 300

  private let getPlace: any GetCurrentPlaceUseCase
  private let records: any CurrentPlaceRepository
  private let weather: any WeatherRepository
  private let settings: any SettingsRepository
  private let choices: any LocationChoiceRepository
  private let now: @Sendable () -> Date

  /// - Parameter weather: One that keeps no copies of what it is asked.
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
    // A record that cannot be read is none: the device knows where it is.
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
