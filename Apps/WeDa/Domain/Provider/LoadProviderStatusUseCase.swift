/// Tells who makes the weather and what is wrong with it, for Settings.
public protocol LoadProviderStatusUseCase: Sendable {
  func execute() async -> ProviderStatus
}

public protocol HasLoadProviderStatusUseCase {
  var loadProviderStatus: any LoadProviderStatusUseCase { get }
}

/// Hands through what the repository knows.
public struct DefaultLoadProviderStatusUseCase: LoadProviderStatusUseCase {
  private let provider: any ProviderStatusRepository

  public init(provider: any ProviderStatusRepository) { self.provider = provider }

  public func execute() async -> ProviderStatus { await provider.status() }
}
