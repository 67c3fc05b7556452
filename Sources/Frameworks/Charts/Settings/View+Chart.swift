public import Foundation
public import SwiftUI

extension View {
  /// Shows or hides the legend of the charts in this view.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Sets the position of the legend: below the chart by default.
  ///
  /// Partial in `alignment`, `spacing`: the two arguments have no effect; the legend fills its
  /// place in columns.
  ///
  /// - Parameters:
  ///   - position: The side of the plot on which the legend is.
  ///   - alignment: The alignment along that side.
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

  /// Sets the position and the content of the legend.
  ///
  /// Partial in `spacing`: the argument has no effect.
  ///
  /// - Parameters:
  ///   - position: The side of the plot on which the legend is.
  ///   - alignment: The alignment along that side.
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

  /// Adds a view in front of the charts in this view; the view can read their scales.
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

  /// Adds a view behind the charts in this view; the view can read their scales.
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

  /// Adds a gesture to the plot of the charts in this view; the gesture can read their scales.
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
  /// Partial: only the x axis scrolls.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart { $0.scrolling.axes = axes }
  }

  /// Sets the length of the visible part of the x axis, if it scrolls: for a time axis in seconds,
  /// for categories their number.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let value = length.plotValue.position
    return chart { $0.scrolling.xLength = value }
  }

  /// Sets the value at which the visible part begins when the chart appears, and reports that value
  /// when the person scrolls.
  ///
  /// Partial: while the person scrolls, the nearest tick of the axis is reported. Setting the value
  /// later has no effect.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart {
      $0.scrolling.initialX = x.wrappedValue.plotValue
      $0.scrolling.movedX = { place in
        if let value = P.at(place) { x.wrappedValue = value }
      }
    }
  }

  /// Sets the value at which the visible part begins when the chart appears.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    let value = initialX.plotValue
    return chart { $0.scrolling.initialX = value }
  }
}
