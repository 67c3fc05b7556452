import Foundation

/// The place of a collection's documents: the owner and the collection's name.
struct DocumentPlace: Sendable {
  let owner: String
  let name: String
}

/// A row whose JSON is not decoded yet, so that this can happen off the database's queue.
struct RawDocument: Sendable {
  let key: String
  let at: Date
  let json: Data

  init(_ row: any ResultRow) {
    key = row.text(0)
    at = Date(timeIntervalSinceReferenceDate: row.real(1))
    json = row.data(2)
  }
}
