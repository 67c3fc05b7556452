import Foundation
import StrataRendering
import SwiftUI

/// A plot that is longer than its visible part, and scrolls.
struct ScrollingPlot: View {
  let drawing: ChartDrawing
  /// A closure that is called with the size of the visible part when the browser has measured it.
  let measured: (CGSize) -> Void
  @State private var first: Int?
  @State private var height: CGFloat?

  var body: some View {
    ScrollView(.horizontal) {
      VStack(spacing: 4) {
        RowLabels(drawing: drawing, side: .top)
        Plot(drawing: drawing) { _ in }
          .frame(width: drawing.space.width, height: drawing.space.height)
          .background(alignment: .topLeading) { targets }
        RowLabels(drawing: drawing, side: .bottom)
      }
      .frame(width: drawing.space.width)
    }
    .scrollPosition(id: $first)
    .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { size in fit(size) })
    .onAppear { first = drawing.settings.scrolling.initialX.flatMap { index(of: $0) } }
    .onChange(of: first) { _, first in
      if let first, places.indices.contains(first) {
        drawing.settings.scrolling.movedX?(places[first].value)
      }
    }
  }

  private func fit(_ size: CGSize) {
    let row = drawing.xAxis.labels.isEmpty ? 0 : 20 * drawing.textScale
    measured(CGSize(width: size.width, height: max(size.height - row, 1)))
  }

  /// The values at the ticks of the axis with their places, from the left.
  private var places: [(value: _PlotValue, place: Double)] {
    let values = drawing.xAxis.values(.automatic).values
    return values.compactMap { value in drawing.space.x(value).map { (value, $0) } }
      .sorted { $0.1 < $1.1 }
  }

  private func index(of value: _PlotValue) -> Int? {
    guard let place = drawing.space.x(value) else { return nil }
    let places = places
    return places.indices.min { abs(places[$0].place - place) < abs(places[$1].place - place) }
  }

  /// The invisible views at the ticks, at which the visible part can begin.
  private var targets: some View {
    let places = places
    return HStack(spacing: 0) {
      ForEach(places.indices, id: \.self) { index in
        let start = index == 0 ? 0 : places[index].place
        let end = index + 1 < places.count ? places[index + 1].place : drawing.space.width
        Color.clear.frame(width: max(end - start, 0), height: 1).id(index)
      }
    }
    .scrollTargetLayout()
  }
}
