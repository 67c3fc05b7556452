public import Foundation

/// The look of the sky over a place: the weather, and the real light of the sun and the moon.
public struct SkyScene: Equatable, Sendable {
  /// The part of the sky that is covered by clouds.
  public enum Cover: Int, CaseIterable, Comparable, Sendable {
    case clear, few, broken, overcast

    public static func < (one: Cover, other: Cover) -> Bool { one.rawValue < other.rawValue }
  }

  /// The kind of precipitation.
  public enum Fall: CaseIterable, Sendable { case rain, heavyRain, snow, sleet }

  /// A cause of poor visibility near the ground.
  public enum Haze: CaseIterable, Sendable { case fog, haze }

  /// The light of the day.
  public enum Light: CaseIterable, Sendable { case night, dawn, day, dusk }

  /// The part of the sky that is covered by clouds.
  public let cover: Cover
  /// The kind of precipitation; `nil` if it is dry.
  public let fall: Fall?
  /// The cause of poor visibility; `nil` if the air is clear.
  public let haze: Haze?
  /// A Boolean value that indicates whether there is a thunderstorm.
  public let hasThunder: Bool
  /// The speed of the wind in metres per second; `nil` if it is not known.
  public let wind: Double?
  /// The part of the wind that blows to the right, -1 ... 1, for a person who looks to where the
  /// sun is at noon.
  public let drift: Double
  /// The height of the sun in degrees.
  public let sun: Double
  /// A Boolean value that indicates whether the sun is on its way up.
  public let isRising: Bool
  /// The phase of the moon.
  public let phase: MoonPhase
  /// The height of the moon in degrees.
  public let moon: Double
  /// A Boolean value that indicates whether the place is south of the equator, where the moon is
  /// seen the other way up.
  public let isSouthern: Bool

  /// Creates a description of the look of the sky over a place.
  public init(
    cover: Cover, fall: Fall? = nil, haze: Haze? = nil, hasThunder: Bool = false,
    wind: Double? = nil, drift: Double = 0, sun: Double, isRising: Bool = false,
    phase: MoonPhase = MoonPhase(age: 180), moon: Double = -90, isSouthern: Bool = false
  ) {
    (self.cover, self.fall, self.haze, self.hasThunder) = (cover, fall, haze, hasThunder)
    (self.wind, self.drift) = (wind, drift)
    (self.sun, self.isRising) = (sun, isRising)
    (self.phase, self.moon, self.isSouthern) = (phase, moon, isSouthern)
  }
}

extension SkyScene {
  /// Creates the scene of a report.
  ///
  /// - Parameters:
  ///   - report: The weather of the place.
  ///   - time: The time whose light is shown; for a stored copy it is not the current time.
  public init(_ report: WeatherReport, at time: Date) {
    let (current, place) = (report.current, report.place.coordinate)
    let code = current.condition.code
    let sun = SunPosition(of: place, at: time).height
    self.init(
      cover: Cover(code, cloudiness: current.cloudiness), fall: Fall(code), haze: Haze(code),
      hasThunder: [.thunderstorm, .hail].contains(code), wind: current.wind?.speed.metresPerSecond,
      drift: Self.drift(current.wind, isSouthern: place.latitude < 0), sun: sun,
      isRising: SunPosition(of: place, at: time.addingTimeInterval(300)).height > sun,
      phase: MoonPhase(at: time), moon: MoonPosition(of: place, at: time).height,
      isSouthern: place.latitude < 0)
  }

  /// Returns the part of a wind that blows to the right, -1 ... 1. A person in the north looks
  /// south, with the east to the left.
  private static func drift(_ wind: Wind?, isSouthern: Bool) -> Double {
    guard let direction = wind?.direction else { return 0 }
    let fromEast = Angle(direction).sin
    return isSouthern ? -fromEast : fromEast
  }

  /// The light of the day: dawn and dusk last from a sun 12° below the horizon to one 6° above it.
  public var light: Light {
    if sun >= 6 { return .day }
    if sun <= -12 { return .night }
    return isRising ? .dawn : .dusk
  }
}

extension SkyScene.Cover {
  /// Creates the cover of a condition.
  ///
  /// - Parameter cloudiness: The cloud cover in per cent, by which more and fewer clouds are distinguished.
  public init(_ code: ConditionCode, cloudiness: Double?) {
    switch code {
    case .clear: self = .clear
    case .partlyCloudy: self = (cloudiness ?? 0) > 45 ? .broken : .few
    case .cloudy: self = (cloudiness ?? 100) < 80 ? .broken : .overcast
    case .showers, .snowShowers: self = .broken
    case .unknown: self = Self.measured(cloudiness)
    case .fog, .haze, .drizzle, .rain, .heavyRain, .freezingRain, .sleet, .snow, .thunderstorm,
      .hail, .squall, .tornado:
      self = .overcast
    }
  }

  /// Returns the cover for a measured cloudiness; without a measurement, no clouds are drawn.
  private static func measured(_ cloudiness: Double?) -> Self {
    switch cloudiness ?? 0 {
    case ..<12: .clear
    case ..<45: .few
    case ..<80: .broken
    default: .overcast
    }
  }
}

extension SkyScene.Fall {
  /// Creates the kind of precipitation for a condition; `nil` if it is dry or not known.
  public init?(_ code: ConditionCode) {
    switch code {
    case .drizzle, .rain, .freezingRain, .showers: self = .rain
    case .heavyRain, .thunderstorm, .hail: self = .heavyRain
    case .sleet: self = .sleet
    case .snow, .snowShowers: self = .snow
    case .clear, .partlyCloudy, .cloudy, .fog, .haze, .squall, .tornado, .unknown: return nil
    }
  }
}

extension SkyScene.Haze {
  /// Creates the cause of poor visibility for a condition; `nil` if there is none.
  public init?(_ code: ConditionCode) {
    switch code {
    case .fog: self = .fog
    case .haze: self = .haze
    default: return nil
    }
  }
}
