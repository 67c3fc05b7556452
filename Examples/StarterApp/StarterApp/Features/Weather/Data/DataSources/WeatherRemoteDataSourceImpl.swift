import Foundation

class WeatherRemoteDataSourceImpl: WeatherRemoteDataSource {
    private let networkService: APIClient
    private let configuration: ConfigurationManager

    init(networkService: APIClient, configuration: ConfigurationManager) {
        self.networkService = networkService
        self.configuration = configuration
    }

    func fetchWeather(for city: String) async throws -> ForecastApiDTO {
        let url = try configuration.weatherAPI.forecastURL(for: city)
        do {
            return try await networkService.request(ForecastApiDTO.self, from: url)
        } catch let error as URLError {
            throw WeatherRepositoryError.networkError(error)
        }
    }
}

#if DEBUG
/// Returns the bundled forecast for every city.
struct BundledWeatherDataSource: WeatherRemoteDataSource {
    let jsonLoader: JSONLoader

    func fetchWeather(for city: String) async throws -> ForecastApiDTO {
        try jsonLoader.load(ForecastApiDTO.self, named: "weather_data")
    }
}
#endif
