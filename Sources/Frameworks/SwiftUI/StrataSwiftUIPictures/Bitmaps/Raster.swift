import Foundation

/// The pixels that an outline covers, row by row.
struct Raster {
  /// The number of horizontal lines in a row of pixels on which the coverage is measured.
  private static let samples = 8

  private struct Edge {
    var top: Double
    var bottom: Double
    /// The horizontal place at the height 0, and its change from row to row.
    var start: Double
    var slope: Double
    var winding: Int
  }

  private let edges: [Edge]
  private let isEvenOdd: Bool
  /// The pixels that the outline may cover.
  let bounds: PixelBounds

  /// Measures an outline within a rectangle of pixels.
  ///
  /// - Parameters:
  ///   - lines: The subpaths as lists of points, in pixels; open ones are closed.
  ///   - isEvenOdd: Whether areas that the outline encloses twice are outside.
  ///   - room: The pixels that may be covered.
  init(_ lines: [[CGPoint]], isEvenOdd: Bool = false, within room: PixelBounds) {
    self.isEvenOdd = isEvenOdd
    var edges: [Edge] = []
    var extent = (
      left: Double.infinity, top: Double.infinity, right: -Double.infinity, bottom: -Double.infinity
    )
    for line in lines where line.count > 1 {
      for index in line.indices {
        let (from, to) = (line[index], line[index + 1 < line.count ? index + 1 : 0])
        guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite, from.y != to.y else {
          continue
        }
        let (high, low) = from.y < to.y ? (from, to) : (to, from)
        let slope = Double(low.x - high.x) / Double(low.y - high.y)
        edges.append(
          Edge(
            top: Double(high.y), bottom: Double(low.y),
            start: Double(high.x) - slope * Double(high.y),
            slope: slope, winding: from.y < to.y ? 1 : -1))
        extent.left = min(extent.left, Double(min(from.x, to.x)))
        extent.right = max(extent.right, Double(max(from.x, to.x)))
        extent.top = min(extent.top, Double(high.y))
        extent.bottom = max(extent.bottom, Double(low.y))
      }
    }
    self.edges = edges.sorted { $0.top < $1.top }
    bounds = edges.isEmpty ? PixelBounds() : Self.pixels(extent).intersected(room)
  }

  private static func pixels(
    _ extent: (left: Double, top: Double, right: Double, bottom: Double)
  ) -> PixelBounds {
    func whole(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6)) }
    return PixelBounds(
      left: whole(extent.left.rounded(.down)), top: whole(extent.top.rounded(.down)),
      right: whole(extent.right.rounded(.up)), bottom: whole(extent.bottom.rounded(.up)))
  }

  /// Calls a closure with each row and the covered part of each of its pixels, 0…1. The first
  /// number belongs to the left column of the bounds.
  func forEachRow(_ body: (_ y: Int, _ parts: UnsafeBufferPointer<Float>) -> Void) {
    guard !bounds.isEmpty else { return }
    let width = bounds.right - bounds.left
    var parts = [Float](repeating: 0, count: width)
    var active: [Edge] = []
    var next = 0
    var crossings: [(x: Double, winding: Int)] = []
    for y in bounds.top..<bounds.bottom {
      while next < edges.count, edges[next].top < Double(y + 1) {
        active.append(edges[next])
        next += 1
      }
      active.removeAll { $0.bottom <= Double(y) }
      guard !active.isEmpty else { continue }
      for index in 0..<width { parts[index] = 0 }
      for sample in 0..<Self.samples {
        let line = Double(y) + (Double(sample) + 0.5) / Double(Self.samples)
        cross(active, at: line, into: &crossings)
        addSpans(of: crossings, to: &parts)
      }
      parts.withUnsafeBufferPointer { body(y, $0) }
    }
  }

  /// Finds the places at which the edges cross a horizontal line, from left to right.
  private func cross(
    _ active: [Edge], at line: Double, into crossings: inout [(x: Double, winding: Int)]
  ) {
    crossings.removeAll(keepingCapacity: true)
    for edge in active where edge.top <= line && line < edge.bottom {
      crossings.append((edge.start + edge.slope * line, edge.winding))
    }
    crossings.sort { $0.x < $1.x }
  }

  /// Adds the parts of a line that are inside.
  private func addSpans(of crossings: [(x: Double, winding: Int)], to parts: inout [Float]) {
    var winding = 0
    for index in crossings.indices.dropLast() {
      winding += isEvenOdd ? 1 : crossings[index].winding
      guard isEvenOdd ? winding & 1 == 1 : winding != 0 else { continue }
      let start = max(crossings[index].x - Double(bounds.left), 0)
      let end = min(crossings[index + 1].x - Double(bounds.left), Double(parts.count))
      if end > start { Self.add(start, end, to: &parts) }
    }
  }

  /// Adds a span to the pixels of a row, by the part of each pixel's width that it covers.
  private static func add(_ start: Double, _ end: Double, to parts: inout [Float]) {
    let unit = 1 / Float(samples)
    let (first, last) = (Int(start), min(parts.count - 1, Int(end)))
    guard first < last else {
      parts[min(first, parts.count - 1)] += Float(end - start) * unit
      return
    }
    parts[first] += Float(Double(first + 1) - start) * unit
    for index in first + 1..<max(first + 1, last) { parts[index] += unit }
    parts[last] += Float(end - Double(last)) * unit
  }
}
