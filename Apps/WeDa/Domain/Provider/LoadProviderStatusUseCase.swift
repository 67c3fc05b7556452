/// Returns the provider of the weather and its problems, for the settings.
public protocol LoadProviderStatusUseCase: Sendable {
  /// Returns the status of the weather provider.
  func execute() async -> ProviderStatus
  /// Returns the calls and the last error of every service that may be asked.
  func services() async -> [ServiceStatus]
}

/// Provides the use case that returns the provider's status.
public protocol HasLoadProviderStatusUseCase {
  /// The use case that returns the provider's status.
  var loadProviderStatus: any LoadProviderStatusUseCase { get }
}

/// Returns the repository's status.
public struct DefaultLoadProviderStatusUseCase: LoadProviderStatusUseCase {
  private let provider: any ProviderStatusRepository

  /// Creates a use case that returns the status of the weather provider.
  public init(provider: any ProviderStatusRepository) { self.provider = provider }

  public func execute() async -> ProviderStatus { await provider.status() }

  public func services() async -> [ServiceStatus] { await provider.services() }
}
