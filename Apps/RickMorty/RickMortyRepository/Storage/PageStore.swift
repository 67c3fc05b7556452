public import Foundation
public import UseCase

/// The key of a stored page: its query and number.
public struct PageKey: Hashable, Sendable {
  /// The text under which the page is stored.
  public let text: String

  /// Creates the key of a page, which counts from 1.
  public init(_ query: FeedQuery, page: Int) {
    text = "\(query.status?.parameter ?? "all")/\(page)/\(query.name.lowercased())"
  }
}

/// Stores responses on the device for use while the service fails. Errors of storing are ignored.
public protocol PageStore: Sendable {
  /// Returns the stored page; `nil` if there is none.
  func page(for key: PageKey) async -> CharactersAnswer?
  /// Stores a page that came at `time`.
  func save(_ page: CharactersPageResponse, for key: PageKey, at time: Date) async

  /// Returns a stored character, loaded singly or on a page; `nil` if there is none.
  func character(id: Int) async -> CharacterAnswer?
  /// Stores a character that came at `time`.
  func save(_ character: CharacterResponse, at time: Date) async
}
