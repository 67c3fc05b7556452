/// A colour to fill or write with.
public enum Paint: Hashable, Sendable {
  /// A colour with a meaning (`accent`, `secondary`, `red`, …): light and dark are the renderer's.
  case named(String)
  /// sRGB and opacity, each 0…1.
  case rgba(red: Double, green: Double, blue: Double, opacity: Double)
  indirect case faded(Paint, opacity: Double)
  indirect case gradient([Paint], angle: Double)
}
