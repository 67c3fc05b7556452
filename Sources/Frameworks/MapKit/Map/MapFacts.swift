import Foundation

/// The description of a map that the browser receives, as JSON with sorted keys.
struct MapFacts: Encodable, Equatable {
  /// A value that changes when the app shows another part of the world.
  var id: String
  /// The region: latitude and longitude of its center, latitude delta and longitude delta, in
  /// degrees; `nil` to show all content.
  var region: [Double]?
  /// A Boolean value that indicates whether a person moved the map to the region, so that the
  /// browser must not move it.
  var isOwn: Bool
  /// The region within which the map's center must stay, in the same format as `region`.
  var limits: [Double]?
  /// The smallest height of the visible ground from north to south, in meters.
  var least: Double?
  /// The largest height of the visible ground from north to south, in meters.
  var most: Double?
  var ways: [String]
  var tiles: [Tiles]
  var credit: Credit?
  var words: [String: String]

  /// Tiles to draw. The background tiles come first.
  struct Tiles: Encodable, Equatable {
    var url: String
    var alpha: Double
    var least: Int
    var most: Int
    var isGround = false
    /// A number that increases when missing tiles must be requested again at once.
    var turn = 0
  }

  struct Credit: Encodable, Equatable {
    var text: String
    var url: String?
  }

  init(
    position: MapCameraPosition, bounds: MapCameraBounds?, modes: MapInteractionModes,
    locale: Locale, overlays: [Tiles] = []
  ) {
    region = position.shown.map(Self.numbers)
    isOwn = position.positionedByUser
    id = region.map { $0.map { "\($0)" }.joined(separator: " ") } ?? "all"
    limits = bounds?.region.flatMap { $0.isValid ? Self.numbers($0) : nil }
    (least, most) = bounds?.heights() ?? (nil, nil)
    ways = modes.names
    let ground = GroundTiles.shared
    tiles = (ground.map { [$0.tiles] } ?? []) + overlays
    credit = ground?.credit ?? Self.outlines
    let words = MapWords(locale)
    self.words = ["map": words[.map], "in": words[.zoomIn], "out": words[.zoomOut]]
  }

  private static let outlines = Credit(text: "Natural Earth, GeoNames", url: nil)

  private static func numbers(_ region: MKCoordinateRegion) -> [Double] {
    [
      region.center.latitude, region.center.longitude, region.span.latitudeDelta,
      region.span.longitudeDelta,
    ].map { ($0 * 1e5).rounded() / 1e5 }
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers are finite here, so encoding does not fail.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
