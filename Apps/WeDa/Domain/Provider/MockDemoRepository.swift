#if DEBUG
  /// Keeps the choice in memory.
  public actor MockDemoRepository: DemoRepository {
    public nonisolated let isOffered: Bool
    private var chosen = false
    private let error: WeatherError?

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
