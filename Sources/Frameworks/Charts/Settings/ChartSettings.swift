import Foundation
import SwiftUI

/// The settings that modifiers make for the charts in a view.
package struct ChartSettings {
  package var xAxis = AxisWish()
  package var yAxis = AxisWish()
  package var xScale = ScaleWish()
  package var yScale = ScaleWish()
  package var styles = StyleWish()
  package var symbols = SymbolWish()
  package var legend = LegendWish()
  package var selections = Selections()
  package var scrolling = ScrollWish()
  package var overlays: [ChartLayer] = []
  package var backgrounds: [ChartLayer] = []
  /// A closure that adds the app's gesture to a plot.
  package var gesture: (@MainActor (ChartProxy, AnyView) -> AnyView)?
  package var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?

  package init() {}
}

/// The app's settings for an axis and the words beside it.
package struct AxisWish {
  package var visibility = Visibility.automatic
  package var sets: (@MainActor () -> [_AxisSet])?
  package var label: AxisWords?
}

/// The words beside an axis.
package struct AxisWords {
  package var position: AnnotationPosition
  package var alignment: Alignment?
  package var content: @MainActor () -> AnyView
}

/// The styles for the values of `foregroundStyle(by:)`.
package struct StyleWish {
  package var domain: [_PlotValue]?
  package var range: [AnyShapeStyle]?
  package var mapping: (@MainActor (_PlotValue) -> AnyShapeStyle?)?
}

/// The symbols for the values of `symbol(by:)`.
package struct SymbolWish {
  package var domain: [_PlotValue]?
  package var range: [BasicChartSymbolShape.Kind]?
}

/// The settings of an app for a chart's legend.
package struct LegendWish {
  package var visibility = Visibility.automatic
  package var position = AnnotationPosition.automatic
  package var alignment: Alignment?
  package var content: (@MainActor () -> AnyView)?
}

/// The closures that are called with the value at which the person points, and with `nil` when the
/// finger or pointer leaves.
package struct Selections {
  package var x: ((_PlotValue?) -> Void)?
  package var y: ((_PlotValue?) -> Void)?
  package var xRange: (((_PlotValue, _PlotValue)?) -> Void)?
  package var yRange: (((_PlotValue, _PlotValue)?) -> Void)?
  package var angle: ((Double?) -> Void)?
  /// The value of the x axis that the app has stored.
  package var chosen: _PlotValue?
  /// A closure that returns the value of the x axis that the app has stored by now.
  package var current: (() -> _PlotValue?)?

  package var isEmpty: Bool {
    x == nil && y == nil && xRange == nil && yRange == nil && angle == nil
  }
}

/// The axes that scroll, and the part of them that is visible.
package struct ScrollWish {
  package var axes: Axis.Set = []
  package var xLength: Double?
  package var yLength: Double?
  package var initialX: _PlotValue?
  package var initialY: _PlotValue?
  package var movedX: ((_PlotValue) -> Void)?
}

/// A view in front of or behind the chart, which can read its scales.
package struct ChartLayer {
  package var alignment: Alignment
  package var content: @MainActor (ChartProxy) -> AnyView
}

/// The plot of a chart, which is passed to the closure of `chartPlotStyle`.
///
/// Same as Apple's.
public struct ChartPlotContent: View {
  let content: AnyView
  package init(_ content: AnyView) { self.content = content }
  public var body: some View { content }
}

extension EnvironmentValues {
  private struct Key: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
  }

  package var chartSettings: ChartSettings {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}

extension View {
  /// Changes the settings of the charts in this view.
  nonisolated package func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
