import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A card with the sun's position in its arc, and the phase of the moon.
struct SkyCard: View {
  let report: WeatherReport
  let scene: SkyScene
  let now: Date
  let format: WeatherFormat

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      Heading(title: Words.Sky.title)
      VStack(alignment: .leading, spacing: Space.medium) {
        SunArc(course: course)
          .frame(maxWidth: .infinity)
        Text(verbatim: format.sunHeight(scene.sun))
          .accessibilityIdentifier(UITestIDs.Details.sun)
        HStack(spacing: Space.medium) {
          MoonDisc(phase: scene.phase, isSouthern: scene.isSouthern, size: SymbolSize.row)
          VStack(alignment: .leading, spacing: Space.hair) {
            Text(scene.phase.name.name)
            Text(Words.Sky.lit(format.percent(scene.phase.lit)))
              .font(.footnote)
              .foregroundStyle(.secondary)
            Text(verbatim: format.times(moon, in: report.timeZone))
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(UITestIDs.Details.moon)
      }
      .card()
    }
    .accessibilityIdentifier(UITestIDs.Details.sky)
  }

  /// The times of the moon on the date of the present time.
  private var moon: MoonTimes {
    let day = report.zone.interval(of: report.zone.day(of: now))
    return MoonTimes(at: report.place.coordinate, on: day)
  }

  private var course: SunCourse {
    SunCourse(at: report.place.coordinate, zone: report.zone, time: now)
  }
}

/// A diagram of the sun's height from midnight to midnight, with the horizon and the sun's current
/// position. Time runs in the direction of reading, as in the charts. The text beside the diagram
/// says the same.
struct SunArc: View {
  let course: SunCourse
  @Environment(\.layoutDirection) private var direction

  private static let size = CGSize(width: 280, height: 96)
  private static let dot: CGFloat = 12

  var body: some View {
    Canvas { context, size in draw(in: context, size) }
      .frame(width: Self.size.width, height: Self.size.height)
      // The points are mirrored instead of the drawing.
      .environment(\.layoutDirection, .leftToRight)
      .accessibilityHidden(true)
  }

  private func draw(in context: GraphicsContext, _ size: CGSize) {
    let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    var arc = Path()
    arc.addLines(course.points.map { place($0, size) })
    var horizon = Path()
    horizon.move(to: CGPoint(x: 0, y: y(0, size)))
    horizon.addLine(to: CGPoint(x: size.width, y: y(0, size)))
    context.stroke(arc, with: .color(.gray), style: line)
    context.stroke(horizon, with: .color(.gray), lineWidth: 1)
    var day = context
    day.clip(to: Path(CGRect(x: 0, y: 0, width: size.width, height: y(0, size))))
    day.stroke(arc, with: .color(.orange), style: line)
    let now = place(course.now, size)
    let dot = CGRect(
      x: now.x - Self.dot / 2, y: now.y - Self.dot / 2, width: Self.dot, height: Self.dot)
    context.fill(
      Path(ellipseIn: dot),
      with: .color(course.now.height > SunPosition.horizon ? .orange : .gray))
  }

  private func place(_ point: SunCourse.Point, _ size: CGSize) -> CGPoint {
    let part = direction == .rightToLeft ? 1 - point.part : point.part
    return CGPoint(x: (part * size.width * 10).rounded() / 10, y: y(point.height, size))
  }

  /// Returns the distance of a height from the top, with room for the dot. The scale contains the
  /// whole arc and the horizon.
  private func y(_ height: Double, _ size: CGSize) -> CGFloat {
    let heights = course.points.map(\.height) + [0, course.now.height]
    let (low, high) = (heights.min() ?? 0, heights.max() ?? 0)
    let part = (high - height) / max(high - low, 1)
    return ((Self.dot / 2 + part * (size.height - Self.dot)) * 10).rounded() / 10
  }
}
