import Foundation

/// A result of a search near a point, whose JSON is not decoded yet.
struct FoundPlace: Sendable {
  let row: RawDocument
  let point: GeoPoint
  let metres: Double
}
