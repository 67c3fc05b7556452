import SwiftUI
import WeDaDomain

/// A generator of numbers that look random but are the same each time, so that a sky that is drawn
/// again does not change.
struct Scatter {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// Returns a whole number below a limit.
  mutating func next(below limit: Int) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(state >> 33 % UInt64(limit))
  }
}

extension Path {
  /// Adds a dot, which is as large as the round line with which the path is stroked.
  mutating func addDot(_ x: CGFloat, _ y: CGFloat) {
    move(to: CGPoint(x: x, y: y))
    addLine(to: CGPoint(x: x + 0.1, y: y))
  }
}

extension GraphicsContext {
  /// Strokes a path with round line ends and corners.
  fileprivate func strokeRound(_ path: Path, _ color: Color, width: CGFloat) {
    stroke(path, with: .color(color), style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}

/// The stars of the sky, half of which twinkle.
struct Stars: View {
  let color: Color
  let isCalm: Bool

  var body: some View {
    field(seed: 7, size: 1.5)
    field(seed: 11, size: 2)
      .breathing(to: 0.35, every: 5, isCalm: isCalm)
  }

  private func field(seed: UInt64, size: CGFloat) -> some View {
    Canvas { context, _ in
      var scatter = Scatter(seed)
      var stars = Path()
      for _ in 0..<32 { stars.addDot(scatter.next(below: 900), scatter.next(below: 300)) }
      context.strokeRound(stars, color, width: size)
    }
    .frame(width: 900, height: 300)
  }
}

/// One of two layers of clouds, which drift with the wind.
struct CloudLayer: View {
  let scene: SkyScene
  let color: Color
  let isNear: Bool
  let isCalm: Bool

  /// The width of the repeating pattern of clouds, in points; larger than any sky.
  nonisolated static let width: Double = 960

  /// The positions and the sizes of the bulges of a cloud.
  private static let bulges: [(x: CGFloat, size: CGFloat)] = [
    (0, 32), (24, 50), (56, 64), (90, 46), (114, 30),
  ]

  var body: some View {
    let period = CGSize(width: Self.width, height: 0)
    let isLeftward = scene.drift <= 0
    let back = CGSize(width: -Self.width, height: 0)
    Canvas { context, _ in draw(in: context) }
      .frame(width: period.width * 2, height: 220)
      .looping(
        from: isLeftward ? .zero : back, to: isLeftward ? back : .zero,
        every: scene.driftTime * (isNear ? 1 : 1.8), isCalm: isCalm)
  }

  private func draw(in context: GraphicsContext) {
    let scale: CGFloat = isNear ? 1.15 : 0.8
    let places = places
    var base = Path()
    for place in places {
      let y = place.y - 14 * scale
      base.move(to: CGPoint(x: place.x, y: y))
      base.addLine(to: CGPoint(x: place.x + 114 * scale, y: y))
    }
    context.strokeRound(base, color, width: 28 * scale)
    for bulge in Self.bulges {
      var path = Path()
      for place in places {
        path.addDot(place.x + bulge.x * scale, place.y - bulge.size * scale / 2)
      }
      context.strokeRound(path, color, width: bulge.size * scale)
    }
  }

  /// The leading end of each cloud's base, in the pattern and in its repetition.
  private var places: [CGPoint] {
    let count = (isNear ? [0, 2, 4, 8] : [0, 2, 5, 9])[scene.cover.rawValue]
    guard count > 0 else { return [] }
    var scatter = Scatter(isNear ? 3 : 5)
    let step = Self.width / Double(count)
    let rows = (0..<count).map { number in
      CGPoint(
        x: (CGFloat(number) * step).rounded() + scatter.next(below: 70),
        y: (isNear ? 66 : 48) + scatter.next(below: 36))
    }
    return [-Self.width, 0, Self.width].flatMap { shift in
      rows.map { CGPoint(x: $0.x + shift, y: $0.y) }
    }
  }
}

/// A layer of bands of fog, which move to and fro.
struct FogLayer: View {
  let color: Color
  let isCalm: Bool

  var body: some View {
    bands(from: 96).breathing(
      by: CGSize(width: 36, height: 0), every: 18, isCalm: isCalm)
    bands(from: 136).breathing(
      by: CGSize(width: -30, height: 0), every: 23, isCalm: isCalm)
  }

  private func bands(from top: CGFloat) -> some View {
    Canvas { context, _ in
      var bands = Path()
      for number in 0..<4 {
        let y = top + CGFloat(number) * 80
        bands.move(to: CGPoint(x: CGFloat(number % 2) * 90 - 60, y: y))
        bands.addLine(to: CGPoint(x: 900 + CGFloat(number % 3) * 60, y: y))
      }
      var context = context
      context.opacity = 0.5
      context.strokeRound(bands, color, width: 22)
    }
    .frame(width: 1000, height: 420)
  }
}

/// A layer of rain, snow or both, which fall in the direction of the wind.
struct FallLayer: View {
  let fall: SkyScene.Fall
  /// The distance to the right that a drop moves, relative to the distance that it falls.
  let slant: CGFloat
  let color: Color
  let isCalm: Bool

  var body: some View {
    if fall != .snow { layer(ofDrops: true) }
    if fall == .snow || fall == .sleet { layer(ofDrops: false) }
  }

  private func layer(ofDrops: Bool) -> some View {
    let length: CGFloat = ofDrops ? 14 : 0.1
    let width: CGFloat = ofDrops ? (fall == .heavyRain ? 1.6 : 1.2) : 3.4
    return Canvas { context, _ in
      for columns in FallColumns.all(isHeavy: fall == .heavyRain, ofDrops: ofDrops) {
        let dash = columns.dash(of: length, slant: slant)
        context.stroke(
          columns.path(slant: slant), with: .color(color),
          style: StrokeStyle(lineWidth: width, lineCap: .round, dash: dash))
      }
    }
    .frame(width: 900, height: 480)
    .looping(
      to: CGSize(width: slant * FallColumns.height, height: FallColumns.height),
      every: ofDrops ? (fall == .heavyRain ? 0.9 : 1.3) : 11, isCalm: isCalm)
  }
}

/// Columns in which drops or flakes fall behind each other. Each column is one dashed line, since a
/// line for each drop takes ten times the bytes of a page and the memory of a session.
struct FallColumns {
  /// The height of the repeating pattern, in points.
  static let height: CGFloat = 240

  let count: Int
  /// The height from one drop of a column to the next, in points. It divides the height of the
  /// repeating pattern.
  let step: CGFloat
  let seed: UInt64

  /// Returns the columns of a layer, of three distances, so that no grid is seen.
  static func all(isHeavy: Bool, ofDrops: Bool) -> [FallColumns] {
    let seed: UInt64 = ofDrops ? 13 : 17
    return [
      FallColumns(count: isHeavy ? 30 : 20, step: 240, seed: seed),
      FallColumns(count: isHeavy ? 20 : 15, step: 120, seed: seed + 2),
      FallColumns(count: isHeavy ? 20 : 10, step: 80, seed: seed + 4),
    ]
  }

  /// Returns the lines, from above the visible pattern, which falls into view, to below it.
  func path(slant: CGFloat) -> Path {
    var scatter = Scatter(seed)
    var path = Path()
    for _ in 0..<count {
      let x = scatter.next(below: 1500) - 300
      let top = -Self.height - scatter.next(below: Int(step))
      let bottom = 3 * Self.height
      path.move(to: CGPoint(x: (x + slant * top).rounded(), y: top))
      path.addLine(to: CGPoint(x: (x + slant * bottom).rounded(), y: bottom))
    }
    return path
  }

  /// Returns the lengths of a drop and of the gap after it, along a line that is as steep as
  /// `slant`.
  func dash(of height: CGFloat, slant: CGFloat) -> [CGFloat] {
    let stretch = (1 + slant * slant).squareRoot()
    return [height * stretch, (step - height) * stretch]
  }
}

/// The glow of lightning in the clouds, which appears twice in half a second and then pauses for
/// long.
struct Flash: View {
  let color: Color

  private static let strengths = [0, 0, 0.8, 0.2, 0.6]

  var body: some View {
    RadialGradient(
      colors: [color, color.opacity(0)], center: .center, startRadius: 0, endRadius: 150
    )
    .frame(width: 420, height: 300)
    .phaseAnimator(Array(Self.strengths.indices)) { content, step in
      content.opacity(Self.strengths[step])
    } animation: { step in
      switch step {
      case 0: .easeOut(duration: 0.9)
      case 1: .linear(duration: 7)
      default: .easeInOut(duration: 0.16)
      }
    }
  }
}
