#if DEBUG
  extension Coordinate {
    /// Returns a coordinate that is known to be valid; an invalid one is a fatal error.
    public static func fixture(_ latitude: Double, _ longitude: Double) -> Coordinate {
      do {
        return try Coordinate(latitude: latitude, longitude: longitude)
      } catch {
        preconditionFailure("a fixture has invalid coordinates: \(error)")
      }
    }
  }

  extension Place {
    /// London in England.
    public static let london = Place(
      name: "London", state: "England", country: "GB", coordinate: .fixture(51.5073, -0.1276))
    /// London in Ontario, which has the same name as ``london``.
    public static let londonOntario = Place(
      name: "London", state: "Ontario", country: "CA", coordinate: .fixture(42.9834, -81.233))
    /// Paris in France.
    public static let paris = Place(
      name: "Paris", state: "Ile-de-France", country: "FR", coordinate: .fixture(48.8589, 2.32))
    /// Tokyo in Japan.
    public static let tokyo = Place(
      name: "Tokyo", state: nil, country: "JP", coordinate: .fixture(35.6829, 139.7595))
    /// Tromsø in Norway.
    public static let tromso = Place(
      name: "Tromsø", state: nil, country: "NO", coordinate: .fixture(69.6516, 18.9559))

    /// Five places for tests, two of which have the same name.
    public static let fixtures = [london, londonOntario, paris, tokyo, tromso]
  }
#endif
