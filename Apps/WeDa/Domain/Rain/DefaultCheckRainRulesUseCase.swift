public import Foundation

/// Checks the rules whose time has come against fresh forecasts.
///
/// A day's way is told once. While the forecast cannot be had, nothing is sent, and the check is
/// repeated as long as the way is not over. Invented and stored weather is not told.
public struct DefaultCheckRainRulesUseCase: CheckRainRulesUseCase {
  private let rules: any RainRuleRepository
  private let weather: any WeatherRepository
  private let settings: any SettingsRepository
  private let notifications: any RainNotificationRepository
  private let now: @Sendable () -> Date

  /// Creates a use case that checks the rules for rain.
  ///
  /// - Parameters:
  ///   - rules: The rules, and the results of their checks.
  ///   - weather: Loads the forecasts.
  ///   - settings: Says whether requests are allowed.
  ///   - notifications: Sends the notifications.
  ///   - now: Returns the current time.
  public init(
    rules: any RainRuleRepository, weather: any WeatherRepository,
    settings: any SettingsRepository, notifications: any RainNotificationRepository,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.rules = rules
    self.weather = weather
    self.settings = settings
    self.notifications = notifications
    self.now = now
  }

  public func execute() async -> [RainOutcome] {
    guard await notifications.status().isAllowed else { return [] }
    // Without the results of earlier checks nothing is told twice: the notifications have a record.
    let before = (try? await rules.outcomes()) ?? []
    var found: [RainOutcome] = []
    for rule in await active() {
      let last = before.first { $0.rule == rule.id }
      guard let outcome = await check(rule, last) else { continue }
      // A result that cannot be stored is missing on the page; the next check stores its own.
      try? await rules.keep(outcome)
      found.append(outcome)
    }
    return found
  }

  public func nextCheck() async -> Date? {
    let time = now()
    let checks = await active().compactMap { rule -> Date? in
      guard let zone = rule.zone else { return time }
      return rule.ways(after: time, in: zone).map(\.firstCheck).first { $0 > time }
    }
    return checks.min()
  }

  /// Returns the rules that are switched on; none if they cannot be read.
  private func active() async -> [RainRule] {
    ((try? await rules.rules()) ?? []).filter(\.isOn)
  }

  /// Returns the result of a rule's check; `nil` if its time has not come, or nothing is left to do.
  private func check(_ rule: RainRule, _ last: RainOutcome?) async -> RainOutcome? {
    guard let zone = rule.zone else { return await begin(rule, last) }
    guard let way = due(rule, zone, last) else { return nil }
    do throws(WeatherError) {
      let report = try await forecast(of: rule)
      return try await judge(rule, report, last)
    } catch {
      return error == .cancelled ? nil : outcome(rule, way.day, .failed)
    }
  }

  /// Reads the forecast of a rule without a time zone, since its ways are not known yet.
  private func begin(_ rule: RainRule, _ last: RainOutcome?) async -> RainOutcome? {
    guard let report = try? await forecast(of: rule) else { return nil }
    return try? await judge(rule, report, last)
  }

  /// Compares the forecast with the way that is due in the time zone of the forecast.
  private func judge(
    _ rule: RainRule, _ report: WeatherReport, _ last: RainOutcome?
  ) async throws(WeatherError) -> RainOutcome? {
    if report.zone != rule.zone { try await rules.locate(rule.id, in: report.zone) }
    guard let way = due(rule, report.zone, last) else { return nil }
    let forecast = RainForecast(report, way: way, threshold: rule.threshold)
    switch forecast.verdict {
    case .dry: return outcome(rule, way.day, .dry)
    case .unknown: return outcome(rule, way.day, .unknown)
    case .rain:
      try await notifications.tell(rule, forecast)
      return outcome(rule, way.day, .told)
    }
  }

  private func outcome(_ rule: RainRule, _ day: LocalDay, _ kind: RainOutcome.Kind) -> RainOutcome {
    RainOutcome(rule: rule.id, day: day, kind: kind)
  }

  /// Returns the way that is due and has no final result.
  private func due(_ rule: RainRule, _ zone: PlaceZone, _ last: RainOutcome?) -> RainWay? {
    let time = now()
    return rule.ways(after: time, in: zone).first { way in
      guard way.isDue(at: time) else { return false }
      guard let last, last.day == way.day else { return true }
      switch last.kind {
      case .told: return false
      // Until the notification would be delivered, a newer forecast may say otherwise.
      case .dry: return time < way.delivery
      case .unknown, .failed: return true
      }
    }
  }

  /// Loads a forecast that may be told.
  private func forecast(of rule: RainRule) async throws(WeatherError) -> WeatherReport {
    guard try await settings.settings().dataSource != .offline else { throw .nothingStored }
    let report = try await weather.fetchWeather(for: rule.place)
    guard !report.isFallback, !report.isDemo else { throw report.fallbackReason ?? .nothingStored }
    return report
  }
}
