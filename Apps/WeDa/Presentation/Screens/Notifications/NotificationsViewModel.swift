import Observation
import WeDaDomain

/// The view model of the settings about notifications.
///
/// The system asks for permission only after the user has pressed a button that says so.
@MainActor @Observable final class NotificationsViewModel {
  typealias Dependencies = HasLoadNotificationsUseCase & HasAllowNotificationsUseCase
    & HasSilencePlaceUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// The user pressed the button; the value is the language of the app.
    case allowPressed(String)
    case placeSwitched(PlaceID, isOn: Bool)
    case failureDismissed
  }

  struct State: Equatable, Sendable {
    /// The permission and the choices about notifications; `nil` until they have been read.
    var overview: NotificationOverview?
    var isAsking = false
    /// The error that occurred when a choice was stored.
    var failure: WeatherError?
  }

  private(set) var state = State()
  private let dependencies: any Dependencies

  init(_ dependencies: any Dependencies) { self.dependencies = dependencies }

  func send(_ action: Action) async {
    switch action {
    case .appeared: await load()
    case .allowPressed(let language): await ask(language)
    case .placeSwitched(let place, let isOn): await silence(place, !isOn)
    case .failureDismissed: state.failure = nil
    }
  }

  private func load() async {
    do throws(WeatherError) {
      state.overview = try await dependencies.loadNotifications.execute()
    } catch {
      // Choices that cannot be read cannot be changed either.
      if error != .cancelled { state.overview = nil }
    }
  }

  private func ask(_ language: String) async {
    guard !state.isAsking else { return }
    state.isAsking = true
    let status = await dependencies.allowNotifications.execute(in: language)
    state.isAsking = false
    await load()
    // Shows the status even if the dialog was dismissed or the browser has none.
    state.overview?.status = status
  }

  /// Shows the choice at once, and restores the previous one if it cannot be stored.
  private func silence(_ place: PlaceID, _ isSilenced: Bool) async {
    let before = state.overview
    if isSilenced {
      state.overview?.silenced.insert(place.text)
    } else {
      state.overview?.silenced.remove(place.text)
    }
    do throws(WeatherError) {
      try await dependencies.silencePlace.execute(place, isSilenced)
    } catch {
      state.overview = before
      state.failure = error.told
    }
  }
}
