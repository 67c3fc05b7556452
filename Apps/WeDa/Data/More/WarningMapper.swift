public import Foundation
public import WeDaDomain

extension NWSAlertsDTO {
  /// Converts the response; exercises and cancelled alerts are left out.
  ///
  /// - Throws: ``UnreadableField`` for a text that is not a time.
  public func toDomain(fetchedAt: Date) throws(UnreadableField) -> WarningReport {
    let warnings = try mapping("features") { () throws(UnreadableField) in
      try features.mapping { (feature) throws(UnreadableField) in
        try mapping("properties") { () throws(UnreadableField) in
          try feature.properties.toDomain()
        }
      }
    }
    return WarningReport(
      source: NWSWarnings.name, warnings: warnings.compactMap(\.self), fetchedAt: fetchedAt)
  }
}

extension NWSAlertsDTO.PropertiesDTO {
  fileprivate func toDomain() throws(UnreadableField) -> OfficialWarning? {
    guard status ?? "Actual" == "Actual", messageType != "Cancel" else { return nil }
    let (ends, expires) = (try time(ends, "ends"), try time(expires, "expires"))
    let (onset, effective) = (try time(onset, "onset"), try time(effective, "effective"))
    return OfficialWarning(
      id: id, issuer: senderName ?? NWSWarnings.name, event: event,
      severity: severity.flatMap { OfficialWarning.Severity(rawValue: $0.lowercased()) }
        ?? .unknown,
      area: areaDesc ?? "", start: onset ?? effective, end: ends ?? expires,
      text: [description, instruction].compactMap(\.self).joined(separator: "\n\n"))
  }

  private func time(_ text: String?, _ path: String) throws(UnreadableField) -> Date? {
    guard let text else { return nil }
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw UnreadableField(path: path, value: text, rule: "ISO 8601")
    }
    return date
  }
}

extension OneCallDTO {
  /// Converts the alerts. OpenWeatherMap does not give their severity.
  ///
  /// - Throws: ``UnreadableField`` for a time out of range.
  public func toDomain(provider: WeatherProvider, fetchedAt: Date) throws(UnreadableField)
    -> WarningReport
  {
    let warnings = try mapping("alerts") { () throws(UnreadableField) in
      try (alerts ?? []).mapping { (alert) throws(UnreadableField) in try alert.toDomain() }
    }
    return WarningReport(
      source: provider.name,
      // The same text may come in several languages, each as an alert.
      warnings: warnings.compactMap(\.self).reduce(into: []) { kept, warning in
        if !kept.contains(where: { $0.id == warning.id }) { kept.append(warning) }
      }, fetchedAt: fetchedAt)
  }
}

extension OneCallDTO.AlertDTO {
  fileprivate func toDomain() throws(UnreadableField) -> OfficialWarning? {
    guard let event, !event.isEmpty else { return nil }
    let start = try time(start, "start")
    let end = try time(end, "end")
    let issuer = sender ?? ""
    return OfficialWarning(
      id: "\(issuer)/\(event)/\(start?.timeIntervalSince1970 ?? 0)", issuer: issuer, event: event,
      severity: .unknown, start: start, end: end, text: description ?? "")
  }

  private func time(_ seconds: Double?, _ path: String) throws(UnreadableField) -> Date? {
    guard let seconds else { return nil }
    return Date(timeIntervalSince1970: try seconds.checked(Plausible.seconds, path))
  }
}
