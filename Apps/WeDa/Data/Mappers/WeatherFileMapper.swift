import Foundation
public import WeDaDomain

extension WeatherFileDTO {
  public init(_ report: WeatherReport) {
    version = Self.currentVersion
    place = PlaceFileDTO(report.place)
    current = CurrentFileDTO(report.current)
    slots = report.slots.map(SlotFileDTO.init)
    timeZoneOffset = report.timeZoneOffset
    fetchedAt = report.fetchedAt.timeIntervalSince1970
    provider = ProviderFileDTO(
      id: report.provider.id, name: report.provider.name, isDemo: report.provider.isDemo)
  }

  /// - Parameter origin: Where this copy was read.
  /// - Throws: ``UnreadableField`` for a newer version or a field that cannot be true.
  public func toDomain(origin: WeatherReport.Origin) throws(UnreadableField) -> WeatherReport {
    try checkVersion(version, newest: Self.currentVersion)
    return WeatherReport(
      place: try mapping("place") { () throws(UnreadableField) in try place.toDomain() },
      current: try mapping("current") { () throws(UnreadableField) in try current.toDomain() },
      slots: try mapping("slots") { () throws(UnreadableField) in
        try slots.mapping { (slot) throws(UnreadableField) in try slot.toDomain() }
      },
      timeZoneOffset: timeZoneOffset, fetchedAt: Date(timeIntervalSince1970: fetchedAt),
      provider: WeatherProvider(id: provider.id, name: provider.name, isDemo: provider.isDemo),
      origin: origin)
  }
}

extension ConditionFileDTO {
  init(_ condition: WeatherCondition) {
    kind = condition.kind.rawValue
    details = condition.details
    isDaytime = condition.isDaytime
  }

  func toDomain() throws(UnreadableField) -> WeatherCondition {
    WeatherCondition(
      kind: try WeatherKind.read(kind, "condition.kind"), details: details, isDaytime: isDaytime)
  }
}

extension WindFileDTO {
  init(_ wind: Wind) {
    speed = wind.speed.metresPerSecond
    direction = wind.direction
    gust = wind.gust?.metresPerSecond
  }

  func toDomain() -> Wind {
    Wind(
      speed: Speed(metresPerSecond: speed), direction: direction,
      gust: gust.map(Speed.init(metresPerSecond:)))
  }
}
