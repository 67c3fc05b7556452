#if DEBUG
  /// Tells one status.
  public struct MockLoadProviderStatusUseCase: LoadProviderStatusUseCase {
    public let status: ProviderStatus

    public init(_ status: ProviderStatus = ProviderStatus(provider: .demo, fault: nil)) {
      self.status = status
    }

    public func execute() async -> ProviderStatus { status }
  }

  /// Tells one status.
  public struct MockProviderStatusRepository: ProviderStatusRepository {
    private let fixed: ProviderStatus

    public init(_ status: ProviderStatus = ProviderStatus(provider: .demo, fault: nil)) {
      fixed = status
    }

    public func status() async -> ProviderStatus { fixed }
  }
#endif
