import Foundation
import WeDaDomain

extension DefaultWeatherRepository {
  /// Asks together with everyone who wants this place now, then falls back.
  ///
  /// - Parameter memoryFirst: Look into memory again: another's answer may have just come. A
  ///   person's own refresh does not.
  func ask(_ city: Place, memoryFirst: Bool) async throws(WeatherError) -> WeatherReport {
    let answer = await sources.flights.value(for: city.id) {
      do throws(WeatherError) {
        if memoryFirst, let cached = try await getCachedWeather(for: city) {
          return .success(cached)
        }
        return .success(try await askProviders(city, anew: !memoryFirst))
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

  /// The provider that comes first; the other, with the reason, where that one does not answer or
  /// takes too long.
  ///
  /// - Parameter anew: Ask although an answer of the last ten minutes is there.
  private func askProviders(
    _ city: Place, anew: Bool
  ) async throws(WeatherError) -> WeatherReport {
    guard let other = sources.other else {
      return try await ask(sources.primary, about: city, anew: anew)
    }
    return try await sources.hedge.answer(
      {
        await Result(awaiting: { () throws(WeatherError) in
          try await ask(sources.primary, about: city, anew: anew)
        })
      },
      other: { reason in await instead(other, of: reason, about: city) },
      allows: \.allowsStoredCopy)
  }

  /// The other provider's answer, marked with why it is not the first's.
  private func instead(
    _ other: ProviderAccess, of reason: WeatherError, about city: Place
  ) async -> Result<WeatherReport, WeatherError> {
    await Result(awaiting: { () throws(WeatherError) in
      var report = try await ask(other, about: city, anew: false)
      await sources.recent.noteSwitch(city.id, because: reason)
      report.switchedFrom = sources.primary.provider
      report.fallbackReason = reason
      return report
    })
  }

  private func ask(
    _ access: ProviderAccess, about city: Place, anew: Bool
  ) async throws(WeatherError) -> WeatherReport {
    if !anew, configuration.useCache,
      let recent = await sources.recent.answer(of: access.provider, for: city.id),
      let report = try? recent.toDomain(origin: .memory)
    {
      return report
    }
    let answer = try await access.remote.fetchWeather(for: city)
    let report: WeatherReport
    do throws(UnreadableField) {
      report = try answer.toDomain(
        place: city, provider: access.provider, fetchedAt: sources.now())
    } catch {
      throw WeatherError(error)
    }
    await keep(report)
    return report
  }

  private func keep(_ report: WeatherReport) async {
    let copy = WeatherFileDTO(report)
    if configuration.useCache {
      await sources.cache.cacheWeather(copy, for: report.id.text)
      await sources.recent.keep(copy, of: report.provider, for: report.id)
    }
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

extension WeatherSources {
  /// A copy that the other provider made says so for as long as it serves.
  func markingSwitch(_ report: WeatherReport) async -> WeatherReport {
    guard report.provider != primary.provider else { return report }
    var marked = report
    marked.switchedFrom = primary.provider
    marked.fallbackReason = await recent.switchReason(report.id)
    return marked
  }
}
