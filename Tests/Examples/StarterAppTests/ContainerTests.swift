import Foundation
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import StarterApp

@MainActor struct ContainerTests {
  private static let container = "App/AppContainer.swift"

  @Test(.mission("S0-119"))
  func `the container declares API client, configuration and JSON loader as lazy properties`()
    throws
  {
    let missing = try ExampleSource.missing(
      [
        "private lazy var apiClient = APIClient()",
        "private lazy var configurationManager = ConfigurationManager()",
        "private lazy var jsonLoader = JSONLoader()",
      ], from: Self.container)
    #expect(missing == [])
  }

  @Test(.mission("S0-120")) func `the container creates a new store for each call`() {
    let container = AppContainer()
    let first = container.makeWeatherStore()
    #expect(first !== container.makeWeatherStore())
    #expect(first.forecast == nil)
  }

  @Test(.mission("S0-121", "S0-122"))
  func `the container's methods that create repository and data sources are private`() throws {
    let missing = try ExampleSource.missing(
      [
        "private func makeWeatherRepository() -> WeatherRepository { WeatherRepositoryImpl(",
        "cacheDataSource: makeCacheDataSource(), configuration: .default",
        "private func makeRemoteDataSource() -> WeatherRemoteDataSource {",
        "networkService: apiClient, configuration: configurationManager",
        "private func makeLocalDataSource() -> WeatherLocalDataSource {",
        "fileManager: .default, jsonLoader: jsonLoader",
        "private func makeCacheDataSource() -> WeatherCacheDataSource {",
        "WeatherMemoryCacheDataSource(cacheExpirationTime: 300)",
      ], from: Self.container)
    #expect(missing == [])
  }

  @Test(.mission("S0-123")) func `the app starts with its container and the root view`() throws {
    let missing = try ExampleSource.missing(
      [
        "@main struct AppRoot: App { @State private var container = AppContainer()",
        "WindowGroup { RootView() .environment(container) }",
      ], from: "App/AppRoot.swift")
    #expect(missing == [])
  }

  @Test(.mission("S0-124"))
  func `the root view shows the weather of the store that the container created`()
    async throws
  {
    let screen = Screen(RootView().environment(AppContainer()))
    #expect(!screen.has("Search"))
    #expect(screen.has("Loading…"))
    await screen.settle()
    #expect(screen.has("Search"))
    #expect(screen.has("There is no API key: set OPENWEATHERMAP_API_KEY."))
  }

  @Test func `a preview's store shows the bundled forecast`() async {
    let store = AppContainer.makePreviewStore()
    await store.fetchWeather(for: "London")
    #expect(store.forecast?.city.name == "London")
    #expect(store.forecast?.weatherItems.count == 8)
  }

  @Test func `a window that becomes active requests a forecast if the last is too old`() async {
    let repository = MockWeatherRepository()
    let store = WeatherStore(weatherRepository: repository)
    let scene = AppDelegate.shared.sceneDelegate(for: store)
    await scene.scene(from: .inactive, to: .active)
    #expect(repository.calls == [])
    await store.fetchWeather(for: "London")
    await scene.scene(from: .inactive, to: .active)
    #expect(repository.calls == ["fetchWeather London"])
    let impatient = SceneDelegate(store: store, patience: -1)
    await impatient.scene(from: .active, to: .active)
    #expect(repository.calls == ["fetchWeather London"])
    await impatient.scene(from: .background, to: .active)
    #expect(repository.calls == ["fetchWeather London", "refreshWeather London"])
  }

  @Test func `a window that enters the background stores its forecast`() async {
    let repository = MockWeatherRepository()
    let store = WeatherStore(weatherRepository: repository)
    let scene = SceneDelegate(store: store)
    await store.fetchWeather(for: "London")
    await scene.scene(from: .active, to: .inactive)
    #expect(!repository.saveWeatherCalled)
    await scene.scene(from: .inactive, to: .background)
    #expect(store.savedCities == ["London"])
  }
}
