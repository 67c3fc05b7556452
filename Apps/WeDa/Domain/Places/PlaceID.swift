/// The identifier of a place: its slug and its coordinates to two decimals.
///
///     Place(name: "London", state: "England", country: "GB", coordinate: …).id.text
///     // "london-england-gb@51.51,-0.13"
///
/// Places with the same name, state and country share a slug but not an identifier. Page addresses
/// use the slug; storage and caches use the identifier.
public struct PlaceID: Hashable, Sendable, CustomStringConvertible {
  /// The part of page addresses: name, state and country, such as `london-england-gb`.
  public let slug: String
  /// The latitude in hundredths of a degree (about 1.1 km).
  public let latitudeHundredths: Int
  /// The longitude in hundredths of a degree.
  public let longitudeHundredths: Int

  init(slug: String, coordinate: Coordinate) {
    self.slug = slug
    latitudeHundredths = Int((coordinate.latitude * 100).rounded())
    longitudeHundredths = Int((coordinate.longitude * 100).rounded())
  }

  /// The identifier as one line, stable between versions: the key of stored rows.
  public var text: String {
    "\(slug)@\(Self.decimal(latitudeHundredths)),\(Self.decimal(longitudeHundredths))"
  }

  public var description: String { text }

  /// Returns whether two identifiers have the same rounded coordinates, whatever their names.
  public func isSameSpot(as other: PlaceID) -> Bool {
    latitudeHundredths == other.latitudeHundredths
      && longitudeHundredths == other.longitudeHundredths
  }

  private static func decimal(_ hundredths: Int) -> String {
    let size = hundredths.magnitude
    let fraction = size % 100
    let sign = hundredths < 0 ? "-" : ""
    return "\(sign)\(size / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
