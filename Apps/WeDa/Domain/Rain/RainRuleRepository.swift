/// Stores the rules for rain, and the results of their checks.
public protocol RainRuleRepository: Sendable {
  /// Returns the rules, the oldest first.
  func rules() async throws(WeatherError) -> [RainRule]

  /// Stores a rule, or replaces the one with its identifier at its position.
  ///
  /// - Throws: ``WeatherError/invalid(_:)`` for `rules` beyond ``RainRule/most``.
  func save(_ rule: RainRule) async throws(WeatherError)

  /// Stores the time zone of a rule's place; nothing happens if the rule was removed meanwhile.
  func locate(_ rule: String, in zone: PlaceZone) async throws(WeatherError)

  /// Removes a rule and the result of its check.
  func remove(_ rule: String) async throws(WeatherError)

  /// Returns the result of the last check of each rule that was checked.
  func outcomes() async throws(WeatherError) -> [RainOutcome]

  /// Stores the result of a check, which replaces that of the rule's last one.
  func keep(_ outcome: RainOutcome) async throws(WeatherError)

  /// Removes the result of a rule's check, so that a changed rule is checked again.
  func forgetOutcome(of rule: String) async throws(WeatherError)
}

/// Sends the notifications of rules for rain.
public protocol RainNotificationRepository: Sendable {
  /// Returns the permission to show notifications.
  func status() async -> NotificationStatus

  /// Schedules the notification about a day's way, unless that was done before.
  func tell(_ rule: RainRule, _ forecast: RainForecast) async throws(WeatherError)

  /// Withdraws the notification of a rule that is scheduled and not delivered yet. One that was
  /// withdrawn can be scheduled again.
  func withdraw(_ rule: String) async
}
