/// Which part of the world a map shows, and who decided it.
///
///     @State private var position = MapCameraPosition.automatic
///     Map(position: $position) { … }
///
/// Partial: there is no `userLocation` and no `item`.
public struct MapCameraPosition: Hashable, Sendable {
  enum Aim: Hashable, Sendable {
    case automatic
    case camera(MapCamera)
    case area(Area)
  }

  /// A region that compares by its numbers.
  struct Area: Hashable, Sendable {
    let region: MKCoordinateRegion

    static func == (left: Self, right: Self) -> Bool { left.region.isSame(as: right.region) }
    func hash(into hasher: inout Hasher) {
      hasher.combine(region.center.latitude)
      hasher.combine(region.center.longitude)
    }
  }

  let aim: Aim
  /// Whether a person moved the map there.
  public let positionedByUser: Bool

  private init(_ aim: Aim, byUser: Bool = false) {
    self.aim = aim
    positionedByUser = byUser
  }

  /// Everything that stands on the map.
  public static let automatic = MapCameraPosition(.automatic)

  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(.area(Area(region: region)))
  }

  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    .region(MKCoordinateRegion(rect))
  }

  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(.camera(camera))
  }

  /// Where a person moved the map.
  static func chosen(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(.area(Area(region: region)), byUser: true)
  }

  public var camera: MapCamera? {
    if case .camera(let camera) = aim { camera } else { nil }
  }

  /// The region; `nil` where a person moved the map, as on Apple's platforms.
  public var region: MKCoordinateRegion? {
    if case .area(let area) = aim, !positionedByUser { area.region } else { nil }
  }

  public var rect: MKMapRect? { region.map { MKMapRect($0) } }

  /// What a browser is told to show; `nil` for everything that stands on the map.
  var shown: MKCoordinateRegion? {
    switch aim {
    case .automatic: nil
    case .camera(let camera): camera.region.isValid ? camera.region : nil
    case .area(let area): area.region.isValid ? area.region : nil
    }
  }
}
