import Foundation

/// What a search has found, before its JSON is read.
struct FoundPlace: Sendable {
  let row: RawDocument
  let point: GeoPoint
  let metres: Double
}
