#if DEBUG
  /// A mock of the rules' use cases, which keeps the rules in memory.
  public actor MockRainRules: LoadRainRulesUseCase, KeepRainRulesUseCase {
    /// The rules and what their page shows.
    public private(set) var overview: RainRuleOverview
    private var error: WeatherError?

    /// Creates a mock of the rules' use cases.
    ///
    /// - Parameters:
    ///   - rows: The rules at first.
    ///   - favorites: The favourites.
    ///   - status: The permission to show notifications.
    ///   - error: Thrown by each call.
    public init(
      _ rows: [RainRuleRow] = [], favorites: [Favorite] = Favorite.fixtures,
      status: NotificationStatus = .allowed, error: WeatherError? = nil
    ) {
      overview = RainRuleOverview(rows: rows, favorites: favorites, status: status)
      self.error = error
    }

    /// Sets the error of further calls; `nil` for none.
    public func set(error: WeatherError?) { self.error = error }

    public func execute() async throws(WeatherError) -> RainRuleOverview {
      if let error { throw error }
      return overview
    }

    public func save(_ rule: RainRule) async throws(WeatherError) {
      if let error { throw error }
      if let index = overview.rows.firstIndex(where: { $0.id == rule.id }) {
        overview.rows[index] = RainRuleRow(rule: rule)
      } else {
        overview.rows.append(RainRuleRow(rule: rule))
      }
    }

    public func remove(_ rule: String) async throws(WeatherError) {
      if let error { throw error }
      overview.rows.removeAll { $0.id == rule }
    }
  }

  /// A mock repository, which keeps the rules in memory.
  public actor MockRainRuleRepository: RainRuleRepository {
    private var kept: [RainRule]
    private var checked: [RainOutcome]

    /// Creates a repository with rules, and with results of their checks.
    public init(_ rules: [RainRule] = [], outcomes: [RainOutcome] = []) {
      kept = rules
      checked = outcomes
    }

    public func rules() async throws(WeatherError) -> [RainRule] { kept }

    public func save(_ rule: RainRule) async throws(WeatherError) {
      if let index = kept.firstIndex(where: { $0.id == rule.id }) {
        kept[index] = rule
      } else {
        kept.append(rule)
      }
    }

    public func locate(_ rule: String, in zone: PlaceZone) async throws(WeatherError) {
      kept = kept.map { $0.id == rule ? $0.located(in: zone) : $0 }
    }

    public func remove(_ rule: String) async throws(WeatherError) {
      kept.removeAll { $0.id == rule }
      checked.removeAll { $0.rule == rule }
    }

    public func outcomes() async throws(WeatherError) -> [RainOutcome] { checked }

    public func keep(_ outcome: RainOutcome) async throws(WeatherError) {
      checked.removeAll { $0.rule == outcome.rule }
      checked.append(outcome)
    }

    public func forgetOutcome(of rule: String) async throws(WeatherError) {
      checked.removeAll { $0.rule == rule }
    }
  }

  /// Mock notifications of rules for rain, which record the calls.
  public actor MockRainNotifications: RainNotificationRepository {
    /// The forecasts that were told, in order.
    public private(set) var told: [RainForecast] = []
    /// The identifiers of the rules whose notifications were withdrawn, in order.
    public private(set) var withdrawn: [String] = []
    private let permission: NotificationStatus
    private let error: WeatherError?

    /// Creates mock notifications.
    ///
    /// - Parameters:
    ///   - permission: The permission to show notifications.
    ///   - error: Thrown instead of telling a forecast.
    public init(_ permission: NotificationStatus = .allowed, error: WeatherError? = nil) {
      self.permission = permission
      self.error = error
    }

    public func status() async -> NotificationStatus { permission }

    public func tell(_ rule: RainRule, _ forecast: RainForecast) async throws(WeatherError) {
      if let error { throw error }
      told.append(forecast)
    }

    public func withdraw(_ rule: String) async { withdrawn.append(rule) }
  }

  extension RainRule {
    /// Returns the rule "before 7:00 on weekdays, for a way from 7:30 to 8:15"; invalid times are a
    /// fatal error.
    public static func fixture(
      id: String = "way", place: Place = .london, weekdays: Set<Weekday> = Weekday.workdays,
      start: (Int, Int) = (7, 30), end: (Int, Int) = (8, 15), notice: (Int, Int) = (7, 0),
      threshold: RainThreshold = .probability(0.4), isOn: Bool = true, zone: PlaceZone? = .gmt
    ) -> RainRule {
      do {
        return try RainRule(
          id: id, place: place, name: place.name, weekdays: weekdays,
          start: ClockTime(hour: start.0, minute: start.1),
          end: ClockTime(hour: end.0, minute: end.1),
          notice: ClockTime(hour: notice.0, minute: notice.1), threshold: threshold, isOn: isOn,
          zone: zone)
      } catch {
        preconditionFailure("a fixture has invalid values: \(error)")
      }
    }
  }
#endif
