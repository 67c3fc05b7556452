public import Foundation
public import SwiftUI

extension View {
  /// Shows or hides the legend of the charts in this view.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Sets the place of the legend: below the chart by default.
  ///
  /// Partial in `alignment`, `spacing`: they are ignored; the legend fills its place in columns.
  ///
  /// - Parameters:
  ///   - position: The side of the plot at which the legend is.
  ///   - alignment: The alignment.
  ///   - spacing: The distance from the plot, in points; `nil` for the default.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chart {
      ($0.legend.visibility, $0.legend.position) = (.automatic, position)
      $0.legend.alignment = alignment
    }
  }

  /// Sets the place and the content of the legend.
  ///
  /// Partial in `spacing`: it is ignored.
  ///
  /// - Parameters:
  ///   - position: The side of the plot at which the legend is.
  ///   - alignment: The alignment.
  ///   - spacing: The distance from the plot, in points; `nil` for the default.
  ///   - content: The views.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    chart {
      ($0.legend.visibility, $0.legend.position) = (.visible, position)
      $0.legend.alignment = alignment
      $0.legend.content = { AnyView(content()) }
    }
  }

  /// Adds a view over the charts in this view, which knows their scales.
  ///
  /// - Parameters:
  ///   - alignment: The alignment.
  ///   - content: A function that returns the view.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    chart {
      $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Adds a view behind the charts in this view, which knows their scales.
  ///
  /// - Parameters:
  ///   - alignment: The alignment.
  ///   - content: A function that returns the view.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    chart {
      $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Changes the plot of the charts in this view: its frame, background or border.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Adds a gesture to the plot of the charts in this view, which knows their scales.
  ///
  ///     .chartGesture { proxy in
  ///       DragGesture(minimumDistance: 0).onChanged { proxy.selectXValue(at: $0.location.x) }
  ///     }
  nonisolated public func chartGesture<G: Gesture>(
    _ gesture: @escaping @MainActor (ChartProxy) -> G
  ) -> some View {
    chart {
      $0.gesture = { proxy, plot in
        AnyView(plot.contentShape(Rectangle()).gesture(gesture(proxy)))
      }
    }
  }

  // MARK: Scrolling

  /// Sets the axes along which the plot scrolls.
  ///
  /// Partial: the x axis scrolls; the y axis does not.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart { $0.scrolling.axes = axes }
  }

  /// Sets the part of the x axis that is visible, if it scrolls; of a time axis in seconds, of
  /// categories their number.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let value = length.plotValue.position
    return chart { $0.scrolling.xLength = value }
  }

  /// Sets the value at the start of the visible part, when the chart appears, and reports it as the
  /// person scrolls.
  ///
  /// Partial: the value is reported at the ticks of the axis, and setting it later has no effect.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart {
      $0.scrolling.initialX = x.wrappedValue.plotValue
      $0.scrolling.movedX = { place in
        if let value = P.at(place) { x.wrappedValue = value }
      }
    }
  }

  /// Sets the value at the start of the visible part, when the chart appears.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    let value = initialX.plotValue
    return chart { $0.scrolling.initialX = value }
  }
}
