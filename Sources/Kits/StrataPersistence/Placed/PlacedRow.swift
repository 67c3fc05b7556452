import Foundation

/// A row to write, its JSON encoded before the database's turn.
struct PlacedRow: Sendable {
  let key: String
  let point: GeoPoint
  let seconds: Double
  let json: Data
}
