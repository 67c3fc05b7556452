/// A rectangle of pixels. The last column and row are not part of it.
struct PixelBounds: Equatable {
  var left = 0
  var top = 0
  var right = 0
  var bottom = 0

  var isEmpty: Bool { right <= left || bottom <= top }

  /// Returns the pixels that both rectangles have.
  func intersected(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Returns the smallest rectangle around both.
  func joined(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Returns the rectangle with a distance added at each edge.
  func grown(_ distance: Int) -> PixelBounds {
    PixelBounds(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }

  /// Returns the rectangle moved by a distance.
  func moved(_ x: Int, _ y: Int) -> PixelBounds {
    PixelBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
