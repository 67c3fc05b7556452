import Foundation

/// Where a collection's documents lie in the file: whose they are, and the collection's name.
struct DocumentPlace: Sendable {
  let owner: String
  let name: String
}

/// A row before its JSON is read, which happens off the database's queue where it can.
struct RawDocument: Sendable {
  let key: String
  let at: Date
  let json: Data

  init(_ row: Row) {
    key = row.text(0)
    at = Date(timeIntervalSinceReferenceDate: row.real(1))
    json = row.data(2)
  }
}
