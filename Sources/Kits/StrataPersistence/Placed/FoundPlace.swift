import Foundation

/// A result of a search whose JSON is not decoded yet.
struct FoundPlace: Sendable {
  let row: RawDocument
  let point: GeoPoint
  let metres: Double
}
