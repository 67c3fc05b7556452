#if DEBUG
  import Foundation

  /// A mock with a fixed status.
  public struct MockLoadProviderStatusUseCase: LoadProviderStatusUseCase {
    /// The status that the mock returns.
    public let status: ProviderStatus
    private let all: [ServiceStatus]

    /// Creates a mock with a status.
    public init(
      _ status: ProviderStatus = ProviderStatus(provider: .demo, fault: nil),
      services: [ServiceStatus] = [.fixture()]
    ) {
      self.status = status
      all = services
    }

    public func execute() async -> ProviderStatus { status }

    public func services() async -> [ServiceStatus] { all }
  }

  /// A mock with a fixed status.
  public struct MockProviderStatusRepository: ProviderStatusRepository {
    private let fixed: ProviderStatus
    private let all: [ServiceStatus]

    /// Creates a mock with a status.
    public init(
      _ status: ProviderStatus = ProviderStatus(provider: .demo, fault: nil),
      services: [ServiceStatus] = [.fixture()]
    ) {
      fixed = status
      all = services
    }

    public func status() async -> ProviderStatus { fixed }

    public func services() async -> [ServiceStatus] { all }
  }

  extension ServiceStatus {
    /// Returns the status of Open-Meteo with some calls, since 12 March 2026, 08:40 UTC.
    public static func fixture(fault: ServiceFault? = nil) -> ServiceStatus {
      ServiceStatus(
        id: "openmeteo", name: "Open-Meteo",
        calls: [
          CallCount(period: .minute, count: 2.3, limit: 600),
          CallCount(period: .hour, count: 41, limit: 5000),
          CallCount(period: .day, count: 1041, limit: 10_000),
        ], since: Date(timeIntervalSince1970: 1_773_304_800), fault: fault)
    }
  }
#endif
