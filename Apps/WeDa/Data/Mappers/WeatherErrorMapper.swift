import NetworkingKit
import StrataPersistence
import WeDaDomain

extension WeatherError {
  /// What a failed request means to a person.
  ///
  /// - Parameter place: What was asked for.
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
      case .insecureConnection: .unknown(reason: "the connection is not secure")
      case .invalidRequest(let reason): .unknown(reason: reason)
      case .unknownError: .unknown(reason: "no reason given")
      }
  }

  /// What failed storage means to a person.
  init(_ error: PersistenceError) {
    self =
      switch error.code {
      case .newerSchema: .storage(.newerVersion)
      case .diskFull: .storage(.full)
      case .corruptRow: .storage(.damaged(key: error.key ?? ""))
      default: .storage(.unavailable)
      }
  }

  /// What a stored row that cannot be true means to a person.
  init(stored field: UnreadableField, key: String) {
    self = field.path == "version" ? .storage(.newerVersion) : .storage(.damaged(key: key))
  }
}

/// Runs work on storage, where the caller runs, and turns what it throws into the domain's error.
func storing<Value>(
  isolation: isolated (any Actor)? = #isolation,
  _ work: () async throws(PersistenceError) -> Value
) async throws(WeatherError) -> Value {
  do throws(PersistenceError) { return try await work() } catch { throw WeatherError(error) }
}

/// Reads a stored row.
func reading<Value>(
  _ key: String, _ work: () throws(UnreadableField) -> Value
) throws(WeatherError) -> Value {
  do throws(UnreadableField) {
    return try work()
  } catch {
    throw WeatherError(stored: error, key: key)
  }
}
