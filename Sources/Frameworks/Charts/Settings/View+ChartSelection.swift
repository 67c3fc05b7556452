public import SwiftUI

extension View {
  /// Reports the value of the x axis at which the person points, and `nil` when the finger or
  /// pointer leaves; at most ten times a second. The left and right arrow keys move the selection,
  /// Home and End move it to the ends of the axis, and Escape removes it. For assistive technology
  /// the plot is a slider, whose value names the selection and the values of the marks there.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let chosen = value.wrappedValue?.plotValue
    return chart {
      $0.selections.x = { place in value.wrappedValue = place.flatMap { P.at($0) } }
      $0.selections.chosen = chosen
      $0.selections.current = { value.wrappedValue?.plotValue }
    }
  }

  /// Reports the range of values on the x axis over which the person drags, and `nil` when the
  /// finger leaves; at most ten times a second.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart {
      $0.selections.xRange = { places in
        guard let places, let start = P.at(places.0), let end = P.at(places.1) else {
          range.wrappedValue = nil
          return
        }
        range.wrappedValue = min(start, end)...max(start, end)
      }
    }
  }

  /// Reports the value of the y axis at which the person points, and `nil` when the finger or
  /// pointer leaves; at most ten times a second.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.selections.y = { place in value.wrappedValue = place.flatMap { P.at($0) } } }
  }

  /// Reports the range of values on the y axis over which the person drags, and `nil` when the
  /// finger leaves; at most ten times a second.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart {
      $0.selections.yRange = { places in
        guard let places, let start = P.at(places.0), let end = P.at(places.1) else {
          range.wrappedValue = nil
          return
        }
        range.wrappedValue = min(start, end)...max(start, end)
      }
    }
  }

  /// Reports the value at the angle at which the person points, counted from the first sector's
  /// start, and `nil` when the finger or pointer leaves; at most ten times a second.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart {
      $0.selections.angle = { angle in
        value.wrappedValue = angle.flatMap { P.at(.number($0)) }
      }
    }
  }
}
