import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the provider's codes of severe weather.
@Suite(.mission("W-25")) struct SevereCodeTests {
  private static let openWeatherMap = [
    200, 211, 232, 502, 503, 504, 511, 522, 531, 602, 622, 762, 771, 781,
  ]
  private static let harmless = [
    300, 314, 321, 500, 501, 520, 521, 600, 601, 616, 620, 621, 701, 741, 761, 800, 804, 0,
  ]

  private func condition(_ id: Int) throws -> WeatherCondition {
    try [ConditionDTO(id: id, group: nil, details: nil, icon: nil)].toDomain(isDaytime: true)
  }

  @Test(arguments: openWeatherMap)
  func `OpenWeatherMap's severe codes are severe`(id: Int) throws {
    #expect(try condition(id).isSevere)
  }

  @Test(arguments: harmless)
  func `OpenWeatherMap's other codes are not severe`(id: Int) throws {
    #expect(try !condition(id).isSevere)
  }

  @Test func `the severe WMO codes are severe, and no others`() {
    let severe = (0...99).filter { WeatherCondition(wmo: Double($0), isDaytime: true).isSevere }
    #expect(severe == [65, 66, 67, 75, 82, 86, 95, 96, 97, 98, 99])
    #expect(!WeatherCondition(wmo: nil, isDaytime: true).isSevere)
    #expect(!WeatherCondition(wmo: 65.5, isDaytime: true).isSevere)
  }

  @Test func `a stored copy keeps its severity`() throws {
    for isSevere in [true, false] {
      let condition = WeatherCondition(code: .rain, isDaytime: true, isSevere: isSevere)
      #expect(try ConditionFileDTO(condition).toDomain() == condition)
    }
  }
}
