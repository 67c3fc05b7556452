import Foundation
import StrataRendering
import Testing

@testable import Charts

@Suite struct CurveTests {
  private let corner = [Point(0, 0), Point(10, 10), Point(20, 10)]

  private func steps(_ method: InterpolationMethod) -> [PathStep] {
    Curve(corner, method.kind)?.steps ?? []
  }

  @Test func `linear interpolation connects the points by straight lines`() {
    #expect(steps(.linear) == [.line(Point(10, 10)), .line(Point(20, 10))])
  }

  @Test
  func `step interpolation has its step at the start, in the middle or at the end of an interval`()
  {
    #expect(steps(.stepStart) == [.line(Point(0, 10)), .line(Point(10, 10)), .line(Point(20, 10))])
    #expect(steps(.stepEnd) == [.line(Point(10, 0)), .line(Point(10, 10)), .line(Point(20, 10))])
    #expect(
      steps(.stepCenter) == [
        .line(Point(5, 0)), .line(Point(5, 10)), .line(Point(10, 10)), .line(Point(15, 10)),
        .line(Point(20, 10)),
      ])
  }

  @Test func `monotone interpolation does not leave the range of the points`() throws {
    let points = [Point(0, 0), Point(10, 50), Point(20, 50), Point(30, 20)]
    let curve = try #require(Curve(points, .monotone))
    for (from, piece) in zip(points, curve.pieces) {
      let low = min(from.y, piece.to.y), high = max(from.y, piece.to.y)
      #expect(piece.controls.allSatisfy { $0.y >= low - 1e-9 && $0.y <= high + 1e-9 })
    }
    #expect(curve.pieces[1].controls.allSatisfy { $0.y == 50 }, "a plateau stays flat")
  }

  @Test
  func `cardinal and Catmull-Rom curves go through their points, parallel to the neighbours' line`()
    throws
  {
    let points = [Point(0, 0), Point(6, 6), Point(12, 0)]
    let cardinal = try #require(Curve(points, InterpolationMethod.cardinal.kind))
    #expect(cardinal.pieces[0].controls[1] == Point(4, 6))
    #expect(cardinal.pieces[1].controls[0] == Point(8, 6))
    let tense = try #require(Curve(points, InterpolationMethod.cardinal(tension: 1).kind))
    #expect(tense.pieces[0].controls == [Point(0, 0), Point(6, 6)])
    let uniform = Curve(points, InterpolationMethod.catmullRom(alpha: 0).kind)
    #expect(uniform == cardinal)
    let centripetal = try #require(Curve(points, InterpolationMethod.catmullRom.kind))
    #expect(abs(centripetal.pieces[0].controls[1].y - 6) < 1e-9)
    #expect(centripetal.pieces.map(\.to) == [Point(6, 6), Point(12, 0)])
  }

  @Test func `a curve walked backwards equals the curve of the reversed points`() throws {
    let points = [Point(0, 0), Point(6, 6), Point(12, 0)]
    let curve = try #require(Curve(points, InterpolationMethod.cardinal.kind))
    let forward = try #require(Curve(points.reversed(), InterpolationMethod.cardinal.kind))
    #expect(curve.stepsBack == forward.steps)
  }

  @Test func `a monotone curve along a vertical axis does not overshoot to the sides`() throws {
    let points = [Point(0, 0), Point(50, 10), Point(50, 20)]
    let curve = try #require(Curve(points, .monotone, isUpright: true))
    #expect(curve.pieces[1].controls.allSatisfy { $0.x == 50 })
    #expect(curve.start == Point(0, 0))
  }

  @Test func `a curve through two points is a straight line, and equal points give no NaN`() {
    #expect(Curve([Point(0, 0), Point(1, 1)], .monotone)?.steps == [.line(Point(1, 1))])
    #expect(Curve([], .linear) == nil)
    let same = [Point(3, 3), Point(3, 3), Point(3, 3)]
    for method: InterpolationMethod in [.monotone, .catmullRom, .cardinal, .stepCenter] {
      let curve = Curve(same, method.kind)
      let all = curve?.pieces.flatMap { [$0.to] + $0.controls } ?? []
      #expect(all.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }

  @Test func `10,000 points of a line are thinned to a screen's resolution, keeping the extremes`()
  {
    var points = (0..<10_000).map { Point(Double($0) / 25, 100) }
    points[5003].y = 3
    points[7001].y = 300
    let thinned = Thinning.thinned(points, width: 400)
    #expect(thinned.count <= 1600)
    #expect(thinned.contains(points[5003]))
    #expect(thinned.contains(points[7001]))
    #expect(thinned.first == points.first)
    #expect(thinned.last == points.last)
    #expect(Thinning.thinned(Array(points.prefix(1000)), width: 400).count == 1000)
  }
}
