#if DEBUG
  extension Coordinate {
    /// For constants known to be in range; a wrong one stops the test or preview that wrote it.
    public static func fixture(_ latitude: Double, _ longitude: Double) -> Coordinate {
      do {
        return try Coordinate(latitude: latitude, longitude: longitude)
      } catch {
        preconditionFailure("fixture out of range: \(error)")
      }
    }
  }

  extension Place {
    public static let london = Place(
      name: "London", state: "England", country: "GB", coordinate: .fixture(51.5073, -0.1276))
    /// The namesake of ``london``.
    public static let londonOntario = Place(
      name: "London", state: "Ontario", country: "CA", coordinate: .fixture(42.9834, -81.233))
    public static let paris = Place(
      name: "Paris", state: "Ile-de-France", country: "FR", coordinate: .fixture(48.8589, 2.32))
    public static let tokyo = Place(
      name: "Tokyo", state: nil, country: "JP", coordinate: .fixture(35.6829, 139.7595))
    public static let tromso = Place(
      name: "Tromsø", state: nil, country: "NO", coordinate: .fixture(69.6516, 18.9559))

    /// Five places, two of them namesakes.
    public static let fixtures = [london, londonOntario, paris, tokyo, tromso]
  }
#endif
