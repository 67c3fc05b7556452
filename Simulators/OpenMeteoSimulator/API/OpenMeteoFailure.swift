import SimulatorKit
import StrataWebServer

/// The service's errors, in its wording.
enum OpenMeteoFailure: Error, Equatable {
  case latitude(String), longitude(String), counts, variable(String, key: String), timezone,
    forecastDays(String), value(String, key: String), nameMissing, count, locationID, notFound,
    minutelyLimit, hourlyLimit, dailyLimit, overloaded

  var response: HTTPResponse {
    .json(.object(["error": true, "reason": .string(reason)]), status: status)
  }

  private var status: Int {
    switch self {
    case .minutelyLimit, .hourlyLimit, .dailyLimit: 429
    case .overloaded: 503
    case .notFound: 404
    default: 400
    }
  }

  private var reason: String {
    switch self {
    case .latitude(let given): "Latitude must be in range of -90 to 90°. Given: \(given)."
    case .longitude(let given): "Longitude must be in range of -180 to 180°. Given: \(given)."
    case .counts: "Parameter 'latitude' and 'longitude' must have the same number of elements"
    case .variable(let name, let key), .value(let name, let key):
      "Cannot initialize ForecastVariable from invalid String value \(name) for key \(key)"
    case .timezone: "Invalid timezone"
    case .forecastDays(let given):
      "Forecast days is invalid. Allowed range 0 to 16. Given \(given)."
    case .nameMissing: "Parameter name is required."
    case .count: "Parameter count must be between 1 and 100."
    case .locationID: "Location ID not found."
    case .notFound: "Not Found"
    case .minutelyLimit:
      "Minutely API request limit exceeded. Please try again in one minute."
    case .hourlyLimit:
      "Hourly API request limit exceeded. Please try again in the next hour."
    case .dailyLimit: "Daily API request limit exceeded. Please try again tomorrow."
    case .overloaded: "The service is overloaded"
    }
  }
}
