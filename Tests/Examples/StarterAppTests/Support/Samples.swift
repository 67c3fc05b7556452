import Foundation
import StrataKitTesting

@testable import StarterApp

extension ForecastApiDTO {
  /// One answer of the service, with two slots.
  static func sample(_ city: String = "London") -> ForecastApiDTO {
    ForecastApiDTO(
      city: CityApiDTO(name: city, country: "GB"),
      list: [
        WeatherApiDTO(
          dt: 1_640_995_200,
          main: TemperatureApiDTO(temp: 15.5, temp_min: 10, temp_max: 20, feels_like: 16),
          weather: [WeatherDataApiDTO(main: "Clear", description: "clear sky", icon: "01d")]),
        WeatherApiDTO(
          dt: 1_641_006_000,
          main: TemperatureApiDTO(temp: -0.5, temp_min: -1, temp_max: 0, feels_like: -3),
          weather: [WeatherDataApiDTO(main: "Snow", description: "light snow", icon: "13d")]),
      ])
  }
}

/// A mock service that counts its requests, and fails if a test sets an error.
final class RemoteStub: WeatherRemoteDataSource {
  var asked: [String] = []
  var error: Error?

  func fetchWeather(for city: String) async throws -> ForecastApiDTO {
    asked.append(city)
    if let error { throw error }
    return .sample(city)
  }
}

/// The three data sources under one repository, with files in a separate folder.
struct DataBench {
  let folder: TemporaryFolder
  let remote = RemoteStub()
  let files: WeatherFileDataSourceImpl
  let cache: WeatherMemoryCacheDataSource
  let repository: WeatherRepositoryImpl

  init(
    _ configuration: WeatherRepositoryImpl.RepositoryConfiguration = .default,
    cacheExpirationTime: TimeInterval = 300
  ) throws {
    folder = try TemporaryFolder()
    files = WeatherFileDataSourceImpl(
      fileManager: .default, jsonLoader: JSONLoader(),
      folder: folder.url.appendingPathComponent("Weather"))
    cache = WeatherMemoryCacheDataSource(cacheExpirationTime: cacheExpirationTime)
    repository = WeatherRepositoryImpl(
      remoteDataSource: remote, localDataSource: files, cacheDataSource: cache,
      configuration: configuration)
  }
}

struct Down: LocalizedError, Equatable {
  var errorDescription: String? { "Down for a test" }
}
