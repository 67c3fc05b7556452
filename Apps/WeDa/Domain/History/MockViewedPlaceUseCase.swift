#if DEBUG
  /// A mock that returns a fixed place and records the visits.
  public struct MockViewedPlaceUseCase: ViewedPlaceUseCase {
    /// The script that gives the place that was viewed last.
    public let viewed: MockScript<String, Place?>
    /// The script that records the visits.
    public let visits: MockScript<Place, Void>

    /// Creates a mock that gives the answers of its scripts and records its calls there.
    ///
    /// - Parameters:
    ///   - viewed: The script that gives the place that was viewed last.
    ///   - visits: The script that records the visits.
    public init(
      _ viewed: MockScript<String, Place?> = MockScript(answer: .paris),
      visits: MockScript<Place, Void> = MockScript(answer: ())
    ) {
      self.viewed = viewed
      self.visits = visits
    }

    public func last() async throws(WeatherError) -> Place? { try await viewed.answer("last") }

    public func record(_ place: Place) async throws(WeatherError) {
      try await visits.answer(place)
    }
  }
#endif
