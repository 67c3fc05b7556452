import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import WeDaApp

/// Tests of the document's tree and its mocks.
@MainActor struct StructureTests {
  private static let code = "Examples/WeDaApp/WeDaApp/Code"

  nonisolated static let tree: [(folder: String, names: [String])] = [
    ("", ["Application", "Dependencies", "Models", "UI"]), ("/UI", ["Common", "Main"]),
    ("/UI/Main", ["Favorites", "History", "Search", "WeatherDetails"]),
    ("/Models", ["Local", "Weather"]),
    ("/Models/Weather", ["ForecastData.swift", "GeocodeResult.swift", "WeatherData.swift"]),
    ("/Models/Local", ["FavoriteCity.swift", "SearchHistory.swift"]),
    ("/Dependencies", ["APIClient", "LocalStorageService", "LocationService", "WeatherService"]),
    ("/Dependencies/APIClient", ["OpenWeatherMapAPIClient.swift"]),
    ("/Dependencies/WeatherService", ["WeatherService.swift"]),
    ("/Dependencies/LocationService", ["LocationManager.swift"]),
  ]

  @Test(.mission("W-164", "W-165", "W-167"), arguments: tree)
  func `every folder contains exactly the files that the document lists`(
    folder: String, names: [String]
  ) throws {
    #expect(try ExampleSource.names(in: Self.code + folder) == names)
  }

  nonisolated static let packages = [
    ("NetworkingKit", "Sources/Kits/NetworkingKit/Client/APIClient.swift"),
    ("DollarGeneralPersist", "Examples/WeDaApp/DollarGeneralPersist/Package.swift"),
    ("DollarGeneralTemplateHelpers", "Examples/WeDaApp/DollarGeneralTemplateHelpers/Package.swift"),
    ("ArkanaKeys", "Examples/ArkanaKeys/KeyedRequest.swift"),
  ]

  @Test(.mission("W-74", "W-133"), arguments: packages)
  func `each of the four packages is declared as a module and does not import the app`(
    name: String, file: String
  ) throws {
    #expect(FileManager.default.fileExists(atPath: ExampleSource.top.path + "/" + file))
    #expect(try ExampleSource.missing(["Module(\"\(name)\","], from: "Package.swift") == [])
    let app = try ExampleSource.missing(["import WeDaApp"], from: file)
    #expect(app == ["import WeDaApp"])
  }

  @Test(.mission("W-242"))
  func `the app depends on the document's four frameworks and its packages`()
    throws
  {
    let folder = ExampleSource.top.appendingPathComponent("Examples/WeDaApp/WeDaApp/Code")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var modules: Set<String> = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let found = text.matches(of: /(?m)^(?:public )?import (\w+)/)
      modules.formUnion(found.map { String($0.1) })
    }
    let frameworks: Set = ["SwiftUI", "Combine", "CoreLocation", "Foundation"]
    #expect(modules.isSuperset(of: frameworks))
    #expect(
      modules.subtracting(frameworks).isSubset(of: Set(Self.packages.map(\.0))), "\(modules)")
  }

  @Test(.mission("W-164")) func `images are in the resources folder`() throws {
    #expect(
      try ExampleSource.names(in: "Examples/WeDaApp/WeDaApp/Resources") == ["Assets.xcassets"])
  }

  @Test(.mission("W-166")) func `the models of forecast and search have the document's type names`()
  {
    let forecast: ForecastResponse = createMockForecast(steps: 8)
    #expect(forecast.list.count == 8 && forecast.city.name == "London")
    let item = SearchHistoryItem(cityName: "Oslo", country: "NO")
    #expect(item.id == "oslo,no" && item.cityName == "Oslo")
    // An alias of another type would compile, too.
    #expect(String(describing: type(of: forecast)) == "ForecastResponse")
    #expect(String(describing: type(of: item)) == "SearchHistoryItem")
  }

  @Test(.mission("W-168")) func `the tests are in three folders by their kind`() throws {
    let names = try ExampleSource.names(in: "Tests/Examples/WeDaApp/WeDaAppTests")
    #expect(Set(names).isSuperset(of: ["IntegrationTests", "Quick", "UnitTests"]))
  }

  @Test(.mission("W-208"))
  func `SearchViewModelTests has the three test methods that the document names`() throws {
    let file = ExampleSource.top.appendingPathComponent(
      "Tests/Examples/WeDaApp/WeDaAppTests/UnitTests/SearchViewModelTests.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let names = text.matches(of: /func (\w+)\(/).map { String($0.1) }
    #expect(
      names == [
        "test_searchByCoordinates_success", "test_searchByCoordinates_invalidLocation",
        "test_searchByCoordinates_setsLoadingState",
      ])
  }

  @Test(.mission("W-210"))
  func `the mock service returns, delays or throws as configured`() async throws {
    let mock = MockWeatherService()
    await #expect(throws: APIError.unknownError) { try await mock.fetchCurrentWeather(city: "X") }
    mock.weatherDataToReturn = createMockWeatherData(cityName: "London")
    mock.forecastToReturn = createMockForecast()
    #expect(try await mock.fetchCurrentWeather(city: "X").name == "London")
    #expect(try await mock.fetchForecast(city: "X").list.count == 3)
    mock.shouldThrowError = true
    await #expect(throws: APIError.invalidCity) { try await mock.fetchForecast(city: "X") }
    mock.shouldThrowError = false
    mock.delay = 60
    let waiting = Task { try await mock.fetchCurrentWeather(city: "Y") }
    while mock.calls.last != "weather Y" { await Task.yield() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test(.mission("W-211"))
  func `the mock storage stores favourites and history in arrays`() throws {
    let mock = MockLocalStorageService()
    var older = FavoriteCity(cityName: "Oslo", country: "NO", latitude: 0, longitude: 0)
    older.addedAt = .distantPast
    try mock.saveFavorite(older)
    try mock.saveFavorite(.london)
    #expect(mock.favorites.map(\.cityName) == ["Oslo", "London"])
    #expect(try mock.getFavorites().map(\.cityName) == ["London", "Oslo"])
    #expect(mock.history.isEmpty)
  }
}
