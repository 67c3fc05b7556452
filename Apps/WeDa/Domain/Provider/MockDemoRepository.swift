#if DEBUG
  /// A mock that keeps the choice of demo data in memory.
  public actor MockDemoRepository: DemoRepository {
    /// A Boolean value that indicates whether demo data can be chosen.
    public nonisolated let isOffered: Bool
    private var chosen = false
    private let error: WeatherError?

    /// Creates a repository without demo data chosen.
    public init(isOffered: Bool = true, error: WeatherError? = nil) {
      self.isOffered = isOffered
      self.error = error
    }

    public func isChosen() async -> Bool { chosen }

    public func choose(_ isChosen: Bool) async throws(WeatherError) {
      if let error { throw error }
      chosen = isChosen
    }
  }
#endif
