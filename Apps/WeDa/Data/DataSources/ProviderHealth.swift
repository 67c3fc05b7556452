public import Foundation
import NetworkingKit
public import WeDaDomain

/// How a provider and its key are doing; shared by everything that asks with this key.
///
/// After "too many requests" nothing is asked before the provider's pause is over, whoever wants
/// to.
public actor ProviderHealth: ProviderStatusRepository {
  /// The shortest pause after "too many requests", in seconds.
  public static let shortestPause: TimeInterval = 600

  private let provider: WeatherProvider
  private let isWellFormedKey: Bool
  private let pausePolicy: PausePolicy
  private let now: @Sendable () -> Date
  /// The provider, and with it the key.
  private var hasAnswered = false
  private var pause: Range<Date>?
  private var fault: WeatherError?

  /// - Parameter apiKey: Looked at for its shape only, and not kept.
  public init(
    provider: WeatherProvider, apiKey: String, pause: PausePolicy = .tenMinutes,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.provider = provider
    pausePolicy = pause
    isWellFormedKey = apiKey.count == 32 && apiKey.allSatisfy(\.isHexDigit)
    self.now = now
  }

  /// What is wrong with the provider or its key, for as long as it is.
  public func status() -> ProviderStatus {
    ProviderStatus(
      provider: provider, fault: currentPause == nil ? lastingFault : fault,
      hasAnswered: hasAnswered)
  }

  /// Asks, unless the provider wants to be left alone; learns from how it goes.
  ///
  /// - Parameter place: What is asked for, in words, should it not exist.
  nonisolated func guarding<Answer: Sendable>(
    _ place: String, _ ask: @Sendable () async throws -> Answer
  ) async throws(WeatherError) -> Answer {
    try await check()
    do {
      let answer = try await ask()
      await succeeded()
      return answer
    } catch {
      throw await failed(error, place)
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

  /// A pause that is over is no fault any more, even before somebody asks again.
  private var lastingFault: WeatherError? {
    if case .quota = fault { return nil }
    return fault
  }

  /// A clock that was set back to before the pause ends it: how long is left is not known.
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

  /// The provider answers a wrong key and a fresh one alike. A key of the right form that it never
  /// accepted may become active yet; any other is wrong.
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
