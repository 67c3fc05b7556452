import Foundation
import Observation
import WeDaDomain

/// The view model of one place's weather: the current weather, and the forecast for all days.
@MainActor @Observable final class DetailsViewModel {
  typealias Dependencies = HasResolvePlaceUseCase & HasLoadWeatherUseCase
    & HasRefreshWeatherUseCase & HasToggleFavoriteUseCase & HasLoadCurrentPlaceWeatherUseCase
    & HasViewedPlaceUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// The source of weather has changed; the value counts the changes.
    case sourceNamed(Int)
    /// The user refreshes: the provider is asked even if there is fresh weather in memory.
    case refreshed
    /// The page is visible, and its weather may have become old.
    case looked
    case starPressed
    /// A day was opened or closed.
    case dayPressed(LocalDay)
    case failureDismissed
  }

  struct State: Equatable, Sendable {
    /// The slug in the page's address.
    let slug: String
    /// The place; `nil` until the slug is resolved.
    var place: Place?
    var report = Loading<WeatherReport>.idle
    var isFavorite = false
    /// The days whose hours are shown.
    var openDays: Set<LocalDay> = []
    /// A Boolean value that indicates whether the day that a link asks for is not in the forecast.
    var isWantedDayGone = false
    /// The time when the report was received, from which its age is computed.
    var receivedAt: Date?
    /// The error of adding or removing the favourite; `nil` for none.
    var failure: WeatherError?

    /// A Boolean value that indicates whether the address names no place.
    var isNowhere: Bool {
      guard place == nil, case .noSuchPlace = report.error else { return false }
      return true
    }

    /// The age of the shown copy in seconds; `nil` for a fresh report.
    var staleAge: TimeInterval? {
      guard let report = report.value, report.isFallback, let receivedAt else { return nil }
      return report.age(at: receivedAt)
    }
  }

  private(set) var state: State
  private let dependencies: any Dependencies
  /// A Boolean value that indicates whether the page shows the device's position.
  private let isHere: Bool
  private let now: () -> Date
  /// The day that a link asks for; `nil` once the user opens another day, or if the link has none.
  private let wantedDay: LocalDay?
  /// The number of the latest load; results of earlier loads are discarded.
  private var generation = 0
  private var source: Int?
  /// A Boolean value that indicates whether the visit of the place has been recorded.
  private var isRecorded = false

  /// Creates the view model of the page of a place.
  ///
  /// - Parameters:
  ///   - known: The place and its weather, if they are known already from a row; `nil` to resolve
  ///     the slug.
  ///   - day: The day to open at first; `nil` for none.
  init(
    slug: String, known: KnownWeather? = nil, day: LocalDay? = nil,
    _ dependencies: any Dependencies,
    now: @escaping () -> Date = { Date() }
  ) {
    state = State(
      slug: slug, place: known?.place,
      report: known?.report.map { .loading(last: $0) } ?? .idle)
    wantedDay = day
    self.dependencies = dependencies
    isHere = false
    self.now = now
  }

  init(here dependencies: any Dependencies, now: @escaping () -> Date = { Date() }) {
    state = State(slug: "")
    wantedDay = nil
    self.dependencies = dependencies
    isHere = true
    self.now = now
  }

  func send(_ action: Action) async {
    switch action {
    case .appeared: await load(isRefresh: false)
    case .sourceNamed(let number): take(number)
    case .refreshed: await load(isRefresh: true)
    case .looked: if isOld { await load(isRefresh: false) }
    case .starPressed: await toggleFavorite()
    case .dayPressed(let day): state.openDays.formSymmetricDifference([day])
    case .failureDismissed: state.failure = nil
    }
  }
}

extension DetailsViewModel {
  /// The pause before the next look at weather that could not be renewed.
  static let renewalPause: TimeInterval = 300

  /// The time in seconds after which the weather on the page may be old.
  var freshFor: TimeInterval {
    guard let report = state.report.value, !report.isOld(at: now()) else {
      return Self.renewalPause
    }
    return WeatherReport.lifetime - report.age(at: now())
  }

  /// A Boolean value that indicates whether the page shows old weather, and nothing is loading.
  private var isOld: Bool {
    guard let report = state.report.value, !state.report.isLoading else { return false }
    return report.isOld(at: now())
  }

  /// Discards the values of the previous source, and its running requests.
  private func take(_ number: Int) {
    if source.map({ $0 != number }) == true {
      generation += 1
      (state.report, state.receivedAt) = (.idle, nil)
      // Demo data has a separate last place.
      isRecorded = false
    }
    source = number
  }

  private func load(isRefresh: Bool) async {
    generation += 1
    let mine = generation
    state.report = state.report.reloading
    do throws(WeatherError) {
      let report = try await isHere ? fetchHere(isRefresh) : fetch(isRefresh)
      guard mine == generation else { return }
      show(report)
      await recordVisit(of: report.place)
    } catch {
      if mine == generation { state.report = state.report.failing(with: error) }
    }
  }

  private func fetch(_ isRefresh: Bool) async throws(WeatherError) -> WeatherReport {
    let place = try await resolve()
    async let star: Void = readFavorite(place)
    let report = try await fetch(place, isRefresh: isRefresh)
    await star
    return report
  }

  private func fetchHere(_ isRefresh: Bool) async throws(WeatherError) -> WeatherReport {
    let report = try await dependencies.loadCurrentPlaceWeather.execute(
      isRefresh ? .fresh : .recent)
    state.place = report.place
    await readFavorite(report.place)
    return report
  }

  private func resolve() async throws(WeatherError) -> Place {
    if let place = state.place { return place }
    let place = try await dependencies.resolvePlace.execute(state.slug)
    state.place = place
    return place
  }

  private func fetch(_ place: Place, isRefresh: Bool) async throws(WeatherError) -> WeatherReport {
    try await isRefresh
      ? dependencies.refreshWeather.execute(place) : dependencies.loadWeather.execute(place)
  }

  private func show(_ report: WeatherReport) {
    if state.receivedAt == nil { openWantedDay(of: report) }
    state.receivedAt = now()
    state.report = .loaded(report)
  }

  /// Records once that the place was viewed, unless that would reveal the device's position. The
  /// page works without it, so an error of the storage is not shown.
  private func recordVisit(of place: Place) async {
    guard !isHere, !isRecorded, !place.name.isEmpty else { return }
    isRecorded = true
    try? await dependencies.viewedPlace.record(place)
  }

  /// Opens the day that a link asks for. By default no day is open, since the next hours are shown
  /// above the days.
  private func openWantedDay(of report: WeatherReport) {
    guard let wantedDay else { return }
    state.isWantedDayGone = !report.days.contains { $0.day == wantedDay }
    if !state.isWantedDayGone { state.openDays = [wantedDay] }
  }

  /// Reads whether the place is a favourite; `false` if that fails, and pressing the star shows the
  /// error.
  private func readFavorite(_ place: Place) async {
    do throws(WeatherError) {
      state.isFavorite = try await dependencies.toggleFavorite.isFavorite(place)
    } catch {
      if error != .cancelled { state.isFavorite = false }
    }
  }

  private func toggleFavorite() async {
    guard let place = state.place else { return }
    do throws(WeatherError) {
      state.isFavorite = try await dependencies.toggleFavorite.execute(place)
    } catch {
      state.failure = error.told
    }
  }
}
