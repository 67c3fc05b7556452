#if DEBUG
  /// A mock with a fixed status.
  public struct MockLoadProviderStatusUseCase: LoadProviderStatusUseCase {
    /// The status that the mock returns.
    public let status: ProviderStatus

    /// Creates a mock with a status.
    public init(_ status: ProviderStatus = ProviderStatus(provider: .demo, fault: nil)) {
      self.status = status
    }

    public func execute() async -> ProviderStatus { status }
  }

  /// A mock with a fixed status.
  public struct MockProviderStatusRepository: ProviderStatusRepository {
    private let fixed: ProviderStatus

    /// Creates a mock with a status.
    public init(_ status: ProviderStatus = ProviderStatus(provider: .demo, fault: nil)) {
      fixed = status
    }

    public func status() async -> ProviderStatus { fixed }
  }
#endif
