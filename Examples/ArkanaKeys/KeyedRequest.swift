public import Foundation

/// How an app uses a key that was sealed when it was built: by name, and in no log.
public enum KeyedRequest {
  /// The address of the weather of a city.
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
