public import SwiftUI

extension View {
  /// Sets the domain, the padding and the type of the scale of the x axis.
  ///
  /// - Parameters:
  ///   - domain: The values that the scale covers.
  ///   - range: The part of the plot's length that the scale covers.
  ///   - type: Whether the scale is linear, logarithmic, of dates or of categories.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, padding) = (domain._domain, range._padding)
    return chart {
      $0.xScale.domain = domain
      ($0.xScale.startPadding, $0.xScale.endPadding) = (padding.start, padding.end)
      if let type { $0.xScale.type = type }
    }
  }

  /// Sets the domain and the type of the scale of the x axis.
  ///
  /// - Parameters:
  ///   - domain: The values that the scale covers.
  ///   - type: Whether the scale is linear, logarithmic, of dates or of categories.
  nonisolated public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain
    return chart {
      $0.xScale.domain = domain
      if let type { $0.xScale.type = type }
    }
  }

  /// Sets the padding and the type of the scale of the x axis.
  ///
  /// - Parameters:
  ///   - range: The part of the plot's length that the scale covers.
  ///   - type: Whether the scale is linear, logarithmic, of dates or of categories.
  nonisolated public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let padding = range._padding
    return chart {
      ($0.xScale.startPadding, $0.xScale.endPadding) = (padding.start, padding.end)
      if let type { $0.xScale.type = type }
    }
  }

  /// Sets the type of the scale of the x axis.
  nonisolated public func chartXScale(type: ScaleType?) -> some View {
    chart { $0.xScale.type = type }
  }

  /// Sets the domain, the padding and the type of the scale of the y axis.
  ///
  /// - Parameters:
  ///   - domain: The values that the scale covers.
  ///   - range: The part of the plot's length that the scale covers.
  ///   - type: Whether the scale is linear, logarithmic, of dates or of categories.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, padding) = (domain._domain, range._padding)
    return chart {
      $0.yScale.domain = domain
      ($0.yScale.startPadding, $0.yScale.endPadding) = (padding.start, padding.end)
      if let type { $0.yScale.type = type }
    }
  }

  /// Sets the domain and the type of the scale of the y axis.
  ///
  /// - Parameters:
  ///   - domain: The values that the scale covers.
  ///   - type: Whether the scale is linear, logarithmic, of dates or of categories.
  nonisolated public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain
    return chart {
      $0.yScale.domain = domain
      if let type { $0.yScale.type = type }
    }
  }

  /// Sets the padding and the type of the scale of the y axis.
  ///
  /// - Parameters:
  ///   - range: The part of the plot's length that the scale covers.
  ///   - type: Whether the scale is linear, logarithmic, of dates or of categories.
  nonisolated public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let padding = range._padding
    return chart {
      ($0.yScale.startPadding, $0.yScale.endPadding) = (padding.start, padding.end)
      if let type { $0.yScale.type = type }
    }
  }

  /// Sets the type of the scale of the y axis.
  nonisolated public func chartYScale(type: ScaleType?) -> some View {
    chart { $0.yScale.type = type }
  }
}
