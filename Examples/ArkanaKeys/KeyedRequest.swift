public import Foundation

/// Builds a request with an API key that the build has encrypted; the key is not logged.
public enum KeyedRequest {
  /// Returns the URL of a city's weather.
  public static func url(city: String) -> URL? {
    let apiKey = ArkanaKeys.Global().openWeatherMapAPIKey
    let baseUrl = ArkanaKeys.Global().openWeatherMapBaseUrl
    var parts = URLComponents(string: baseUrl)
    parts?.path = "/data/2.5/weather"
    parts?.queryItems = [
      URLQueryItem(name: "q", value: city), URLQueryItem(name: "appid", value: apiKey),
    ]
    return parts?.url
  }
}
