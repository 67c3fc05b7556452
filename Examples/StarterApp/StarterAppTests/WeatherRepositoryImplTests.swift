import XCTest

@testable import StarterApp

class WeatherRepositoryImplTests: XCTestCase {
    func testFetchWeather_asksTheServiceOnceAndKeepsTheAnswer() async throws {
        let (repository, remote) = makeRepository()

        let first = try await repository.fetchWeather(for: "London")
        let second = try await repository.fetchWeather(for: "London")

        XCTAssertEqual(first.city.name, "London")
        XCTAssertEqual(second.weatherItems, first.weatherItems)
        XCTAssertEqual(remote.asked, ["London"])
    }

    func testFetchWeather_fallsBackToWhatIsStored() async throws {
        let (repository, remote) = makeRepository(cacheExpirationTime: -1)
        _ = try await repository.fetchWeather(for: "London")
        remote.error = URLError(.notConnectedToInternet)

        let stored = try await repository.fetchWeather(for: "London")

        XCTAssertEqual(stored.city.name, "London")
        XCTAssertEqual(remote.asked, ["London", "London"])
    }

    func testFetchWeather_passesTheErrorOnWhereNothingIsStored() async {
        let (repository, remote) = makeRepository()
        remote.error = URLError(.notConnectedToInternet)
        do {
            _ = try await repository.fetchWeather(for: "Paris")
            XCTFail("There is nothing to fall back to")
        } catch {
            XCTAssertEqual((error as? URLError)?.code, .notConnectedToInternet)
        }
    }

    private func makeRepository(
        cacheExpirationTime: TimeInterval = 300
    ) -> (WeatherRepositoryImpl, CountingDataSource) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        let remote = CountingDataSource()
        let repository = WeatherRepositoryImpl(
            remoteDataSource: remote,
            localDataSource: WeatherFileDataSourceImpl(
                fileManager: .default, jsonLoader: JSONLoader(), folder: folder),
            cacheDataSource: WeatherMemoryCacheDataSource(cacheExpirationTime: cacheExpirationTime),
            configuration: .default
        )
        return (repository, remote)
    }
}

/// A mock data source that records its requests, and fails if a test sets an error.
private class CountingDataSource: WeatherRemoteDataSource {
    var asked: [String] = []
    var error: Error?

    func fetchWeather(for city: String) async throws -> ForecastApiDTO {
        asked.append(city)
        if let error { throw error }
        return ForecastApiDTO(
            city: CityApiDTO(name: city, country: "GB"),
            list: [
                WeatherApiDTO(
                    dt: 1_640_995_200,
                    main: TemperatureApiDTO(temp: 15.5, temp_min: 10, temp_max: 20, feels_like: 16),
                    weather: [WeatherDataApiDTO(main: "Clear", description: "clear sky", icon: "01d")]
                )
            ]
        )
    }
}
