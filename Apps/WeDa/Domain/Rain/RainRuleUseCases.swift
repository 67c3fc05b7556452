public import Foundation

/// A rule for rain with the result of its last check.
public struct RainRuleRow: Identifiable, Equatable, Sendable {
  /// The rule.
  public var rule: RainRule
  /// The result of the last check; `nil` before the first one.
  public var outcome: RainOutcome?

  /// The identifier of the rule.
  public var id: String { rule.id }

  /// Creates a rule with the result of its last check.
  public init(rule: RainRule, outcome: RainOutcome? = nil) {
    self.rule = rule
    self.outcome = outcome
  }
}

/// The rules for rain, with all that their page shows.
public struct RainRuleOverview: Equatable, Sendable {
  /// The rules, the oldest first.
  public var rows: [RainRuleRow]
  /// The favourites, for whose places a rule can be made.
  public var favorites: [Favorite]
  /// The permission to show notifications, without which nothing is sent.
  public var status: NotificationStatus

  /// Creates an overview of the rules for rain.
  public init(rows: [RainRuleRow], favorites: [Favorite], status: NotificationStatus) {
    self.rows = rows
    self.favorites = favorites
    self.status = status
  }
}

/// Reads the rules for rain.
public protocol LoadRainRulesUseCase: Sendable {
  /// Returns the rules, the results of their checks, and the favourites.
  func execute() async throws(WeatherError) -> RainRuleOverview
}

/// Stores and removes rules for rain.
public protocol KeepRainRulesUseCase: Sendable {
  /// Stores a new or a changed rule, and checks it if its time has come.
  func save(_ rule: RainRule) async throws(WeatherError)

  /// Removes a rule, and withdraws its notification if that is not delivered yet.
  func remove(_ rule: String) async throws(WeatherError)
}

/// Checks the rules for rain, and sends their notifications.
public protocol CheckRainRulesUseCase: Sendable {
  /// Checks the rules whose time has come, and returns the results.
  func execute() async -> [RainOutcome]

  /// Returns the next time at which the way of a rule is to be checked; `nil` if there is none.
  func nextCheck() async -> Date?
}

/// Provides the use case that reads the rules for rain.
public protocol HasLoadRainRulesUseCase {
  /// The use case that reads the rules for rain.
  var loadRainRules: any LoadRainRulesUseCase { get }
}

/// Provides the use case that stores and removes rules for rain.
public protocol HasKeepRainRulesUseCase {
  /// The use case that stores and removes rules for rain.
  var keepRainRules: any KeepRainRulesUseCase { get }
}

/// Provides the use case that checks the rules for rain.
public protocol HasCheckRainRulesUseCase {
  /// The use case that checks the rules for rain.
  var checkRainRules: any CheckRainRulesUseCase { get }
}
