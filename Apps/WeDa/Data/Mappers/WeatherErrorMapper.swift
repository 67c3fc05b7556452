import NetworkingKit
import StrataPersistence
import WeDaDomain

extension WeatherError {
  /// Converts the error of a request.
  ///
  /// - Parameter place: The search text.
  init(_ error: APIError, _ place: String) {
    self =
      switch error {
      case .noInternetConnection: .offline
      case .connectionLost: .interrupted
      case .timeout: .timeout
      case .invalidCity: .noSuchPlace(place)
      case .unauthorized: .badKey
      case .quotaExceeded: .quota(until: nil)
      case .serverError(let response): .providerDown(status: response.status)
      case .decoding(let path, _): .unreadableAnswer(field: path.isEmpty ? "body" : path)
      case .cancelled: .cancelled
      case .rejected(let response): .unknown(reason: "status \(response.status)")
      case .insecureConnection: .unknown(reason: "the TLS connection failed")
      case .invalidRequest(let reason): .unknown(reason: reason)
      case .unknownError: .unknown(reason: "no reason given")
      }
  }

  /// Converts the error of storage.
  init(_ error: PersistenceError) {
    self =
      switch error.code {
      case .newerSchema: .storage(.newerVersion)
      case .diskFull: .storage(.full)
      case .corruptRow: .storage(.damaged(key: error.key ?? ""))
      default: .storage(.unavailable)
      }
  }

  /// Converts the error of an implausible stored value.
  init(stored field: UnreadableField, key: String) {
    self = field.path == "version" ? .storage(.newerVersion) : .storage(.damaged(key: key))
  }
}

/// Runs work on storage in the caller's isolation, and converts its errors to ``WeatherError``.
func storing<Value>(
  isolation: isolated (any Actor)? = #isolation,
  _ work: () async throws(PersistenceError) -> Value
) async throws(WeatherError) -> Value {
  do throws(PersistenceError) { return try await work() } catch { throw WeatherError(error) }
}

/// Reads a stored record, and converts its errors to ``WeatherError``.
func reading<Value>(
  _ key: String, _ work: () throws(UnreadableField) -> Value
) throws(WeatherError) -> Value {
  do throws(UnreadableField) {
    return try work()
  } catch {
    throw WeatherError(stored: error, key: key)
  }
}
