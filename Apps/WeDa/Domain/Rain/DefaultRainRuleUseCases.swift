/// Reads the rules, the results of their checks, the favourites and the permission.
public struct DefaultLoadRainRulesUseCase: LoadRainRulesUseCase {
  private let rules: any RainRuleRepository
  private let favorites: any FavoritesRepository
  private let notifications: any RainNotificationRepository

  /// Creates a use case that reads the rules for rain.
  public init(
    rules: any RainRuleRepository, favorites: any FavoritesRepository,
    notifications: any RainNotificationRepository
  ) {
    self.rules = rules
    self.favorites = favorites
    self.notifications = notifications
  }

  public func execute() async throws(WeatherError) -> RainRuleOverview {
    let all = try await rules.rules()
    let outcomes = try await rules.outcomes()
    return RainRuleOverview(
      rows: all.map { rule in
        RainRuleRow(rule: rule, outcome: outcomes.first { $0.rule == rule.id })
      },
      favorites: try await favorites.favorites(), status: await notifications.status())
  }
}

/// Stores and removes rules, withdraws what they no longer say, and then runs the checks.
public struct DefaultKeepRainRulesUseCase: KeepRainRulesUseCase {
  private let rules: any RainRuleRepository
  private let notifications: any RainNotificationRepository
  private let changed: @Sendable () async -> Void

  /// Creates a use case that stores and removes rules for rain.
  ///
  /// - Parameters:
  ///   - rules: Stores the rules.
  ///   - notifications: Withdraws notifications.
  ///   - changed: Called after a change, to check the rules and to schedule the next check.
  public init(
    rules: any RainRuleRepository, notifications: any RainNotificationRepository,
    changed: @escaping @Sendable () async -> Void
  ) {
    self.rules = rules
    self.notifications = notifications
    self.changed = changed
  }

  public func save(_ rule: RainRule) async throws(WeatherError) {
    try await rules.save(rule)
    await notifications.withdraw(rule.id)
    try await rules.forgetOutcome(of: rule.id)
    await changed()
  }

  public func remove(_ rule: String) async throws(WeatherError) {
    try await rules.remove(rule)
    await notifications.withdraw(rule)
    await changed()
  }
}
