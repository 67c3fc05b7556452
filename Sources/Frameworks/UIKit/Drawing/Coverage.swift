import Foundation

/// The part of each pixel that an outline covers.
struct Coverage {
  /// The number of horizontal lines in a row of pixels on which the coverage is measured.
  private static let samples = 4

  private struct Edge {
    var top: CGPoint
    var bottom: CGPoint
    var winding: Int
  }

  private let edges: [Edge]
  private let isEvenOdd: Bool
  private let width: Int
  private let rows: Range<Int>

  /// Measures an outline on an image of a size, in pixels.
  ///
  /// - Parameter lines: Closed or open subpaths of straight lines; open ones are closed.
  init(of lines: [[CGPoint]], isEvenOdd: Bool, width: Int, height: Int) {
    edges = lines.flatMap { line in
      zip(line, line.dropFirst() + line.prefix(1)).compactMap { from, to in
        guard from.y != to.y, [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite) else {
          return nil
        }
        return from.y < to.y
          ? Edge(top: from, bottom: to, winding: 1) : Edge(top: to, bottom: from, winding: -1)
      }
    }
    self.isEvenOdd = isEvenOdd
    self.width = width
    let bounds = 0...Double(height)
    func clamped(_ value: Double) -> Int {
      Int(min(max(value, bounds.lowerBound), bounds.upperBound))
    }
    let first = clamped((edges.map { Double($0.top.y) }.min() ?? 0).rounded(.down))
    let last = clamped((edges.map { Double($0.bottom.y) }.max() ?? 0).rounded(.up))
    rows = first..<max(first, last)
  }

  /// Calls a closure with each covered pixel and the part of it that is covered, 0…1.
  func forEach(_ body: (_ x: Int, _ y: Int, _ part: Double) -> Void) {
    for y in rows {
      let near = edges.filter {
        $0.top.y < CGFloat(y + 1) && $0.bottom.y > CGFloat(y)
      }
      guard !near.isEmpty else { continue }
      var parts = [Double](repeating: 0, count: width)
      for sample in 0..<Self.samples {
        let line = Double(y) + (Double(sample) + 0.5) / Double(Self.samples)
        for span in spans(of: near, at: line) { add(span, to: &parts) }
      }
      for x in 0..<width where parts[x] > 0 { body(x, y, min(1, parts[x])) }
    }
  }

  /// Returns the parts of a horizontal line that are inside.
  private func spans(of edges: [Edge], at y: Double) -> [ClosedRange<Double>] {
    let crossings = edges.compactMap { edge -> (x: Double, winding: Int)? in
      let (top, bottom) = (edge.top, edge.bottom)
      guard Double(top.y) <= y, y < Double(bottom.y) else { return nil }
      let way = (y - Double(top.y)) / Double(bottom.y - top.y)
      return (Double(top.x) + way * Double(bottom.x - top.x), edge.winding)
    }.sorted { $0.x < $1.x }
    var spans: [ClosedRange<Double>] = []
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += isEvenOdd ? 1 : crossing.winding
      let isInside = isEvenOdd ? winding % 2 != 0 : winding != 0
      if isInside, next.x > crossing.x { spans.append(crossing.x...next.x) }
    }
    return spans
  }

  /// Adds a span to the pixels of a row, by the part of each pixel's width that it covers.
  private func add(_ span: ClosedRange<Double>, to parts: inout [Double]) {
    let (start, end) = (max(0, span.lowerBound), min(Double(width), span.upperBound))
    guard end > start else { return }
    for x in Int(start)...min(width - 1, Int(end)) {
      let covered = min(end, Double(x + 1)) - max(start, Double(x))
      if covered > 0 { parts[x] += covered / Double(Self.samples) }
    }
  }
}
