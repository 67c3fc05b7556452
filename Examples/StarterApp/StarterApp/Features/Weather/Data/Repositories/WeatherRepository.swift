import Foundation

protocol WeatherRepository {
    func fetchWeather(for city: String) async throws -> ForecastModel
    func saveWeather(_ forecast: ForecastModel) async throws
    func deleteWeather(for city: String) async throws
    func getAllSavedCities() async throws -> [String]
    func getCachedWeather(for city: String) async throws -> ForecastModel?
    func clearCache() async throws
    func refreshWeather(for city: String) async throws -> ForecastModel
    func getWeatherWithFallback(for city: String) async throws -> ForecastModel
}

enum WeatherRepositoryError: LocalizedError {
    case networkError(Error)
    case nothingStored(city: String)

    var errorDescription: String? {
        switch self {
        case .networkError: return "The weather service cannot be reached."
        case .nothingStored(let city): return "Nothing is stored for “\(city)”."
        }
    }
}
