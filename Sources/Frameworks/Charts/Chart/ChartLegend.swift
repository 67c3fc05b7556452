import Foundation
import StrataRendering
import SwiftUI

/// The legend, which shows the color or symbol of each value.
struct ChartLegend: View {
  let drawing: ChartDrawing

  var body: some View {
    if let content = drawing.settings.legend.content {
      content().frame(maxWidth: .infinity, alignment: alignment)
    } else {
      let entries = drawing.styles.entries
      LazyVGrid(
        columns: [
          GridItem(.adaptive(minimum: width(of: entries)), spacing: 12, alignment: .leading)
        ],
        alignment: .leading, spacing: 4
      ) {
        ForEach(entries.indices, id: \.self) { line(entries[$0]) }
      }
      .font(.caption).foregroundStyle(.secondary)
    }
  }

  /// Returns the least width of a column in points: an estimate of the longest entry's, so that few
  /// entries wrap, but not more than a phone has room for at twice the text size.
  private func width(of entries: [MarkStyles.Entry]) -> Double {
    let longest = entries.map { drawing.words.spoken($0.value).count }.max() ?? 0
    return min(max(Double(longest) * 6.5 + 12, 96), 140) * drawing.textScale
  }

  private var alignment: Alignment { drawing.settings.legend.alignment ?? .leading }

  private func line(_ entry: MarkStyles.Entry) -> some View {
    HStack(spacing: 4) {
      PlotInk(figures: [sign(entry)]).frame(width: 8, height: 8)
      Text(verbatim: drawing.words.spoken(entry.value))
    }
  }

  private func sign(_ entry: MarkStyles.Entry) -> Figure {
    guard let kind = entry.symbol, kind != .circle, let first = kind.corners.first else {
      return Figure(.fill(Outline(.circle), entry.paint.flat, isEvenOdd: false))
    }
    let lines = kind.isFilled ? [first] : kind.corners
    let steps = lines.flatMap { line -> [PathStep] in
      let points = line.map { Point(Double($0.x) * 8, Double($0.y) * 8).rounded }
      return [.move(points[0])] + points.dropFirst().map { .line($0) }
        + (kind.isFilled ? [.close] : [])
    }
    let outline = Outline(.path(steps, size: Point(8, 8), isGuess: false, keepsAspect: false))
    return Figure(
      kind.isFilled
        ? .fill(outline, entry.paint.flat, isEvenOdd: false)
        : .stroke(outline, entry.paint.flat, StrokeLine(width: 1.5)))
  }
}

extension Paint {
  /// The same paint without shadows and blending.
  fileprivate var flat: Paint { unwrapped.plain }
}
