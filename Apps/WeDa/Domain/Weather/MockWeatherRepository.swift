#if DEBUG
  /// A mock repository with a few reports, which records its calls.
  public actor MockWeatherRepository: WeatherRepository {
    /// The calls as text, such as "fetch london-england-gb".
    public private(set) var calls: [String] = []
    private var reports: [PlaceID: WeatherReport]
    private let script: MockScript<Place, WeatherReport>

    /// Creates a mock repository.
    ///
    /// - Parameters:
    ///   - reports: The reports in memory and in storage.
    ///   - script: The script that gives the provider's answers.
    public init(
      reports: [WeatherReport] = [],
      provider script: MockScript<Place, WeatherReport> = MockScript(answer: {
        .fixture(place: $0)
      })
    ) {
      self.reports = Dictionary(reports.map { ($0.id, $0) }) { $1 }
      self.script = script
    }

    public func fetchWeather(for city: Place) async throws(WeatherError) -> WeatherReport {
      calls.append("fetch \(city.slug)")
      return try await script.answer(city)
    }

    public func refreshWeather(for city: Place) async throws(WeatherError) -> WeatherReport {
      calls.append("refresh \(city.slug)")
      return try await script.answer(city)
    }

    public func saveWeather(_ report: WeatherReport) async throws(WeatherError) {
      calls.append("save \(report.place.slug)")
      reports[report.id] = report
    }

    public func deleteWeather(for city: Place) async throws(WeatherError) {
      calls.append("delete \(city.slug)")
      reports[city.id] = nil
    }

    public func getAllSavedCities() async throws(WeatherError) -> [Place] {
      calls.append("all")
      return reports.values.sorted { $0.fetchedAt > $1.fetchedAt }.map(\.place)
    }

    public func getCachedWeather(for city: Place) async throws(WeatherError) -> WeatherReport? {
      calls.append("cached \(city.slug)")
      return reports[city.id]
    }

    public func getStoredWeather(for city: Place) async throws(WeatherError) -> WeatherReport? {
      calls.append("stored \(city.slug)")
      return reports[city.id]
    }

    public func clearCache() async throws(WeatherError) {
      calls.append("clear")
      reports = [:]
    }

    public func getWeatherWithFallback(
      for city: Place
    ) async throws(WeatherError) -> WeatherReport {
      calls.append("fallback \(city.slug)")
      guard let report = reports[city.id] else { throw .nothingStored }
      return report
    }
  }
#endif
