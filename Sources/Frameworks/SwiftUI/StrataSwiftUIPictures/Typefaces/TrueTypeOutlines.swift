import Foundation
import StrataSwiftUIDrawing

/// Outlines of quadratic curves: the tables `glyf` and `loca`.
struct TrueTypeOutlines: GlyphOutlines {
  private static let deepest = 6

  private let bytes: FontBytes
  private let glyphs: Range<Int>
  private let places: Int
  private let hasLongPlaces: Bool
  private let count: Int

  init(_ bytes: FontBytes, glyphs: Range<Int>, places: Int, hasLongPlaces: Bool, count: Int) {
    (self.bytes, self.glyphs, self.places) = (bytes, glyphs, places)
    (self.hasLongPlaces, self.count) = (hasLongPlaces, count)
  }

  func outline(_ glyph: Int) -> Path { outline(glyph, depth: 0) }

  private func outline(_ glyph: Int, depth: Int) -> Path {
    guard glyph >= 0, glyph < count, depth < Self.deepest else { return Path() }
    let (start, end) = (place(glyph), place(glyph + 1))
    guard end > start, glyphs.contains(start) else { return Path() }
    let contours = bytes.signed(start)
    return contours < 0
      ? composite(at: start + 10, depth) : simple(at: start + 10, contours: contours)
  }

  private func place(_ glyph: Int) -> Int {
    glyphs.lowerBound
      + (hasLongPlaces ? bytes.long(places + glyph * 4) : bytes.short(places + glyph * 2) * 2)
  }

  // MARK: One outline

  private struct Corner {
    var point: CGPoint
    var isOnCurve: Bool
  }

  private func simple(at start: Int, contours: Int) -> Path {
    guard contours > 0 else { return Path() }
    let ends = (0..<contours).map { bytes.short(start + $0 * 2) }
    let instructions = start + contours * 2
    let corners = corners(
      at: instructions + 2 + bytes.short(instructions), count: (ends.last ?? -1) + 1)
    var path = Path()
    var first = 0
    for end in ends {
      guard end >= first, end < corners.count else { break }
      Self.add(Array(corners[first...end]), to: &path)
      first = end + 1
    }
    return path
  }

  private func corners(at start: Int, count: Int) -> [Corner] {
    var at = start
    var flags: [Int] = []
    while flags.count < count, at < bytes.count {
      let flag = bytes.byte(at)
      at += 1
      var times = 1
      if flag & 8 != 0 {
        times += bytes.byte(at)
        at += 1
      }
      flags += Array(repeating: flag, count: min(times, count - flags.count))
    }
    let xs = coordinates(flags, at: &at, short: 2, same: 16)
    let ys = coordinates(flags, at: &at, short: 4, same: 32)
    return flags.indices.map {
      Corner(point: CGPoint(x: Double(xs[$0]), y: Double(ys[$0])), isOnCurve: flags[$0] & 1 != 0)
    }
  }

  /// Reads the coordinates along one axis, each as a distance from the one before.
  private func coordinates(_ flags: [Int], at place: inout Int, short: Int, same: Int) -> [Int] {
    var value = 0
    return flags.map { flag in
      if flag & short != 0 {
        value += flag & same != 0 ? bytes.byte(place) : -bytes.byte(place)
        place += 1
      } else if flag & same == 0 {
        value += bytes.signed(place)
        place += 2
      }
      return value
    }
  }

  /// Adds a closed contour. Between two control points is a point of the curve.
  private static func add(_ corners: [Corner], to path: inout Path) {
    guard let begin = corners.firstIndex(where: \.isOnCurve) ?? corners.indices.first else {
      return
    }
    var turned = Array(corners[begin...] + corners[..<begin])
    if !turned[0].isOnCurve {
      turned.insert(
        Corner(point: middle(turned[0].point, turned[turned.count - 1].point), isOnCurve: true),
        at: 0)
    }
    path.move(to: turned[0].point)
    var control: CGPoint?
    for corner in turned.dropFirst() + [turned[0]] {
      switch (control, corner.isOnCurve) {
      case (nil, true): path.addLine(to: corner.point)
      case (nil, false): control = corner.point
      case (let bend?, true):
        path.addQuadCurve(to: corner.point, control: bend)
        control = nil
      case (let bend?, false):
        path.addQuadCurve(to: middle(bend, corner.point), control: bend)
        control = corner.point
      }
    }
    path.closeSubpath()
  }

  private static func middle(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
    CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
  }

  // MARK: Several outlines

  /// Reads a glyph that consists of others, such as a letter with an accent.
  private func composite(at start: Int, _ depth: Int) -> Path {
    var path = Path()
    var at = start
    var flags = 0
    repeat {
      flags = bytes.short(at)
      let part = bytes.short(at + 2)
      let transform = transform(flags, at: &at)
      path.addPath(outline(part, depth: depth + 1), transform: transform)
    } while flags & 0x20 != 0 && at < bytes.count
    return path
  }

  private func transform(_ flags: Int, at place: inout Int) -> CGAffineTransform {
    let isWide = flags & 1 != 0
    var move = CGPoint.zero
    if flags & 2 != 0 {
      let (x, y) =
        isWide
        ? (bytes.signed(place + 4), bytes.signed(place + 6))
        : (Self.small(bytes.byte(place + 4)), Self.small(bytes.byte(place + 5)))
      move = CGPoint(x: Double(x), y: Double(y))
    }
    place += isWide ? 8 : 6
    func part(_ index: Int) -> Double { Double(bytes.signed(place + index * 2)) / 16384 }
    var matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: move.x, ty: move.y)
    if flags & 0x08 != 0 {
      (matrix.a, matrix.d) = (part(0), part(0))
      place += 2
    } else if flags & 0x40 != 0 {
      (matrix.a, matrix.d) = (part(0), part(1))
      place += 4
    } else if flags & 0x80 != 0 {
      (matrix.a, matrix.b, matrix.c, matrix.d) = (part(0), part(1), part(2), part(3))
      place += 8
    }
    return matrix
  }

  private static func small(_ byte: Int) -> Int { byte > 127 ? byte - 256 : byte }
}
