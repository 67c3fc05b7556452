import Foundation
import WeDaDomain

extension DefaultWeatherRepository {
  /// Asks together with everyone who wants this place now, then falls back.
  ///
  /// - Parameter memoryFirst: Look into memory again: another's answer may have just come.
  func ask(_ city: Place, memoryFirst: Bool) async throws(WeatherError) -> WeatherReport {
    let answer = await sources.flights.value(for: city.id) {
      do throws(WeatherError) {
        if memoryFirst, let cached = try await getCachedWeather(for: city) {
          return .success(cached)
        }
        return .success(try await askProvider(city))
      } catch {
        return .failure(error)
      }
    }
    switch answer {
    case .success(let report):
      await remember(city)
      return report
    case .failure(let error):
      return try await fallBack(city, error)
    }
  }

  private func askProvider(_ city: Place) async throws(WeatherError) -> WeatherReport {
    let answer = try await sources.remote.fetchWeather(for: city)
    let report: WeatherReport
    do throws(UnreadableField) {
      report = try answer.toDomain(
        place: city, provider: sources.provider, fetchedAt: sources.now())
    } catch {
      throw WeatherError(error)
    }
    await keep(report)
    return report
  }

  private func keep(_ report: WeatherReport) async {
    let copy = WeatherFileDTO(report)
    if configuration.useCache { await sources.cache.cacheWeather(copy, for: report.id.text) }
    guard configuration.useLocalStorage else { return }
    // Storage that is full or gone costs the next offline hour, not the weather that just came.
    try? await local.saveWeather(copy)
  }

  /// The last good copy of this place, or the error itself. What storage has to say about a
  /// damaged copy does not replace the reason why the provider did not answer.
  private func fallBack(
    _ city: Place, _ error: WeatherError
  ) async throws(WeatherError) -> WeatherReport {
    guard configuration.offlineFallback, error.allowsStoredCopy,
      var stored = try? await getStoredWeather(for: city)
    else { throw error }
    stored.fallbackReason = error
    return stored
  }

  /// Notes that this device was shown the place. Without the note only its offline copy is
  /// missing later, so a failure does not matter now.
  func remember(_ city: Place) async {
    guard configuration.useLocalStorage else { return }
    try? await local.rememberCity(city)
  }
}
