import Foundation
import Observation
import WeDaDomain

/// The weather of one place: now, and for five days.
@MainActor @Observable final class DetailsViewModel {
  typealias Dependencies = HasResolvePlaceUseCase & HasLoadWeatherUseCase
    & HasRefreshWeatherUseCase & HasToggleFavoriteUseCase & HasLoadCurrentPlaceWeatherUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// Which data source is asked from now on, by the number of changes so far.
    case sourceNamed(Int)
    /// Ask the provider, whatever is in memory.
    case refreshed
    case starPressed
    /// A day was opened or closed.
    case dayPressed(LocalDay)
    case failureDismissed
  }

  struct State: Equatable, Sendable {
    /// What the page's address names.
    let slug: String
    /// Known as soon as the address is resolved, before any weather.
    var place: Place?
    var report = Loading<WeatherReport>.idle
    var isFavorite = false
    /// The days whose hours are shown.
    var openDays: Set<LocalDay> = []
    /// Whether the day that a link asks for is none of the forecast's.
    var isWantedDayGone = false
    /// When the report was received, which its age is counted to.
    var receivedAt: Date?
    /// Why the star could not be changed.
    var failure: WeatherError?

    /// Whether the page's address names no place.
    var isNowhere: Bool {
      guard place == nil, case .noSuchPlace = report.error else { return false }
      return true
    }

    /// How old the shown copy is, in seconds; `nil` unless it stands in for an answer.
    var staleAge: TimeInterval? {
      guard let report = report.value, report.isFallback, let receivedAt else { return nil }
      return report.age(at: receivedAt)
    }
  }

  private(set) var state: State
  private let dependencies: any Dependencies
  /// The page is about where the device is, whatever place that turns out to be.
  private let isHere: Bool
  private let now: () -> Date
  /// The day that a link asks for; until a person opens another.
  private let wantedDay: LocalDay?
  /// Grows with every load; an older one stops writing.
  private var generation = 0
  private var source: Int?

  /// - Parameters:
  ///   - place: What is known of the place already, such as by the row that led here; `nil` where it
  ///     is looked for by its slug.
  ///   - day: The one to open at first; `nil` for none.
  init(
    slug: String, place: Place? = nil, day: LocalDay? = nil, _ dependencies: any Dependencies,
    now: @escaping () -> Date = { Date() }
  ) {
    state = State(slug: slug, place: place)
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
    case .starPressed: await toggleFavorite()
    case .dayPressed(let day): state.openDays.formSymmetricDifference([day])
    case .failureDismissed: state.failure = nil
    }
  }
}

extension DetailsViewModel {
  /// Not a figure of the old source stays, nor one of its answers that is still on its way.
  private func take(_ number: Int) {
    if source.map({ $0 != number }) == true {
      generation += 1
      (state.report, state.receivedAt) = (.idle, nil)
    }
    source = number
  }

  private func load(isRefresh: Bool) async {
    generation += 1
    let mine = generation
    state.report = state.report.reloading
    do throws(WeatherError) {
      let report = try await isHere ? fetchHere(isRefresh) : fetch(isRefresh)
      if mine == generation { show(report) }
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
    if state.report.value == nil { openWantedDay(of: report) }
    state.receivedAt = now()
    state.report = .loaded(report)
  }

  /// The coming hours stand above the days, so that no day is open unless a link asks for it.
  private func openWantedDay(of report: WeatherReport) {
    guard let wantedDay else { return }
    state.isWantedDayGone = !report.days.contains { $0.day == wantedDay }
    if !state.isWantedDayGone { state.openDays = [wantedDay] }
  }

  /// A star that cannot be read is shown as not set; pressing it tells why.
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
