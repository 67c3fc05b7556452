/// Creates each scene's delegate, as UIKit's `application(_:configurationForConnecting:options:)`
/// does.
final class AppDelegate: Sendable {
    static let shared = AppDelegate()

    @MainActor
    func sceneDelegate(for store: WeatherStore) -> SceneDelegate {
        SceneDelegate(store: store)
    }
}
