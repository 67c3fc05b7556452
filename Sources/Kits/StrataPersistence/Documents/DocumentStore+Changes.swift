public import Foundation
import StrataDeviceServices

extension DocumentStore {
  /// Reads and changes documents of several collections in a transaction: all of it or, if the
  /// closure throws, nothing. Nothing else reads or writes in between.
  ///
  ///     try await store.change { changes throws(PersistenceError) in
  ///       try changes.removeAll(in: notes)
  ///       try changes.put(note, key: "a", in: notes)
  ///     }
  ///
  /// - Parameter work: Runs on the database's queue, which it blocks: keep it short.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure, or ``PersistenceError`` of the transaction.
  public func change<Result: Sendable>(
    _ work: @escaping @Sendable (DocumentChanges) throws(PersistenceError) -> Result
  ) async throws(PersistenceError) -> Result {
    let touched = Locked<[String: Set<String>]>([:])
    let quota = database.quota
    let result = try await database.perform { connection throws(PersistenceError) in
      try connection.transaction { () throws(PersistenceError) in
        try work(DocumentChanges(connection: connection, quota: quota, touched: touched))
      }
    }
    for (owner, collections) in touched.withLock({ $0 }) {
      database.tell(StoredChange(collections: collections, origin: origin), of: owner)
    }
    return result
  }
}

/// The operations within ``DocumentStore/change(_:)``; valid only there.
public struct DocumentChanges {
  let connection: any Engine
  let quota: DeviceQuota
  /// The changed collections, by owner.
  let touched: Locked<[String: Set<String>]>

  private func touch(_ place: DocumentPlace) {
    touched.withLock { _ = $0[place.owner, default: []].insert(place.name) }
  }

  /// Returns the documents of a collection, newest first.
  ///
  /// - Throws: ``PersistenceError`` if the database cannot be read, or a document cannot be
  ///   decoded.
  public func documents<Value>(
    in collection: DocumentCollection<Value>
  ) throws(PersistenceError) -> [Document<Value>] {
    try connection.documents(in: collection.place).map(collection.decode)
  }

  /// Returns the keys, newest first, including those of documents that do not decode.
  ///
  /// - Throws: ``PersistenceError`` if the database cannot be read.
  public func keys<Value>(
    in collection: DocumentCollection<Value>
  ) throws(PersistenceError) -> [String] {
    try connection.documents(in: collection.place).map(\.key)
  }

  /// Returns the document of a key, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - key: The key under which the value is stored.
  ///   - collection: The collection.
  /// - Throws: ``PersistenceError`` if the database cannot be read, or a document cannot be
  ///   decoded.
  public func document<Value>(
    key: String, in collection: DocumentCollection<Value>
  ) throws(PersistenceError) -> Document<Value>? {
    try connection.document(key: key, in: collection.place).map(collection.decode)
  }

  /// Stores a value, replacing an earlier one of the same key.
  ///
  /// - Parameters:
  ///   - value: The value to store.
  ///   - key: The key under which the value is stored.
  ///   - time: The time that is stored with the value.
  ///   - collection: The collection.
  /// - Throws: ``PersistenceError`` if the value cannot be encoded, or the database cannot be
  ///   written.
  public func put<Value>(
    _ value: Value, key: String, at time: Date = Date(), in collection: DocumentCollection<Value>
  ) throws(PersistenceError) {
    touch(collection.place)
    let json = try collection.encode(value, key: key)
    try quota.admit(json, key: key, in: collection.place, on: connection)
    try connection.put(
      json, key: key, seconds: collection.seconds(time, key: key), in: collection.place)
  }

  /// Removes the value of a key from a collection.
  ///
  /// - Parameters:
  ///   - key: The key under which the value is stored.
  ///   - collection: The collection.
  /// - Returns: `false` if there was none.
  /// - Throws: ``PersistenceError`` if the database cannot be written.
  @discardableResult
  public func remove<Value>(
    key: String, in collection: DocumentCollection<Value>
  ) throws(PersistenceError) -> Bool {
    touch(collection.place)
    return try connection.remove(key: key, in: collection.place)
  }

  /// Removes all values of a collection.
  ///
  /// - Throws: ``PersistenceError`` if the database cannot be written.
  public func removeAll<Value>(in collection: DocumentCollection<Value>) throws(PersistenceError) {
    touch(collection.place)
    try connection.trim(to: 0, in: collection.place)
  }
}
