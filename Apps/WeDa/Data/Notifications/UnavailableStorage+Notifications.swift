public import Foundation
public import WeDaDomain

extension UnavailableStorage: NotificationRecords {
  public func language() async throws(WeatherError) -> String? { throw error }
  public func keep(language: String) async throws(WeatherError) { throw error }
  public func silenced() async throws(WeatherError) -> Set<String> { throw error }
  public func silence(_ place: String, _ isSilenced: Bool) async throws(WeatherError) {
    throw error
  }
  public func token() async throws(WeatherError) -> Data? { throw error }
  public func keep(token: Data?) async throws(WeatherError) { throw error }
  public func claim(_ event: String, at now: Date) async throws(WeatherError) -> Bool {
    throw error
  }
  public func release(_ event: String) async throws(WeatherError) { throw error }
}
