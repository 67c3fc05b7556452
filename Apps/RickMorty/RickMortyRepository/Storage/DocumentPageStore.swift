public import Foundation
public import StrataPersistence
public import UseCase

/// Pages in the device's documents, and characters that were loaded singly; the newest hundred of
/// each.
public struct DocumentPageStore: PageStore {
  /// The maximum number of documents of each kind: twice the number of the service's pages without
  /// a filter.
  public static let capacity = 100

  private let rows: DocumentCollection<CharactersPageResponse>
  private let single: DocumentCollection<CharacterResponse>

  /// Creates a store of pages.
  ///
  /// - Parameter store: The documents of the device, among which these are kept.
  public init(store: DocumentStore) {
    rows = store.collection("rickmorty.pages")
    single = store.collection("rickmorty.characters")
  }

  public func page(for key: PageKey) async -> CharactersAnswer? {
    guard let row = try? await rows.document(key: key.text) else { return nil }
    return CharactersAnswer(page: row.value, storedAt: row.at)
  }

  public func save(_ page: CharactersPageResponse, for key: PageKey, at time: Date) async {
    await save(page, in: rows, key: key.text, at: time)
  }

  public func character(id: Int) async -> CharacterAnswer? {
    if let row = try? await single.document(key: "\(id)") {
      return CharacterAnswer(character: row.value, storedAt: row.at)
    }
    // A character of a loaded list is stored as part of its page.
    for page in (try? await rows.documents()) ?? [] {
      if let found = page.value.results.first(where: { $0.id == id }) {
        return CharacterAnswer(character: found, storedAt: page.at)
      }
    }
    return nil
  }

  public func save(_ character: CharacterResponse, at time: Date) async {
    await save(character, in: single, key: "\(character.id)", at: time)
  }

  private func save<Value: Codable & Sendable>(
    _ value: Value, in rows: DocumentCollection<Value>, key: String, at time: Date
  ) async {
    // The response is used even if the disk is full.
    do {
      try await rows.put(value, key: key, at: time)
      try await rows.trim(to: Self.capacity)
    } catch {}
  }
}
