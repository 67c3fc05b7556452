public import Foundation

/// The official warnings for a place.
public struct WarningReport: Equatable, Sendable {
  /// The maximum number of warnings in a report.
  public static let most = 20

  /// The service that was asked, such as "National Weather Service".
  public let source: String
  /// The warnings, the most severe first, at most ``most``.
  public let warnings: [OfficialWarning]
  /// The time of the service's response.
  public let fetchedAt: Date

  /// Creates a report of the official warnings for a place; of those with the same identifier, one.
  public init(source: String, warnings: [OfficialWarning], fetchedAt: Date) {
    self.source = source
    let sorted = warnings.sorted {
      ($1.severity.rank, $0.start ?? .distantPast, $0.id)
        < ($0.severity.rank, $1.start ?? .distantPast, $1.id)
    }
    var seen: Set<String> = []
    self.warnings = Array(sorted.filter { seen.insert($0.id).inserted }.prefix(Self.most))
    self.fetchedAt = fetchedAt
  }

  /// Returns the warnings that have not ended.
  public func valid(at now: Date) -> [OfficialWarning] {
    warnings.filter { warning in warning.end.map { $0 > now } ?? true }
  }

  /// Returns the valid warnings that a notification tells: those of a severe or an extreme event.
  ///
  /// A warning without a severity is left out, since most of those are about minor events.
  public func alarming(at now: Date) -> [OfficialWarning] {
    valid(at: now).filter { $0.severity == .severe || $0.severity == .extreme }
  }
}

/// A warning as its issuer published it. Texts are in the issuer's language.
public struct OfficialWarning: Equatable, Identifiable, Sendable {
  /// The severity of the expected event.
  public enum Severity: String, CaseIterable, Sendable {
    case extreme, severe, moderate, minor, unknown

    /// The order of the severities; the greatest is the most severe.
    var rank: Int { Self.allCases.reversed().firstIndex(of: self) ?? 0 }

    /// The string catalog's key of the name: "severity.severe.name".
    public var nameKey: String { "severity.\(rawValue).name" }
  }

  /// The maximum number of characters of a warning's text.
  public static let longest = 4000

  /// The identifier that the issuer gave the warning, unique within a report.
  public let id: String
  /// The office that issued the warning.
  public let issuer: String
  /// The event, such as "Winter Storm Warning".
  public let event: String
  /// The severity of the expected event.
  public let severity: Severity
  /// The area in words; empty if it is not named.
  public let area: String
  /// The time when the event begins; `nil` if it is not known.
  public let start: Date?
  /// The time when the event or the warning ends; `nil` if it is not known.
  public let end: Date?
  /// The full text, with what to do.
  public let text: String

  /// Creates a warning. Texts are shortened to ``longest`` characters.
  public init(
    id: String, issuer: String, event: String, severity: Severity, area: String = "",
    start: Date?, end: Date?, text: String
  ) {
    self.id = id
    self.issuer = issuer
    self.event = event
    self.severity = severity
    self.area = String(area.prefix(Self.longest))
    self.start = start
    self.end = end
    self.text = String(text.prefix(Self.longest))
  }
}
