import Foundation
public import WeDaDomain

extension WeatherFileDTO {
  /// Creates the record of a report.
  public init(_ report: WeatherReport) {
    version = Self.currentVersion
    place = PlaceFileDTO(report.place)
    current = CurrentFileDTO(report.current)
    slots = report.slots.map(SlotFileDTO.init)
    timeZoneOffset = report.timeZoneOffset
    timeZone = report.zone.identifier
    fetchedAt = report.fetchedAt.timeIntervalSince1970
    provider = ProviderFileDTO(
      id: report.provider.id, name: report.provider.name, isDemo: report.provider.isDemo)
    grid = report.gridPoint.map {
      GridFileDTO(
        latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude,
        height: $0.height?.metres)
    }
  }

  /// Converts the record to a report.
  ///
  /// - Parameter origin: The storage from which the record was read.
  /// - Throws: ``UnreadableField`` for a newer version or an implausible value.
  public func toDomain(origin: WeatherReport.Origin) throws(UnreadableField) -> WeatherReport {
    try checkVersion(version, newest: Self.currentVersion)
    var report = WeatherReport(
      place: try mapping("place") { () throws(UnreadableField) in try place.toDomain() },
      current: try mapping("current") { () throws(UnreadableField) in try current.toDomain() },
      slots: try mapping("slots") { () throws(UnreadableField) in
        try slots.mapping { (slot) throws(UnreadableField) in try slot.toDomain() }
      },
      zone: try readZone(),
      fetchedAt: Date(
        timeIntervalSince1970: try fetchedAt.checked(Plausible.seconds, "fetched_at")),
      provider: try mapping("provider") { () throws(UnreadableField) in
        try provider.toDomain()
      },
      origin: origin)
    report.gridPoint = grid.flatMap {
      GridPoint(latitude: $0.latitude, longitude: $0.longitude, height: $0.height)
    }
    return report
  }

  /// Returns the time zone. If the system does not know its name, returns a zone with the offset,
  /// which is right at this time.
  private func readZone() throws(UnreadableField) -> PlaceZone {
    if let timeZone, let zone = try? PlaceZone(identifier: timeZone) { return zone }
    _ = try Double(timeZoneOffset).checked(Plausible.timeZone, "time_zone_offset")
    return PlaceZone(offset: timeZoneOffset)
  }
}

extension ProviderFileDTO {
  /// Returns the provider with its credit: a copy is credited to the provider that made it.
  func toDomain() throws(UnreadableField) -> WeatherProvider {
    if isDemo { return .demo }
    guard let known = WeatherProvider.all.first(where: { $0.id == id && !$0.isDemo }) else {
      let ids = WeatherProvider.all.map(\.id).joined(separator: ", ")
      throw UnreadableField(path: "id", value: id, rule: ids)
    }
    return known
  }
}

extension ConditionFileDTO {
  init(_ condition: WeatherCondition) {
    kind = condition.kind.rawValue
    code = condition.code.rawValue
    details = condition.details
    isDaytime = condition.isDaytime
    isSevere = condition.isSevere ? true : nil
  }

  func toDomain() throws(UnreadableField) -> WeatherCondition {
    let kind = try WeatherKind.read(kind, "condition.kind")
    let code = try code.map { (text) throws(UnreadableField) in
      try ConditionCode.read(text, "condition.code")
    }
    return WeatherCondition(
      code: code ?? ConditionCode(kind), details: details, isDaytime: isDaytime,
      isSevere: isSevere ?? false)
  }
}

extension WindFileDTO {
  init(_ wind: Wind) {
    speed = wind.speed.metresPerSecond
    direction = wind.direction
    gust = wind.gust?.metresPerSecond
  }

  func toDomain() throws(UnreadableField) -> Wind {
    let range = Plausible.metresPerSecond
    return Wind(
      speed: Speed(metresPerSecond: try speed.checked(range, "wind.speed")),
      direction: try direction?.checked(-360...720, "wind.direction"),
      gust: try gust.map { (gust) throws(UnreadableField) in
        Speed(metresPerSecond: try gust.checked(range, "wind.gust"))
      })
  }
}
