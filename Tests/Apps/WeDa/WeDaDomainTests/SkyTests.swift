import Foundation
import Testing
import WeDaDomain

/// Tests of the sun and the moon against values of an astronomical library, and the scenes of
/// conditions.
@Suite struct SkyTests {
  /// A place, a time, and the direction there without refraction.
  struct Seen: Sendable {
    var latitude, longitude, time, height, azimuth: Double

    func coordinate() throws -> Coordinate {
      try Coordinate(latitude: latitude, longitude: longitude)
    }
  }

  /// The first is the example of the solar position algorithm by the NREL (2008); the others were
  /// computed with PyEphem: sunrise and noon in London, noon of the polar night and midnight of the
  /// polar day in Tromsø, Sydney, and a sun near the zenith of Quito.
  private static let suns = [
    Seen(
      latitude: 39.742476, longitude: -105.1786, time: 1_066_419_030, height: 39.872,
      azimuth: 194.340),
    Seen(
      latitude: 51.5074, longitude: -0.1278, time: 1_773_296_460, height: -0.918, azimuth: 94.152),
    Seen(
      latitude: 51.5074, longitude: -0.1278, time: 1_782_043_320, height: 61.929, azimuth: 179.840),
    Seen(
      latitude: 69.6492, longitude: 18.9553, time: 1_797_850_800, height: -3.143, azimuth: 184.083),
    Seen(
      latitude: 69.6492, longitude: 18.9553, time: 1_782_081_900, height: 3.084, azimuth: 359.749),
    Seen(
      latitude: -33.8688, longitude: 151.2093, time: 1_797_818_400, height: 79.455,
      azimuth: 351.221),
  ]

  @Test(arguments: suns)
  func `the sun's computed height and azimuth match reference values`(seen: Seen) throws {
    let sun = SunPosition(
      of: try seen.coordinate(), at: Date(timeIntervalSince1970: seen.time))
    #expect(abs(sun.height - seen.height) < 0.02)
    #expect(abs(sun.azimuth - seen.azimuth) < 0.03)
  }

  @Test func `a sun near the zenith is nearly ninety degrees high`() throws {
    let quito = try Coordinate(latitude: -0.1807, longitude: -78.4678)
    let sun = SunPosition(of: quito, at: Date(timeIntervalSince1970: 1_774_027_260))
    #expect(abs(sun.height - 89.769) < 0.02)
  }

  private static let moons = [
    Seen(
      latitude: 39.742476, longitude: -105.1786, time: 1_066_419_030, height: 5.142,
      azimuth: 300.06),
    Seen(
      latitude: 51.5074, longitude: -0.1278, time: 1_773_296_460, height: 9.095, azimuth: 174.443),
    Seen(
      latitude: -33.8688, longitude: 151.2093, time: 1_797_818_400, height: -47.511,
      azimuth: 93.343),
  ]

  @Test(arguments: moons)
  func `the moon's computed height and azimuth are within half a degree of reference values`(
    seen: Seen
  ) throws {
    let moon = MoonPosition(
      of: try seen.coordinate(), at: Date(timeIntervalSince1970: seen.time))
    #expect(abs(moon.height - seen.height) < 0.5)
    #expect(abs(moon.azimuth - seen.azimuth) < 0.5)
  }

  /// The main phases of March 2026.
  @Test(arguments: [
    (1_772_537_869.0, 180.0, MoonPhase.Name.full), (1_773_221_907, 270, .lastQuarter),
    (1_773_883_405, 360, .new), (1_774_466_258, 90, .firstQuarter),
  ])
  func `the computed moon phases match the times of an almanac`(
    time: Double, age: Double, name: MoonPhase.Name
  ) {
    let phase = MoonPhase(at: Date(timeIntervalSince1970: time))
    let difference = abs(phase.age - age)
    #expect(min(difference, 360 - difference) < 0.5)
    #expect(phase.name == name)
  }

  @Test func `the moon's lit fraction matches Meeus's example of 12 April 1992`() {
    // 12 April 1992: 0.678 by the full theory, 0.680 by the short formula.
    let phase = MoonPhase(at: Date(timeIntervalSince1970: 703_036_800))
    #expect(abs(phase.lit - 0.68) < 0.003)
    #expect(phase.isWaxing && phase.name == .waxingGibbous)
  }

  @Test func `every phase has its name, in order`() {
    let names = stride(from: 0.0, to: 360, by: 45).map { MoonPhase(age: $0).name }
    #expect(names == MoonPhase.Name.allCases)
    #expect(MoonPhase(age: 359).name == .new)
    #expect(MoonPhase(age: -1) == MoonPhase(age: 359))
  }

  @Test func `the sky scene is night, dawn, day or dusk by the sun's height and direction`() {
    func light(_ sun: Double, rises: Bool) -> SkyScene.Light {
      SkyScene(cover: .clear, sun: sun, isRising: rises).light
    }
    #expect(light(-13, rises: true) == .night && light(40, rises: false) == .day)
    #expect(light(-3, rises: true) == .dawn && light(-3, rises: false) == .dusk)
    #expect(light(3, rises: true) == .dawn && light(3, rises: false) == .dusk)
  }

  @Test func `a sky scene has the report's rain, clouds and wind and the sun's computed height`() {
    let scene = SkyScene(.fixture(), at: WeatherReport.fixtureTime)
    #expect(scene.fall == .rain && scene.cover == .overcast && scene.haze == nil)
    #expect(abs(scene.sun - 26.63) < 0.1 && scene.isRising && scene.light == .day)
    #expect(scene.wind == 5.2 && scene.drift < 0, "a wind from the south-west blows to the left")
    let night = SkyScene(.fixture(), at: WeatherReport.fixtureTime.addingTimeInterval(43_200))
    #expect(night.light == .night && night.fall == .rain)
  }

  @Test func `clouds have three densities, and only reported clouds are drawn`() {
    func cover(_ code: ConditionCode, _ share: Double?) -> SkyScene.Cover {
      SkyScene.Cover(code, cloudiness: share)
    }
    #expect(cover(.partlyCloudy, nil) == .few && cover(.partlyCloudy, 60) == .broken)
    #expect(cover(.cloudy, nil) == .overcast && cover(.cloudy, 70) == .broken)
    #expect(cover(.unknown, nil) == .clear && cover(.unknown, 90) == .overcast)
    #expect(cover(.clear, 100) == .clear && cover(.snow, 10) == .overcast)
  }

  @Test func `rain, snow, fog and thunder are distinguished`() {
    #expect(SkyScene.Fall(.drizzle) == .rain && SkyScene.Fall(.thunderstorm) == .heavyRain)
    #expect(SkyScene.Fall(.snowShowers) == .snow && SkyScene.Fall(.sleet) == .sleet)
    #expect(SkyScene.Fall(.unknown) == nil && SkyScene.Fall(.cloudy) == nil)
    #expect(SkyScene.Haze(.fog) == .fog && SkyScene.Haze(.haze) == .haze)
    #expect(SkyScene.Haze(.rain) == nil)
  }

  @Test
  func `the sun's course runs from local midnight to midnight, with its highest point at noon`()
    throws
  {
    let zone = try PlaceZone(identifier: "Europe/London")
    let course = SunCourse(
      at: Place.london.coordinate, zone: zone, time: WeatherReport.fixtureTime)
    #expect(course.points.count == 49)
    #expect(course.points.first?.part == 0 && course.points.last?.part == 1)
    // 09:40 in the winter.
    #expect(abs(course.now.part - 580.0 / 1440) < 0.0001)
    let highest = try #require(course.points.max { $0.height < $1.height })
    #expect(highest.part == 0.5 && abs(highest.height - 34.9) < 0.5)
  }

  @Test
  func `the pressure trend is nil unless the current and a nearby later pressure are reported`() {
    func report(_ now: Double?, _ then: Double?, after hours: Double) -> WeatherReport {
      let time = WeatherReport.fixtureTime
      let slot = ForecastSlot(
        time: time.addingTimeInterval(hours * 3600), temperature: Temperature(celsius: 8),
        condition: CurrentWeather.fixture.condition,
        pressure: then.map(Pressure.init(hectopascals:)))
      let current = CurrentWeather(
        observedAt: time, temperature: Temperature(celsius: 8),
        condition: CurrentWeather.fixture.condition,
        pressure: now.map(Pressure.init(hectopascals:)))
      return WeatherReport(
        place: .london, current: current, slots: [slot], zone: .gmt, fetchedAt: time,
        provider: .fixture, origin: .remote)
    }
    #expect(report(1009, 1012, after: 3).pressureTrend == .rising)
    #expect(report(1009, 1009.8, after: 3).pressureTrend == .steady)
    #expect(report(1009, 1008, after: 1.5).pressureTrend == .falling)
    #expect(report(nil, 1012, after: 3).pressureTrend == nil)
    #expect(report(1009, nil, after: 3).pressureTrend == nil)
    #expect(report(1009, 1012, after: 9).pressureTrend == nil)
  }
}
