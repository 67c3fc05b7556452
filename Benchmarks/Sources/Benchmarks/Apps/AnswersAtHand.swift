import Foundation
import NetworkingKit

/// A network session that answers at once with generated weather in OpenWeatherMap's format.
struct AnswersAtHand: NetworkSession {
  static let url = URL(string: "http://weather.invalid") ?? URL(fileURLWithPath: "/")
  static let client = URLSessionAPIClient(session: AnswersAtHand())

  func response(for request: NetworkRequest) async throws -> NetworkResponse {
    NetworkResponse(status: 200, body: Data(Self.answer(request.url.path).utf8))
  }

  private static func answer(_ path: String) -> String {
    if path.hasSuffix("/weather") { return current }
    if path.hasSuffix("/forecast") { return forecast }
    return place
  }

  static let place = """
    [{"name":"London","lat":51.5074,"lon":-0.1278,"country":"GB","state":"England"}]
    """

  static let current = """
    {"coord":{"lon":-0.13,"lat":51.51},"weather":[{"id":500,"main":"Rain",\
    "description":"light rain","icon":"10d"}],"base":"stations","main":{"temp":11.4,\
    "feels_like":9.8,"temp_min":10,"temp_max":13,"pressure":1009,"humidity":81},\
    "visibility":8000,"wind":{"speed":5.2,"deg":225,"gust":9.1},"clouds":{"all":75},\
    "dt":1773308400,"sys":{"country":"GB","sunrise":1773296000,"sunset":1773337000},\
    "timezone":0,"id":2643743,"name":"London","cod":200}
    """

  /// A response with forty slots of three hours.
  static let forecast: String = {
    let slots = (0..<40).map(slot).joined(separator: ",")
    return "{\"cod\":\"200\",\"message\":0,\"cnt\":40,\"list\":[\(slots)],\"city\":{\"id\":2643743,"
      + "\"name\":\"London\",\"coord\":{\"lat\":51.51,\"lon\":-0.13},\"country\":\"GB\","
      + "\"population\":1000000,\"timezone\":0,\"sunrise\":1773296000,\"sunset\":1773337000}}"
  }()

  private static func slot(_ index: Int) -> String {
    let temperature = 6 + Double(index % 8) * 0.75
    return """
      {"dt":\(1_773_316_800 + index * 10_800),"main":{"temp":\(temperature),\
      "feels_like":\(temperature - 1),"temp_min":\(temperature - 0.5),\
      "temp_max":\(temperature + 0.5),"pressure":1003,"humidity":70,"temp_kf":0.5},\
      "weather":[{"id":\(index.isMultiple(of: 3) ? 804 : 500),"main":"Clouds",\
      "description":"overcast clouds","icon":"04d"}],"clouds":{"all":90},"wind":{"speed":3.5,\
      "deg":\(index * 9 % 360),"gust":5},"visibility":10000,"pop":0.35,"sys":{"pod":"d"},\
      "dt_txt":"2026-03-12 12:00:00","rain":{"3h":0.5}}
      """
  }
}
