import Foundation
import WeDaDomain

extension DefaultWeatherRepository {
  /// Requests the weather of a place, shared with concurrent requests for it, and then falls back.
  ///
  /// - Parameter memoryFirst: Whether to check memory again, which a concurrent request may have
  ///   filled. A refresh by the user does not.
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

  /// Sends the request to the first provider, or to the other one if the first fails or is late.
  ///
  /// - Parameter anew: Whether to ask despite an answer of the last ten minutes.
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

  /// Sends the request to the other provider, and marks the report with the reason.
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
    if !anew, configuration.useCache, let recent = await recent(of: access.provider, about: city) {
      return recent
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

  /// Returns the provider's answer of the last ten minutes, to this process or to another one on the
  /// same database.
  private func recent(of provider: WeatherProvider, about city: Place) async -> WeatherReport? {
    if let own = await sources.recent.answer(of: provider, for: city.id) {
      return try? own.toDomain(origin: .memory)
    }
    guard configuration.useLocalStorage,
      let stored = try? await local.sharedWeather(for: city),
      let report = try? stored.toDomain(origin: .memory), report.id == city.id,
      await sources.recent.adopt(stored, of: provider, for: city.id)
    else { return nil }
    return report
  }

  private func keep(_ report: WeatherReport) async {
    let copy = WeatherFileDTO(report)
    if configuration.useCache {
      await sources.cache.cacheWeather(copy, for: report.id.text)
      await sources.recent.keep(copy, of: report.provider, for: report.id)
    }
    guard configuration.useLocalStorage else { return }
    // If storing fails, only the offline copy is missing.
    try? await local.saveWeather(copy)
  }

  /// Returns the last stored copy of the place; if there is none, throws `error`. If the copy is
  /// damaged, the provider's error is thrown.
  private func fallBack(
    _ city: Place, _ error: WeatherError
  ) async throws(WeatherError) -> WeatherReport {
    guard configuration.offlineFallback, error.allowsStoredCopy,
      var stored = try? await getStoredWeather(for: city)
    else { throw error }
    stored.fallbackReason = error
    return stored
  }

  /// Adds the place to the device's list. If that fails, only the offline copy is missing later.
  func remember(_ city: Place) async {
    guard configuration.useLocalStorage else { return }
    try? await local.rememberCity(city)
  }
}

extension WeatherSources {
  /// Marks a report of the other provider as such, for as long as it is used.
  func markingSwitch(_ report: WeatherReport) async -> WeatherReport {
    guard report.provider != primary.provider else { return report }
    var marked = report
    marked.switchedFrom = primary.provider
    marked.fallbackReason = await recent.switchReason(report.id)
    return marked
  }
}
