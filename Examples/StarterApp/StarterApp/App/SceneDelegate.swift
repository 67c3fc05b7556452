import SwiftUI

/// Refreshes a window's weather when it becomes active, and stores it for the background.
@MainActor
final class SceneDelegate {
    private let store: WeatherStore
    /// The maximum age of a forecast that is shown again, which is that of the cache.
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

    /// Requests the forecast again if it became too old in the background.
    func sceneDidBecomeActive() async {
        guard let forecast = store.forecast,
            Date().timeIntervalSince(forecast.lastUpdated) > patience
        else { return }
        await store.refreshWeather()
    }

    /// Stores the shown forecast, so that it is available without a connection.
    func sceneDidEnterBackground() async {
        await store.saveCurrentWeather()
    }
}
