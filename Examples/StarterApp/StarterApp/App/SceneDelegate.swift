import SwiftUI

/// What happens to a window's weather when the window comes and goes.
@MainActor
final class SceneDelegate {
    private let store: WeatherStore
    /// How old a forecast may be that is shown again: as old as the cache keeps one.
    private let patience: TimeInterval

    init(store: WeatherStore, patience: TimeInterval = 300) {
        self.store = store
        self.patience = patience
    }

    func scene(from old: ScenePhase, to new: ScenePhase) async {
        switch new {
        case .active where old != .active: await sceneDidBecomeActive()
        case .background: await sceneDidEnterBackground()
        default: break
        }
    }

    /// Asks again for a forecast that has grown old in the background.
    func sceneDidBecomeActive() async {
        guard let forecast = store.forecast,
            Date().timeIntervalSince(forecast.lastUpdated) > patience
        else { return }
        await store.refreshWeather()
    }

    /// Keeps what is on the screen, so that it is there without a connection.
    func sceneDidEnterBackground() async {
        await store.saveCurrentWeather()
    }
}
