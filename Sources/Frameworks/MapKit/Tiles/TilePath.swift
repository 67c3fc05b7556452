/// The column, row and zoom level of a tile, as in URL templates.
struct TilePath: Hashable, Sendable {
  var x: Int
  var y: Int
  var z: Int
}
