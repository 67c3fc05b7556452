import StrataPersistence
import WeDaDomain

/// A device's favourites as rows: one each, and one for their order.
struct FavoriteRows: Sendable {
  private static let orderKey = "order"

  let favorites: DocumentCollection<FavoriteFileDTO>
  private let order: DocumentCollection<FavoriteOrderFileDTO>

  init(store: DocumentStore) {
    favorites = store.collection("favorites")
    order = store.collection("favorites.order")
  }

  /// Returns the rows in the order of the list.
  func all() async throws(PersistenceError) -> [Document<FavoriteFileDTO>] {
    sorted(try await favorites.documents(), by: await chosen())
  }

  func all(_ changes: DocumentChanges) throws(PersistenceError) -> [Document<FavoriteFileDTO>] {
    sorted(try changes.documents(in: favorites), by: chosen(changes))
  }

  /// Returns the keys in the order of the list, including those of unreadable rows.
  func keys(_ changes: DocumentChanges) throws(PersistenceError) -> [String] {
    FavoriteOrder.sorted(try changes.keys(in: favorites), by: chosen(changes))
  }

  func arrange(_ keys: [String], _ changes: DocumentChanges) throws(PersistenceError) {
    try changes.put(FavoriteOrderFileDTO(keys: keys), key: Self.orderKey, in: order)
  }

  /// Removes a key from the order, so that its row is at the top until it is moved.
  func unarrange(_ key: String, _ changes: DocumentChanges) throws(PersistenceError) {
    let keys = chosen(changes)
    if keys.contains(key) { try arrange(keys.filter { $0 != key }, changes) }
  }

  // If the order cannot be read, the favourites are still shown.

  private func chosen() async -> [String] {
    (try? await order.value(key: Self.orderKey))?.keys ?? []
  }

  private func chosen(_ changes: DocumentChanges) -> [String] {
    (try? changes.document(key: Self.orderKey, in: order))?.value.keys ?? []
  }

  private func sorted(
    _ rows: [Document<FavoriteFileDTO>], by chosen: [String]
  ) -> [Document<FavoriteFileDTO>] {
    guard !chosen.isEmpty else { return rows }
    let known = Dictionary(rows.map { ($0.key, $0) }) { first, _ in first }
    return FavoriteOrder.sorted(rows.map(\.key), by: chosen).compactMap { known[$0] }
  }
}
