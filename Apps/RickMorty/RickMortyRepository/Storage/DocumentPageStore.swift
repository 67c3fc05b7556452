public import Foundation
public import StrataPersistence
public import UseCase

/// Pages in the device's own documents, and the characters that came by themselves; the newest hundred
/// of each.
public struct DocumentPageStore: PageStore {
  /// All pages of the service without a filter, and as many again.
  public static let capacity = 100

  private let rows: DocumentCollection<CharactersPageResponse>
  private let single: DocumentCollection<CharacterResponse>

  /// - Parameter store: Opened for the device whose pages these are.
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
    // Whoever opened a list has its characters whole, on its pages.
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
    // A full disk must not cost the answer that is there.
    do {
      try await rows.put(value, key: key, at: time)
      try await rows.trim(to: Self.capacity)
    } catch {}
  }
}
