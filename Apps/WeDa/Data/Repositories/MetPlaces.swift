import WeDaDomain

/// The places that this device has found, by slug. With them, choosing a suggestion needs no
/// request.
actor MetPlaces {
  private static let capacity = 200
  private var places: [String: Place] = [:]
  private var order: [String] = []

  func place(_ slug: String) -> Place? { places[slug] }

  /// Stores places. If several share a slug, the first one is kept.
  func remember(_ found: [Place]) {
    for place in found where places[place.slug] == nil {
      places[place.slug] = place
      order.append(place.slug)
    }
    while order.count > Self.capacity { places[order.removeFirst()] = nil }
  }
}
