import Foundation

/// What is written of a placed value, its JSON made before the database's turn.
struct PlacedRow: Sendable {
  let key: String
  let point: GeoPoint
  let seconds: Double
  let json: Data
}
