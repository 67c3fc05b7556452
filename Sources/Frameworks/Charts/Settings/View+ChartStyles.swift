public import SwiftUI

extension View {
  /// Sets the styles for the values of `foregroundStyle(by:)`.
  ///
  ///     .chartForegroundStyleScale(["Rain": Color.blue, "Snow": .gray])
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let domain = mapping.map(\.key.plotValue)
    let range = mapping.map { AnyShapeStyle($0.value) }
    return chart { $0.styles = StyleWish(domain: domain, range: range) }
  }

  /// Sets the values of `foregroundStyle(by:)` and their styles, in the same order.
  ///
  /// - Parameters:
  ///   - domain: The values that the scale covers.
  ///   - range: The styles to which the values are mapped.
  ///   - type: Whether the scale is linear, logarithmic, of dates or of categories.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S], type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain.map(\.plotValue), range.map { AnyShapeStyle($0) })
    return chart { $0.styles = StyleWish(domain: domain, range: range) }
  }

  /// Sets the order of the values of `foregroundStyle(by:)`.
  ///
  /// - Parameters:
  ///   - domain: The values that the scale covers.
  ///   - type: Whether the scale is linear, logarithmic, of dates or of categories.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain.values
    return chart { $0.styles.domain = domain }
  }

  /// Sets the styles of the values of `foregroundStyle(by:)`, in the order of their appearance.
  ///
  /// - Parameters:
  ///   - range: The styles to which the values are mapped.
  ///   - type: Whether the scale is linear, logarithmic, of dates or of categories.
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View {
    let range = range.map { AnyShapeStyle($0) }
    return chart { $0.styles.range = range }
  }

  /// Sets the gradient from which the numbers of `foregroundStyle(by:)` get their colors.
  ///
  /// - Parameters:
  ///   - range: The gradient: the smallest number gets its first color, the largest its last.
  ///   - type: Whether the scale is linear, logarithmic, of dates or of categories.
  nonisolated public func chartForegroundStyleScale(
    range: Gradient, type: ScaleType? = nil
  ) -> some View {
    let range = range.stops.map { AnyShapeStyle($0.color) }
    return chart { $0.styles.range = range }
  }

  /// Sets the style of each value of `foregroundStyle(by:)`.
  ///
  /// - Parameters:
  ///   - domain: The values that the scale covers.
  ///   - mapping: A function that returns the style of a value.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping @MainActor (DataValue) -> S
  ) -> some View {
    let domain = domain.map(\.plotValue)
    return chart {
      $0.styles = StyleWish(domain: domain, range: nil) { value in
        DataValue.at(value).map { AnyShapeStyle(mapping($0)) }
      }
    }
  }

  /// Sets the style of each value of `foregroundStyle(by:)`.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping @MainActor (DataValue) -> S
  ) -> some View {
    chart {
      $0.styles = StyleWish(domain: nil, range: nil) { value in
        DataValue.at(value).map { AnyShapeStyle(mapping($0)) }
      }
    }
  }

  /// Sets the symbols for the values of `symbol(by:)`.
  nonisolated public func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, BasicChartSymbolShape>
  ) -> some View {
    let domain = mapping.map(\.key.plotValue)
    let range = mapping.map(\.value.kind)
    return chart { $0.symbols = SymbolWish(domain: domain, range: range) }
  }

  /// Sets the values of `symbol(by:)` and their symbols, in the same order.
  ///
  /// - Parameters:
  ///   - domain: The values that the scale covers.
  ///   - range: The symbols to which the values are mapped.
  nonisolated public func chartSymbolScale<DataValue: Plottable>(
    domain: [DataValue], range: [BasicChartSymbolShape]
  ) -> some View {
    let (domain, range) = (domain.map(\.plotValue), range.map(\.kind))
    return chart { $0.symbols = SymbolWish(domain: domain, range: range) }
  }

  /// Sets the order of the values of `symbol(by:)`.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let domain = domain._domain.values
    return chart { $0.symbols.domain = domain }
  }

  /// Sets the symbol of each value of `symbol(by:)`.
  ///
  /// - Parameters:
  ///   - domain: The values that the scale covers.
  ///   - mapping: A function that returns the style of a value.
  nonisolated public func chartSymbolScale<DataValue: Plottable>(
    domain: [DataValue], mapping: (DataValue) -> BasicChartSymbolShape
  ) -> some View {
    let (values, range) = (domain.map(\.plotValue), domain.map { mapping($0).kind })
    return chart { $0.symbols = SymbolWish(domain: values, range: range) }
  }

  /// Sets the symbols of the values of `symbol(by:)`, in the order of their appearance.
  nonisolated public func chartSymbolScale(range: [BasicChartSymbolShape]) -> some View {
    let range = range.map(\.kind)
    return chart { $0.symbols.range = range }
  }
}

extension _ChartDomain {
  /// The values of a domain that lists them; `nil` for any other domain.
  package var values: [_PlotValue]? {
    if case .values(let values) = kind { values } else { nil }
  }
}
