import Foundation

/// A row to write. Its JSON is encoded before the row waits for the database.
struct PlacedRow: Sendable {
  let key: String
  let point: GeoPoint
  let seconds: Double
  let json: Data
}
