import Foundation
import NetworkingKit

/// A client that records each request in the record of its service before it sends the request.
///
/// The attempts that a client repeats by itself count as one request.
struct CountedClient: APIClient {
  let base: any APIClient
  let log: ServiceLog

  func request<Response: Decodable & Sendable>(
    _ request: APIRequest<Response>
  ) async throws(APIError) -> Response {
    await log.count(request.network.openMeteoWeight)
    return try await base.request(request)
  }
}

extension NetworkRequest {
  /// The calls that Open-Meteo counts for the request: one for each place, or more for many
  /// variables, models or days. A request to another service is one call.
  var openMeteoWeight: Double {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    func parts(_ name: String) -> Int {
      items.first { $0.name == name }?.value?.split(separator: ",").count ?? 0
    }
    func days(_ name: String) -> Int? { items.first { $0.name == name }?.value.flatMap(Int.init) }
    let blocks = ["current", "daily", "minutely_15"].reduce(0) { $0 + parts($1) }
    return OpenMeteoVariables.weight(
      variables: blocks + parts("hourly") * max(1, parts("models")),
      days: (days("forecast_days") ?? 7) + (days("past_days") ?? 0),
      places: max(1, parts("latitude")))
  }
}
