import WeDaDomain

/// The places that this device met, by slug, so that choosing a suggestion asks nothing again.
actor MetPlaces {
  private static let capacity = 200
  private var places: [String: Place] = [:]
  private var order: [String] = []

  func place(_ slug: String) -> Place? { places[slug] }

  /// Of namesakes that share a slug, the first one met stays.
  func remember(_ found: [Place]) {
    for place in found where places[place.slug] == nil {
      places[place.slug] = place
      order.append(place.slug)
    }
    while order.count > Self.capacity { places[order.removeFirst()] = nil }
  }
}
