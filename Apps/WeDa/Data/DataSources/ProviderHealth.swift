public import Foundation
import NetworkingKit
public import WeDaDomain

/// How a provider and its key are doing; shared by everything that asks with this key.
///
/// After "too many requests" nothing is asked for ten minutes at least, whoever wants to.
public actor ProviderHealth: ProviderStatusRepository {
  /// The shortest pause after "too many requests", in seconds.
  public static let shortestPause: TimeInterval = 600

  private let provider: WeatherProvider
  private let isWellFormedKey: Bool
  private let now: @Sendable () -> Date
  private var wasKeyAccepted = false
  private var pausedUntil: Date?
  private var fault: WeatherError?

  /// - Parameter apiKey: Looked at for its shape only, and not kept.
  public init(
    provider: WeatherProvider, apiKey: String, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.provider = provider
    isWellFormedKey = apiKey.count == 32 && apiKey.allSatisfy(\.isHexDigit)
    self.now = now
  }

  /// What is wrong with the provider or its key, for as long as it is.
  public func status() -> ProviderStatus {
    ProviderStatus(provider: provider, fault: currentPause == nil ? lastingFault : fault)
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
    wasKeyAccepted = true
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

  private var currentPause: Date? {
    pausedUntil.flatMap { now() < $0 ? $0 : nil }
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
    case .quotaExceeded(let response): pause(response)
    default: WeatherError(error, place)
    }
  }

  /// The provider answers a wrong key and a fresh one alike. A key of the right form that it never
  /// accepted may become active yet; any other is wrong.
  private func keyFault(_ response: FailedResponse) -> WeatherError {
    response.status == 401 && isWellFormedKey && !wasKeyAccepted ? .keyNotActiveYet : .badKey
  }

  private func pause(_ response: FailedResponse) -> WeatherError {
    let seconds = max(Self.shortestPause, Double(response.retryAfter ?? 0))
    let until = now().addingTimeInterval(seconds)
    pausedUntil = until
    return .quota(until: until)
  }
}
