import Foundation

/// A query for characters.
///
///     FeedQuery(status: .alive, name: "rick")
public struct FeedQuery: Hashable, Sendable {
  /// The status to filter by; `nil` for all.
  public let status: CharacterStatus?
  /// A part of the name, trimmed; empty for all.
  public let name: String

  /// Creates a query, and trims the name.
  public init(status: CharacterStatus? = nil, name: String = "") {
    self.status = status
    self.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
