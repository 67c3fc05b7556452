import Foundation

/// What a browser is told of a map, as JSON in its order of names.
struct MapFacts: Encodable, Equatable {
  /// Changes when the app wants another part of the world to be shown.
  var id: String
  /// Latitude, longitude, and how far north to south and west to east; everything on the map
  /// without it.
  var region: [Double]?
  /// Whether the person chose it: then it moves nothing.
  var isOwn: Bool
  /// Where the middle may be.
  var limits: [Double]?
  /// How many metres of ground are seen from north to south, at least and at most.
  var least: Double?
  var most: Double?
  var ways: [String]
  var tiles: [Tiles]
  var credit: Credit?
  var words: [String: String]

  /// Squares to be drawn, the ground first.
  struct Tiles: Encodable, Equatable {
    var url: String
    var alpha: Double
    var least: Int
    var most: Int
    var isGround = false
    /// Grows when those that are missing are to be asked for at once.
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

  private static let outlines = Credit(text: "Natural Earth", url: nil)

  private static func numbers(_ region: MKCoordinateRegion) -> [Double] {
    [
      region.center.latitude, region.center.longitude, region.span.latitudeDelta,
      region.span.longitudeDelta,
    ].map { ($0 * 1e5).rounded() / 1e5 }
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers are finite here, so there is nothing that JSON cannot say.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
