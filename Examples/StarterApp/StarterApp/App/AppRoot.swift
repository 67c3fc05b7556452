import SwiftUI

@main
struct AppRoot: App {
    @State private var container = AppContainer()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(container)
        }
    }
}

struct RootView: View {
    @Environment(AppContainer.self) private var container
    @Environment(\.scenePhase) private var scenePhase
    @State private var weatherStore: WeatherStore?
    @State private var sceneDelegate: SceneDelegate?

    var body: some View {
        Group {
            if let weatherStore {
                WeatherView()
                    .environment(weatherStore)
            } else {
                LoadingView()
            }
        }
        .task {
            let store = container.makeWeatherStore()
            sceneDelegate = AppDelegate.shared.sceneDelegate(for: store)
            weatherStore = store
        }
        .onChange(of: scenePhase) { old, new in
            Task { await sceneDelegate?.scene(from: old, to: new) }
        }
    }
}
