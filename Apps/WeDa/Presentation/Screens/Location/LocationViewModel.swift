import Observation
import WeDaDomain

/// Whether the app may know where the device is, and the weather there. One for the whole app.
///
/// Nothing is asked of the device before a person has pressed a button that says so.
@MainActor @Observable final class LocationViewModel {
  typealias Dependencies = HasLoadLocationChoiceUseCase & HasSaveLocationChoiceUseCase
    & HasLoadCurrentPlaceWeatherUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// Which data source is asked from now on, by the number of changes so far.
    case sourceNamed(Int)
    case refreshed
    /// The offer was taken: the sheet says what for, and what happens with it.
    case offerPressed
    /// On the sheet: the system may ask now.
    case allowPressed
    /// On the sheet, the offer, or in Settings: no, and what is known is forgotten.
    case refusePressed
    case sheetClosed
    case failureDismissed
  }

  struct State: Equatable, Sendable {
    /// `nil` until it has been read.
    var choice: LocationChoice?
    var weather = Loading<WeatherReport>.idle
    var isSheetShown = false
    /// Why the choice could not be kept.
    var failure: WeatherError?

    /// The app may offer it by itself.
    var isOffered: Bool { choice == .notAsked }
    var isAllowed: Bool { choice == .allowed }
  }

  private(set) var state = State()
  private let dependencies: any Dependencies
  /// Grows with every load; an older one stops writing.
  private var generation = 0
  private var source: Int?

  init(_ dependencies: any Dependencies) { self.dependencies = dependencies }

  func send(_ action: Action) async {
    switch action {
    case .appeared: await appear()
    case .sourceNamed(let number): take(number)
    case .refreshed: if state.isAllowed { await load(.fresh) }
    case .offerPressed: offer()
    case .allowPressed: await allow()
    case .refusePressed: await refuse()
    case .sheetClosed: state.isSheetShown = false
    case .failureDismissed: state.failure = nil
    }
  }
}

extension LocationViewModel {
  /// Not a figure of the old source stays, nor one of its answers that is still on its way.
  private func take(_ number: Int) {
    if source.map({ $0 != number }) == true {
      generation += 1
      state.weather = .idle
    }
    source = number
  }

  private func appear() async {
    do throws(WeatherError) {
      state.choice = try await dependencies.loadLocationChoice.execute()
    } catch {
      guard error != .cancelled else { return }
      // A choice that cannot be read is none that allows anything, and none to ask about again.
      state.choice = .refused
    }
    if state.isAllowed { await load(.recent) } else { state.weather = .idle }
  }

  private func offer() {
    if state.weather.value == nil { state.weather = .idle }
    state.isSheetShown = true
  }

  private func allow() async {
    await load(.asking)
    switch state.weather.error {
    case .location(.denied), .location(.insecure), .location(.notAsked): break
    case .location: await keep(.allowed)
    default:
      await keep(.allowed)
      state.isSheetShown = false
    }
  }

  private func refuse() async {
    generation += 1
    state.isSheetShown = false
    state.weather = .idle
    await keep(.refused)
  }

  /// Shown once it is done: who reads that the place is forgotten may rely on it.
  private func keep(_ choice: LocationChoice) async {
    do throws(WeatherError) {
      try await dependencies.saveLocationChoice.execute(choice)
    } catch {
      state.failure = error.told
    }
    state.choice = choice
  }

  private func load(_ demand: CurrentPlaceDemand) async {
    generation += 1
    let mine = generation
    state.weather = state.weather.reloading
    do throws(WeatherError) {
      let report = try await dependencies.loadCurrentPlaceWeather.execute(demand)
      if mine == generation { state.weather = .loaded(report) }
    } catch {
      guard mine == generation else { return }
      // Kept before it is told: whoever closes the window then is not asked again either.
      if demand == .asking, error == .location(.denied) { await keep(.refused) }
      state.weather = state.weather.failing(with: error)
    }
  }
}
