import Foundation
import StrataKitTesting
import Testing
import XCTest

@testable import StarterApp

/// Tests of the document's test code: that its mock works and its tests equal the printed ones.
/// XCTest runs them as well.
@MainActor struct DocumentTests {
  private static let folder = ExampleSource.tests.appendingPathComponent("Document")

  @Test(.mission("S0-125"))
  func `the mock repository records its calls and throws the configured error`() async throws {
    let mock = MockWeatherRepository()
    #expect((mock.fetchWeatherCalled, mock.saveWeatherCalled) == (false, false))
    let forecast = WeatherDomainMapper.mapToDomain(.sample("Oslo"))
    mock.mockForecast = forecast
    #expect(try await mock.fetchWeather(for: "London") == forecast)
    try await mock.saveWeather(forecast)
    #expect((mock.fetchWeatherCalled, mock.saveWeatherCalled) == (true, true))
    mock.mockError = Down()
    await #expect(throws: Down()) { try await mock.fetchWeather(for: "London") }
    await #expect(throws: Down()) { try await mock.saveWeather(forecast) }
  }

  @Test(.mission("S0-126")) func `the mock returns a forecast of the requested city`()
    async throws
  {
    let before = Date()
    let forecast = try await MockWeatherRepository().fetchWeather(for: "Rome")
    #expect(forecast.city == CityModel(name: "Rome", country: "Test"))
    #expect(forecast.weatherItems.isEmpty)
    #expect((before...Date()).contains(forecast.lastUpdated))
  }

  @Test(.mission("S0-127"))
  func `setUp of WeatherStoreTests creates a mock repository and a store`() {
    let test: XCTestCase = WeatherStoreTests(name: "any") { _ in }
    let own = test as? WeatherStoreTests
    #expect(own?.store == nil)
    test.setUp()
    #expect(own?.mockRepository != nil)
    #expect(own?.store != nil)
  }

  @Test(.mission("S0-128"))
  func `testFetchWeatherSuccess contains the code that the document prints`() async throws {
    let missing = try ExampleSource.missing(
      [
        "func testFetchWeatherSuccess() async {", #"let expectedCity = "London""#,
        "XCTAssertTrue(mockRepository.fetchWeatherCalled) XCTAssertNotNil(store.forecast)",
        "XCTAssertEqual(store.forecast?.city.name, expectedCity) XCTAssertFalse(store.isLoading)",
        "XCTAssertNil(store.errorMessage)",
      ], from: "WeatherStoreTests.swift", in: Self.folder)
    #expect(missing == [])
    let mock = MockWeatherRepository()
    let store = WeatherStore(weatherRepository: mock)
    await store.fetchWeather(for: "London")
    #expect(mock.fetchWeatherCalled)
    #expect(store.forecast?.city.name == "London")
    #expect((store.isLoading, store.errorMessage) == (false, nil))
  }

  @Test(.mission("S0-129"))
  func `testFetchWeatherError contains the code that the document prints`() async throws {
    let missing = try ExampleSource.missing(
      [
        "func testFetchWeatherError() async {",
        "WeatherRepositoryError.networkError(NSError(domain: \"test\", code: 1))",
        "XCTAssertNil(store.forecast) XCTAssertFalse(store.isLoading)",
        "XCTAssertNotNil(store.errorMessage)",
      ], from: "WeatherStoreTests.swift", in: Self.folder)
    #expect(missing == [])
    let mock = MockWeatherRepository()
    mock.mockError = WeatherRepositoryError.networkError(NSError(domain: "test", code: 1))
    let store = WeatherStore(weatherRepository: mock)
    await store.fetchWeather(for: "London")
    #expect(store.forecast == nil)
    #expect(store.errorMessage == "The weather service cannot be reached.")
  }

  @Test(.mission("S0-130", "S0-132"))
  func `testMapDomainToFileDTO contains the code that the document prints`() throws {
    let test: XCTestCase = WeatherDomainMapperTests(name: "any") { _ in }
    #expect(test is WeatherDomainMapperTests)
    let missing = try ExampleSource.missing(
      [
        #"XCTAssertEqual(fileDTO.cityName, "London")"#, #"XCTAssertEqual(fileDTO.country, "UK")"#,
        "XCTAssertEqual(fileDTO.weatherItems.count, 1)",
        #"XCTAssertEqual(fileDTO.version, "1.0")"#,
        "XCTAssertEqual(weatherDTO.temperature.current, 15.5)",
        #"XCTAssertEqual(weatherDTO.condition.type, "Clear")"#,
        #"XCTAssertEqual(weatherDTO.description, "clear sky")"#,
      ], from: "WeatherDomainMapperTests.swift", in: Self.folder)
    #expect(missing == [])
    let file = WeatherDomainMapper.mapToFileDTO(WeatherDomainMapper.mapToDomain(.sample()))
    #expect(file.cityName == "London")
    #expect(file.weatherItems.first?.condition.type == "Clear")
    #expect(file.weatherItems.first?.description == "clear sky")
  }

  @Test(.mission("S0-133"))
  func `WeatherStoreTests and WeatherDomainMapperTests have two tests each`() throws {
    let suites = ["WeatherStoreTests", "WeatherDomainMapperTests"]
    let counts = try suites.map { suite in
      let text = try ExampleSource.squeezed("\(suite).swift", in: Self.folder)
      #expect(text.contains("class\(suite):XCTestCase{"))
      return text.components(separatedBy: "functest").count - 1
    }
    #expect(counts == [2, 2])
  }
}
