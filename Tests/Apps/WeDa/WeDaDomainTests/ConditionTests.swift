import Foundation
import Testing
import WeDaDomain

/// Tests of the tables of conditions, units, compass points and regions.
@Suite struct ConditionTests {
  private static let kinds: [WeatherKind: [ConditionCode]] = [
    .sunny: [.clear], .cloudy: [.partlyCloudy, .cloudy], .foggy: [.fog, .haze],
    .rainy: [.drizzle, .rain, .heavyRain, .freezingRain, .showers],
    .snowy: [.sleet, .snow, .snowShowers], .stormy: [.thunderstorm, .hail, .squall, .tornado],
    .unknown: [.unknown],
  ]

  @Test func `each condition belongs to one kind of weather`() {
    for (kind, codes) in Self.kinds {
      for code in codes {
        #expect(code.kind == kind, "\(code)")
        #expect(code.isDry == [.sunny, .cloudy, .foggy].contains(kind), "\(code)")
        #expect(code.nameKey == "condition.\(code.rawValue).name")
      }
    }
    #expect(Self.kinds.values.joined().count == ConditionCode.allCases.count)
  }

  @Test(arguments: WeatherKind.allCases)
  func `a kind of weather maps to a condition of that kind`(kind: WeatherKind) {
    #expect(ConditionCode(kind).kind == kind)
    let condition = WeatherCondition(kind: kind, details: "as told", isDaytime: false)
    #expect(condition.kind == kind && condition.details == "as told")
    #expect(!condition.isDaytime && !condition.isSevere)
  }

  @Test(arguments: [
    (ConditionCode.clear, "sun.max.fill", "moon.stars.fill"),
    (.partlyCloudy, "cloud.sun.fill", "cloud.moon.fill"), (.cloudy, "cloud.fill", "cloud.fill"),
    (.rain, "cloud.rain.fill", "cloud.rain.fill"), (.sleet, "cloud.sleet.fill", "cloud.sleet.fill"),
    (.hail, "cloud.hail.fill", "cloud.hail.fill"),
    (.haze, "sun.haze.fill", "moon.haze.fill"),
    (.unknown, "questionmark.circle", "questionmark.circle"),
  ])
  func `a condition has an icon by day and by night`(
    code: ConditionCode, day: String, night: String
  ) {
    #expect(WeatherCondition(code: code, isDaytime: true).icon == day)
    #expect(WeatherCondition(code: code, isDaytime: false).icon == night)
  }

  @Test(arguments: [
    (0.0, CompassPoint.north), (22.4, .north), (22.5, .northEast), (45, .northEast), (90, .east),
    (135, .southEast), (180, .south), (225, .southWest), (270, .west), (315, .northWest),
    (337.4, .northWest), (337.5, .north), (360, .north), (-45, .northWest), (-360, .north),
    (765, .northEast),
  ])
  func `a direction is named after the nearest of eight points`(
    degrees: Double, point: CompassPoint
  ) {
    #expect(CompassPoint(degrees: degrees) == point)
    let wind = Wind(speed: Speed(metresPerSecond: 1), direction: degrees, gust: nil)
    #expect(wind.compassPoint == point)
    #expect((0..<360).contains(wind.direction ?? -1))
    #expect(point.nameKey == "compass.\(point).name")
  }

  @Test(arguments: [
    ("US", UnitPreset.american), ("AS", .american), ("GU", .american), ("MP", .american),
    ("PR", .american), ("UM", .american), ("VI", .american), ("GB", .british), ("GG", .british),
    ("IM", .british), ("JE", .british), ("gb", .british), ("FR", .metric), ("USA", .metric),
  ])
  func `a region has its usual units`(region: String, preset: UnitPreset) {
    #expect(UnitChoice.usual(in: region) == preset.units)
  }

  @Test func `the metric, British and American unit presets have their usual units`() {
    #expect(
      UnitChoice.metric.wind == .kilometresPerHour && UnitChoice.british.wind == .milesPerHour)
    #expect(UnitChoice.metric.distance == .kilometres && UnitChoice.british.distance == .miles)
    #expect(
      UnitChoice.british.temperature == .celsius && UnitChoice.british.pressure == .hectopascals)
    #expect(UnitChoice.american.temperature == .fahrenheit)
    #expect(UnitChoice.american.pressure == .inchesOfMercury)
    #expect(UnitChoice.american.precipitation == .inches)
    #expect(UnitChoice.american.wind == .milesPerHour && UnitChoice.american.distance == .miles)
  }

  @Test func `each value is converted to each of its units`() {
    let speed = Speed(metresPerSecond: 20)
    let speeds = WindUnit.allCases.map { speed.value(in: $0).rounded(decimals: 2) }
    #expect(speeds == [20, 72, 44.74, 38.88, 8])
    let pressure = Pressure(hectopascals: 1000)
    let pressures = PressureUnit.allCases.map { pressure.value(in: $0).rounded(decimals: 2) }
    #expect(pressures == [1000, 29.53, 750.06])
    let rain = Precipitation(millimetres: 12.7)
    #expect(PrecipitationUnit.allCases.map { rain.value(in: $0) } == [12.7, 0.5])
    #expect(TemperatureUnit.allCases.map { Temperature(celsius: 25).value(in: $0) } == [25, 77])
    let distance = Distance(metres: 8046.72)
    #expect(DistanceUnit.allCases.map { distance.value(in: $0) } == [8.04672, 5])
    #expect(Speed(metresPerSecond: 1) < speed && !(speed < speed))
    #expect(Temperature(celsius: -1) < Temperature(celsius: 0))
  }

  @Test func `localization keys are derived from the enum case`() {
    #expect(WindUnit.knots.nameKey == "units.knots.name")
    #expect(Speed(metresPerSecond: 20).beaufort.nameKey == "beaufort.force8.name")
    #expect(ClockChoice.twelve.nameKey == "clock.twelve.name")
    #expect(DataSourceType.cache.nameKey == "settings.cache.name")
    #expect(LanguageChoice.arabic.nameKey == "language.ar.name")
    #expect(BackupMode.merge.nameKey == "backup.merge.name")
    #expect(WeatherLayer.clouds.nameKey == "map.clouds.name")
    #expect(PolarLight.night.nameKey == "details.polar.night")
    #expect(WeatherProvider.openMeteo.creditKey == "credit.openmeteo.title")
    #expect(WeatherProvider.openMeteo.licenceKey == "credit.openmeteo.licence")
    #expect(WeatherProvider.all.filter(\.isDemo) == [.demo])
  }

  @Test(arguments: [(12.345, -1, 12.0), (12.5, 0, 13), (-12.5, 0, -13), (0.125, 2, 0.13)])
  func `a number is rounded half away from zero`(number: Double, decimals: Int, result: Double) {
    #expect(number.rounded(decimals: decimals) == result)
  }
}
