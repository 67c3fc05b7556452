import Observation
import WeDaDomain

/// What Settings let a person choose about notifications.
///
/// The system asks the person only after they have pressed a button that says so.
@MainActor @Observable final class NotificationsViewModel {
  typealias Dependencies = HasLoadNotificationsUseCase & HasAllowNotificationsUseCase
    & HasSilencePlaceUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// In which language the person reads the app.
    case allowPressed(String)
    case placeSwitched(PlaceID, isOn: Bool)
    case failureDismissed
  }

  struct State: Equatable, Sendable {
    /// `nil` until it has been read.
    var overview: NotificationOverview?
    var isAsking = false
    /// Why a choice could not be kept.
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
      // What cannot be read cannot be chosen either.
      if error != .cancelled { state.overview = nil }
    }
  }

  private func ask(_ language: String) async {
    guard !state.isAsking else { return }
    state.isAsking = true
    let status = await dependencies.allowNotifications.execute(in: language)
    state.isAsking = false
    await load()
    // Somebody who closed the question, or a browser without any, is told what came of it.
    state.overview?.status = status
  }

  /// Shows the choice at once, and takes it back when it cannot be kept.
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
