public import WeDaDomain

extension UnavailableStorage: RainRuleRepository {
  public func rules() async throws(WeatherError) -> [RainRule] { throw error }
  public func save(_ rule: RainRule) async throws(WeatherError) { throw error }
  public func locate(_ rule: String, in zone: PlaceZone) async throws(WeatherError) {
    throw error
  }
  public func remove(_ rule: String) async throws(WeatherError) { throw error }
  public func outcomes() async throws(WeatherError) -> [RainOutcome] { throw error }
  public func keep(_ outcome: RainOutcome) async throws(WeatherError) { throw error }
  public func forgetOutcome(of rule: String) async throws(WeatherError) { throw error }
}
