/// Where a square is, by its address's letters.
struct TilePath: Hashable, Sendable {
  var x: Int
  var y: Int
  var z: Int
}
