public import Foundation
import StrataDeviceServices

extension DocumentStore {
  /// Reads and changes documents of several collections in one step: all of it or, where the work
  /// throws, nothing. Nobody else reads or writes in between.
  ///
  ///     try await store.change { changes throws(PersistenceError) in
  ///       try changes.removeAll(in: notes)
  ///       try changes.put(note, key: "a", in: notes)
  ///     }
  ///
  /// - Parameter work: Runs on the database's queue, where everybody waits for it: keep it short.
  public func change<Result: Sendable>(
    _ work: @escaping @Sendable (DocumentChanges) throws(PersistenceError) -> Result
  ) async throws(PersistenceError) -> Result {
    let touched = Locked<[String: Set<String>]>([:])
    let result = try await database.perform { connection throws(PersistenceError) in
      try connection.transaction { () throws(PersistenceError) in
        try work(DocumentChanges(connection: connection, touched: touched))
      }
    }
    for (owner, collections) in touched.withLock({ $0 }) {
      ChangeBoard.shared.tell(
        StoredChange(collections: collections, origin: origin), of: owner, in: database.file)
    }
    return result
  }
}

/// What may be done within ``DocumentStore/change(_:)``; good only there.
public struct DocumentChanges {
  let connection: Connection
  /// The collections that are not what they were, by whose they are.
  let touched: Locked<[String: Set<String>]>

  private func touch(_ place: DocumentPlace) {
    touched.withLock { _ = $0[place.owner, default: []].insert(place.name) }
  }

  /// The values with their keys and times, newest first.
  public func documents<Value>(
    in collection: DocumentCollection<Value>
  ) throws(PersistenceError) -> [Document<Value>] {
    try connection.documents(in: collection.place).map(collection.decode)
  }

  /// The keys, newest first, also those of documents that cannot be read.
  public func keys<Value>(
    in collection: DocumentCollection<Value>
  ) throws(PersistenceError) -> [String] {
    try connection.documents(in: collection.place).map(\.key)
  }

  /// The document of a key, or `nil` where there is none.
  public func document<Value>(
    key: String, in collection: DocumentCollection<Value>
  ) throws(PersistenceError) -> Document<Value>? {
    try connection.document(key: key, in: collection.place).map(collection.decode)
  }

  /// Stores a value, in place of an earlier one of the same key.
  public func put<Value>(
    _ value: Value, key: String, at time: Date = Date(), in collection: DocumentCollection<Value>
  ) throws(PersistenceError) {
    touch(collection.place)
    try connection.put(
      collection.encode(value, key: key), key: key, seconds: collection.seconds(time, key: key),
      in: collection.place)
  }

  /// Removes a value; `false` where there was none.
  @discardableResult
  public func remove<Value>(
    key: String, in collection: DocumentCollection<Value>
  ) throws(PersistenceError) -> Bool {
    touch(collection.place)
    return try connection.remove(key: key, in: collection.place)
  }

  public func removeAll<Value>(in collection: DocumentCollection<Value>) throws(PersistenceError) {
    touch(collection.place)
    try connection.trim(to: 0, in: collection.place)
  }
}
