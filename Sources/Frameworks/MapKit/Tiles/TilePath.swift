/// The column, row and zoom level of a tile, as URL templates contain them.
struct TilePath: Hashable, Sendable {
  var x: Int
  var y: Int
  var z: Int
}
