import Foundation

struct WeatherAPIConfiguration: Equatable {
    var baseURL = "https://api.openweathermap.org"
    var apiKey: String?

    /// Returns the URL of a city's forecast, in degrees Celsius.
    func forecastURL(for city: String) throws -> URL {
        guard let apiKey, !apiKey.isEmpty else { throw WeatherAPIConfigurationError.missingKey }
        guard var parts = URLComponents(string: baseURL), parts.host?.isEmpty == false else {
            throw WeatherAPIConfigurationError.badBaseURL(baseURL)
        }
        parts.path += "/data/2.5/forecast"
        parts.queryItems = [
            URLQueryItem(name: "q", value: city),
            URLQueryItem(name: "units", value: "metric"),
            URLQueryItem(name: "appid", value: apiKey),
        ]
        guard let url = parts.url else { throw WeatherAPIConfigurationError.badBaseURL(baseURL) }
        return url
    }
}

enum WeatherAPIConfigurationError: LocalizedError, Equatable {
    case missingKey
    case badBaseURL(String)

    var errorDescription: String? {
        switch self {
        case .missingKey: return "There is no API key: set OPENWEATHERMAP_API_KEY."
        case .badBaseURL(let text): return "OPENWEATHERMAP_BASE_URL is no web address: “\(text)”."
        }
    }
}

/// The app's settings, read from the environment.
class ConfigurationManager {
    let weatherAPI: WeatherAPIConfiguration

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        var configuration = WeatherAPIConfiguration()
        configuration.apiKey = environment["OPENWEATHERMAP_API_KEY"]
        if let baseURL = environment["OPENWEATHERMAP_BASE_URL"] { configuration.baseURL = baseURL }
        weatherAPI = configuration
    }
}
