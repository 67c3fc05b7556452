import XCTest

@testable import StarterApp

class WeatherStoreTests: XCTestCase {
    var store: WeatherStore!
    var mockRepository: MockWeatherRepository!

    override func setUp() {
        super.setUp()
        mockRepository = MockWeatherRepository()
        store = WeatherStore(weatherRepository: mockRepository)
    }

    func testFetchWeatherSuccess() async {
        // Given
        let expectedCity = "London"

        // When
        await store.fetchWeather(for: expectedCity)

        // Then
        XCTAssertTrue(mockRepository.fetchWeatherCalled)
        XCTAssertNotNil(store.forecast)
        XCTAssertEqual(store.forecast?.city.name, expectedCity)
        XCTAssertFalse(store.isLoading)
        XCTAssertNil(store.errorMessage)
    }

    func testFetchWeatherError() async {
        // Given
        mockRepository.mockError = WeatherRepositoryError.networkError(NSError(domain: "test", code: 1))

        // When
        await store.fetchWeather(for: "London")

        // Then
        XCTAssertTrue(mockRepository.fetchWeatherCalled)
        XCTAssertNil(store.forecast)
        XCTAssertFalse(store.isLoading)
        XCTAssertNotNil(store.errorMessage)
    }
}
