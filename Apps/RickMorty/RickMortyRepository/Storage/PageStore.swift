public import Foundation
public import UseCase

/// Which page of which question.
public struct PageKey: Hashable, Sendable {
  public let text: String

  public init(_ query: FeedQuery, page: Int) {
    text = "\(query.status?.parameter ?? "all")/\(page)/\(query.name.lowercased())"
  }
}

/// Keeps good answers on the device, for when the service does not answer. What cannot be kept is not:
/// the answer itself is there.
public protocol PageStore: Sendable {
  func page(for key: PageKey) async -> CharactersAnswer?
  func save(_ page: CharactersPageResponse, for key: PageKey, at time: Date) async

  /// A character that came by itself, or on a page.
  func character(id: Int) async -> CharacterAnswer?
  func save(_ character: CharacterResponse, at time: Date) async
}
