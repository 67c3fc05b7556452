/// The part of the world that a map shows, and whether a person moved the map to it.
///
///     @State private var position = MapCameraPosition.automatic
///     Map(position: $position) { … }
///
/// Partial: a position by the person's location does not follow the direction in which they look, and
/// shows about a kilometer around them.
public struct MapCameraPosition: Hashable, Sendable {
  enum Aim: Hashable, Sendable {
    case automatic
    case camera(MapCamera)
    case area(Area)
    /// The person's location, or a position until it is known.
    indirect case person(fallback: MapCameraPosition)
  }

  /// A region that can be compared, by its numbers.
  struct Area: Hashable, Sendable {
    let region: MKCoordinateRegion

    static func == (left: Self, right: Self) -> Bool { left.region.isSame(as: right.region) }
    func hash(into hasher: inout Hasher) {
      hasher.combine(region.center.latitude)
      hasher.combine(region.center.longitude)
    }
  }

  let aim: Aim
  /// A Boolean value that indicates whether a person moved the map to the position.
  public let positionedByUser: Bool

  private init(_ aim: Aim, byUser: Bool = false) {
    self.aim = aim
    positionedByUser = byUser
  }

  /// A position that shows all of the map's content.
  public static let automatic = MapCameraPosition(.automatic)

  /// Returns a position that shows a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(.area(Area(region: region)))
  }

  /// Returns a position that shows a rectangle of the flat map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    .region(MKCoordinateRegion(rect))
  }

  /// Returns a position that shows a camera's view.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(.camera(camera))
  }

  /// Returns a position that follows the person, once the app has the permission to read the
  /// location, which the map does not request.
  ///
  /// - Parameters:
  ///   - followsHeading: Not used, since north is always at the top.
  ///   - fallback: The position until the location is known.
  /// - Returns: The position.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(.person(fallback: fallback))
  }

  /// Returns a position that shows a map's item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - allowsAutomaticPitch: Not used, since the map is flat.
  /// - Returns: The position; that of the person for an item of the current location.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    guard !item.isCurrentLocation else { return .userLocation(fallback: .automatic) }
    return around(item.placemark.coordinate)
  }

  /// Returns a position that shows about a kilometer around a place.
  static func around(_ place: CLLocationCoordinate2D) -> MapCameraPosition {
    .region(MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }

  /// A Boolean value that indicates whether the position follows the person.
  public var followsUserLocation: Bool {
    if case .person = aim { true } else { false }
  }

  /// The position until the person's location is known, if the position follows the person.
  public var fallbackPosition: MapCameraPosition? {
    if case .person(let fallback) = aim { fallback } else { nil }
  }

  /// Returns the position to which a person moved the map.
  static func chosen(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(.area(Area(region: region)), byUser: true)
  }

  /// The camera, if the position was created from one.
  public var camera: MapCamera? {
    if case .camera(let camera) = aim { camera } else { nil }
  }

  /// The region, if the position was created from one; `nil` if a person moved the map, as on
  /// Apple's platforms.
  public var region: MKCoordinateRegion? {
    if case .area(let area) = aim, !positionedByUser { area.region } else { nil }
  }

  /// The rectangle of ``region``; `nil` without a region.
  public var rect: MKMapRect? { region.map { MKMapRect($0) } }

  /// The region that the browser shows; `nil` for all of the map's content.
  var shown: MKCoordinateRegion? {
    switch aim {
    case .automatic: nil
    case .camera(let camera): camera.region.isValid ? camera.region : nil
    case .area(let area): area.region.isValid ? area.region : nil
    case .person(let fallback): fallback.shown
    }
  }
}
