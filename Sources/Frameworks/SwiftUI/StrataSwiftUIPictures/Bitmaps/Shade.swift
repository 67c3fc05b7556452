import Foundation
import StrataRendering

/// The color that an area gets at each pixel, multiplied by its opacity.
enum Shade {
  case plain(SIMD4<Float>)
  case gradient(GradientShade)
  case picture(PictureShade)

  func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    switch self {
    case .plain(let color): color
    case .gradient(let gradient): gradient.color(x, y)
    case .picture(let picture): picture.color(x, y)
    }
  }
}

/// A gradient in a box.
struct GradientShade {
  private static let steps = 1024

  private let course: GradientPaint.Course
  /// Moves a pixel into the box, whose points are fractions of it.
  private let toUnit: CGAffineTransform
  /// Moves a pixel into the box, whose points are in points.
  private let toBox: CGAffineTransform
  private let size: CGSize
  private let table: [SIMD4<Float>]

  /// Creates a gradient in a box.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - box: The box, in points.
  ///   - transform: The transform of points to pixels.
  ///   - color: Returns the color of a stop, multiplied by its opacity.
  init(
    _ gradient: GradientPaint, in box: CGRect, _ transform: CGAffineTransform,
    color: (Paint) -> SIMD4<Float>
  ) {
    course = gradient.course
    size = box.size
    let inBox = CGAffineTransform(translationX: box.minX, y: box.minY).concatenating(transform)
    let isFlat = abs(inBox.a * inBox.d - inBox.b * inBox.c) < 1e-12
    toBox = isFlat ? .identity : inBox.inverted()
    toUnit = toBox.concatenating(
      CGAffineTransform(scaleX: 1 / max(size.width, 1e-9), y: 1 / max(size.height, 1e-9)))
    let stops = gradient.stops.map { (Float($0.location), color($0.paint)) }
    table = Self.table(stops.sorted { $0.0 < $1.0 })
  }

  private static func table(_ stops: [(Float, SIMD4<Float>)]) -> [SIMD4<Float>] {
    guard let first = stops.first, let last = stops.last else { return [.zero] }
    return (0..<steps).map { step in
      let place = Float(step) / Float(steps - 1)
      if place <= first.0 { return first.1 }
      guard let next = stops.firstIndex(where: { $0.0 >= place }), next > 0 else { return last.1 }
      let (low, high) = (stops[next - 1], stops[next])
      let way = high.0 > low.0 ? (place - low.0) / (high.0 - low.0) : 1
      return low.1 + (high.1 - low.1) * way
    }
  }

  func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let place = place(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
    let index = place.isFinite ? Int(min(max(place, 0), 1) * Double(table.count - 1)) : 0
    return table[index]
  }

  private func place(_ pixel: CGPoint) -> Double {
    let (width, height) = (Double(size.width), Double(size.height))
    switch course {
    case .linear(let from, let to):
      let point = pixel.applying(toUnit)
      // Lines of one color stand at a right angle to the gradient in the box, not in the square.
      let (dx, dy) = ((to.x - from.x) * width, (to.y - from.y) * height)
      let length = dx * dx + dy * dy
      let (x, y) = ((Double(point.x) - from.x) * width, (Double(point.y) - from.y) * height)
      return length > 0 ? (x * dx + y * dy) / length : 1
    case .radial(let center, let start, let end):
      let point = pixel.applying(toBox)
      let far = hypot(Double(point.x) - center.x * width, Double(point.y) - center.y * height)
      return end == start ? 1 : (far - start) / (end - start)
    case .elliptical(let center, let start, let end):
      let point = pixel.applying(toUnit)
      let far = hypot(Double(point.x) - center.x, Double(point.y) - center.y)
      return end == start ? 1 : (far - start) / (end - start)
    case .angular(let center, let start, let end):
      let point = pixel.applying(toBox)
      let (x, y) = (Double(point.x) - center.x * width, Double(point.y) - center.y * height)
      let turned = (atan2(y, x) * 180 / .pi - start).truncatingRemainder(dividingBy: 360)
      return end == start ? 1 : (turned < 0 ? turned + 360 : turned) / (end - start)
    }
  }
}

/// A bitmap that is stretched or repeated in a box.
struct PictureShade {
  private let bitmap: Bitmap
  private let toBitmap: CGAffineTransform
  private let repeats: Bool
  private let isSmooth: Bool
  /// The color of all opaque pixels; `nil` for those of the bitmap.
  private let tint: SIMD4<Float>?

  /// Creates a bitmap that fills a box.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - box: The box of one copy, in points.
  ///   - transform: The transform of points to pixels.
  ///   - repeats: Whether copies fill the area around the box.
  ///   - isSmooth: Whether enlarged pixels are mixed with their neighbors.
  ///   - tint: The color of all opaque pixels; `nil` for those of the bitmap.
  init(
    _ bitmap: Bitmap, in box: CGRect, _ transform: CGAffineTransform, repeats: Bool = false,
    isSmooth: Bool = true, tint: SIMD4<Float>? = nil
  ) {
    let place = CGAffineTransform(
      a: box.width / CGFloat(bitmap.width), b: 0, c: 0, d: box.height / CGFloat(bitmap.height),
      tx: box.minX, ty: box.minY
    ).concatenating(transform)
    let isFlat = abs(place.a * place.d - place.b * place.c) < 1e-12
    toBitmap = isFlat ? .identity : place.inverted()
    (self.bitmap, self.repeats, self.isSmooth, self.tint) = (bitmap, repeats, isSmooth, tint)
  }

  func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(toBitmap)
    let color =
      isSmooth ? smooth(point) : pixel(Self.whole(point.x), Self.whole(point.y))
    return tint.map { $0 * color.w } ?? color
  }

  private static func whole(_ place: some BinaryFloatingPoint) -> Int {
    Int(place.rounded(.down).clamped(to: -1e9...1e9))
  }

  private func smooth(_ point: CGPoint) -> SIMD4<Float> {
    let (x, y) = (Double(point.x) - 0.5, Double(point.y) - 0.5)
    let (left, top) = (Self.whole(x), Self.whole(y))
    let (across, down) = (Float(x - Double(left)), Float(y - Double(top)))
    if across < 0.001, down < 0.001 { return pixel(left, top) }
    let above = pixel(left, top) * (1 - across) + pixel(left + 1, top) * across
    let below = pixel(left, top + 1) * (1 - across) + pixel(left + 1, top + 1) * across
    return above * (1 - down) + below * down
  }

  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    func within(_ value: Int, _ count: Int) -> Int {
      repeats ? ((value % count) + count) % count : min(max(value, 0), count - 1)
    }
    return bitmap.pixel(within(x, bitmap.width), within(y, bitmap.height))
  }
}
