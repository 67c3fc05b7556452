public import Foundation
import NetworkingKit
public import WeDaDomain

/// The status of a provider and its key, shared by all requests with this key.
///
/// After "too many requests" nothing is requested until the provider's pause is over.
public actor ProviderHealth: ProviderStatusRepository {
  /// The shortest pause after "too many requests", in seconds.
  public static let shortestPause: TimeInterval = 600

  private let provider: WeatherProvider
  private let isWellFormedKey: Bool
  private let pausePolicy: PausePolicy
  private let now: @Sendable () -> Date
  /// The record of the service's calls, to which errors are added.
  private nonisolated let log: ServiceLog?
  /// A Boolean value that indicates whether the provider has answered with this key.
  private var hasAnswered = false
  private var pause: Range<Date>?
  private var fault: WeatherError?

  /// Creates the status of a provider without a problem.
  ///
  /// - Parameters:
  ///   - provider: The provider.
  ///   - apiKey: The key; only its format is checked, and it is not stored.
  ///   - pause: The length of a pause after "too many requests".
  ///   - log: The record of the service's calls and errors; `nil` for none.
  ///   - now: Returns the current time.
  public init(
    provider: WeatherProvider, apiKey: String, pause: PausePolicy = .tenMinutes,
    log: ServiceLog? = nil, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.provider = provider
    self.log = log
    pausePolicy = pause
    isWellFormedKey = apiKey.count == 32 && apiKey.allSatisfy(\.isHexDigit)
    self.now = now
  }

  /// Returns the status, with the provider's current problem if it has one.
  public func status() -> ProviderStatus {
    ProviderStatus(
      provider: provider, fault: currentPause == nil ? lastingFault : fault,
      hasAnswered: hasAnswered)
  }

  /// Returns the status of the service; nothing if its calls are not recorded.
  public nonisolated func services() async -> [ServiceStatus] {
    guard let log else { return [] }
    return [await log.status()]
  }

  /// Performs a request unless the provider is paused, and updates the status by its result.
  ///
  /// - Parameter place: The search text, for the error that it does not exist.
  nonisolated func guarding<Answer: Sendable>(
    _ place: String, _ ask: @Sendable () async throws -> Answer
  ) async throws(WeatherError) -> Answer {
    try await check()
    do {
      let answer = try await ask()
      await succeeded()
      return answer
    } catch {
      let reason = await failed(error, place)
      await log?.note(reason)
      throw reason
    }
  }

  private func check() throws(WeatherError) {
    if let currentPause { throw .quota(until: currentPause) }
  }

  private func succeeded() {
    hasAnswered = true
    fault = nil
  }

  private func failed(_ error: any Error, _ place: String) -> WeatherError {
    let reason = meaning(of: error, place)
    switch reason {
    case .badKey, .keyNotActiveYet, .quota, .providerDown: fault = reason
    default: break
    }
    return reason
  }

  /// The error, if it is still a problem after a pause; `nil` for "too many requests".
  private var lastingFault: WeatherError? {
    if case .quota = fault { return nil }
    return fault
  }

  /// The end of the current pause. The pause also ends if the clock is set back to before its
  /// start, since the remaining time is unknown then.
  private var currentPause: Date? {
    pause.flatMap { $0.contains(now()) ? $0.upperBound : nil }
  }
}

extension ProviderHealth {
  private func meaning(of error: any Error, _ place: String) -> WeatherError {
    switch error {
    case let error as WeatherError: error
    case let error as UnreadableField: WeatherError(error)
    case let error as APIError: meaning(of: error, place)
    case is CancellationError: .cancelled
    default: .unknown(reason: "\(error)")
    }
  }

  private func meaning(of error: APIError, _ place: String) -> WeatherError {
    switch error {
    case .unauthorized(let response): keyFault(response)
    case .quotaExceeded(let response): startPause(response)
    default: WeatherError(error, place)
    }
  }

  /// Returns the error for a refused key. The provider refuses a new key like a wrong one: a
  /// well-formed key that it never accepted may still become active.
  private func keyFault(_ response: FailedResponse) -> WeatherError {
    response.status == 401 && isWellFormedKey && !hasAnswered ? .keyNotActiveYet : .badKey
  }

  private func startPause(_ response: FailedResponse) -> WeatherError {
    let start = now()
    let until = max(start, pausePolicy.until(response, start))
    pause = start..<until
    return .quota(until: until)
  }
}
