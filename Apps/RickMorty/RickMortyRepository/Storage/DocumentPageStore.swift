public import Foundation
public import PersistenceKit
public import UseCase

/// Pages in the device's own documents; the newest hundred of them.
public struct DocumentPageStore: PageStore {
  /// All pages of the service without a filter, and as many again.
  public static let capacity = 100

  private let rows: DocumentCollection<CharactersPageResponse>

  /// - Parameter store: Opened for the device whose pages these are.
  public init(store: DocumentStore) { rows = store.collection("rickmorty.pages") }

  public func page(for key: PageKey) async -> CharactersAnswer? {
    guard let row = try? await rows.document(key: key.text) else { return nil }
    return CharactersAnswer(page: row.value, storedAt: row.at)
  }

  public func save(_ page: CharactersPageResponse, for key: PageKey, at time: Date) async {
    // A full disk must not cost the page that is there.
    do {
      try await rows.put(page, key: key.text, at: time)
      try await rows.trim(to: Self.capacity)
    } catch {}
  }
}
