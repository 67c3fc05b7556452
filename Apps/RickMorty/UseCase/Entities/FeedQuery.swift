import Foundation

/// Which characters are wanted.
///
///     FeedQuery(status: .alive, name: "rick")
public struct FeedQuery: Hashable, Sendable {
  /// All, where it is `nil`.
  public let status: CharacterStatus?
  /// A part of the name, trimmed; all names where it is empty.
  public let name: String

  public init(status: CharacterStatus? = nil, name: String = "") {
    self.status = status
    self.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
