import Observation
import WeDaDomain

/// The view model of the permission to use the device's position, and of the weather there. The
/// whole app shares one.
///
/// The position is requested only after the user has pressed a button that says so.
@MainActor @Observable final class LocationViewModel {
  typealias Dependencies = HasLoadLocationChoiceUseCase & HasSaveLocationChoiceUseCase
    & HasLoadCurrentPlaceWeatherUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// The source of weather has changed; the value counts the changes.
    case sourceNamed(Int)
    case refreshed
    /// The user accepted the offer, after which the sheet is shown.
    case offerPressed
    /// The user confirmed the sheet, so that the system may ask for permission.
    case allowPressed
    /// The user declined the sheet, the offer or the settings' option; the position is deleted.
    case refusePressed
    case sheetClosed
    case failureDismissed
  }

  struct State: Equatable, Sendable {
    /// The person's choice about the position; `nil` until it has been read.
    var choice: LocationChoice?
    var weather = Loading<WeatherReport>.idle
    var isSheetShown = false
    /// The error that occurred when the choice was stored.
    var failure: WeatherError?

    /// A Boolean value that indicates whether the app may offer the weather at the device's
    /// position.
    var isOffered: Bool { choice == .notAsked }
    var isAllowed: Bool { choice == .allowed }
  }

  private(set) var state = State()
  private let dependencies: any Dependencies
  /// The number of the latest load; results of earlier loads are discarded.
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
  /// Discards the values of the previous source, and its running requests.
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
      // A choice that cannot be read neither allows anything nor leads to another offer.
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

  /// Stores the choice, then shows it, so that the position has been deleted when the page says so.
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
      // Stored before it is shown, so that closing the window does not lead to another question.
      if demand == .asking, error == .location(.denied) { await keep(.refused) }
      state.weather = state.weather.failing(with: error)
    }
  }
}
