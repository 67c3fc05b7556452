import SimulatorKit
import StrataWebServer

/// The service's errors, byte for byte as the service writes them: the type of `cod` differs, and
/// only the 401 has spaces.
enum ServiceFailure: Error {
  case nothingToGeocode, wrongLatitude, wrongLongitude, badKey, cityNotFound, unknownPath,
    overQuota, broken

  var response: HTTPResponse { .json(Array(body.utf8), status: status) }

  private var status: Int {
    switch self {
    case .nothingToGeocode, .wrongLatitude, .wrongLongitude: 400
    case .badKey: 401
    case .cityNotFound, .unknownPath: 404
    case .overQuota: 429
    case .broken: 500
    }
  }

  private var body: String {
    switch self {
    case .nothingToGeocode: #"{"cod":"400","message":"Nothing to geocode"}"#
    case .wrongLatitude: #"{"cod":"400","message":"wrong latitude"}"#
    case .wrongLongitude: #"{"cod":"400","message":"wrong longitude"}"#
    case .badKey:
      #"{"cod":401, "message": "Invalid API key. "#
        + #"Please see https://openweathermap.org/faq#error401 for more info."}"#
    case .cityNotFound: #"{"cod":"404","message":"city not found"}"#
    case .unknownPath: #"{"cod":"404","message":"Internal error"}"#
    case .overQuota:
      #"{"cod":429,"message":"Your account is temporary blocked due to exceeding of requests "#
        + #"limitation of your subscription type. "#
        + #"Please choose the proper subscription http://openweathermap.org/price"}"#
    case .broken: #"{"cod":"500","message":"Internal error"}"#
    }
  }
}
