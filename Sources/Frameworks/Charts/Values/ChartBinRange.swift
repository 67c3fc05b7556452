public import SwiftUI

/// The values of one bin of a histogram. Only the last bin contains its upper bound.
///
/// Same as Apple's.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The lower bound of the bin, which belongs to it.
  public let lowerBound: Bound
  /// The upper bound of the bin, which belongs to it only if the bin is the last one.
  public let upperBound: Bound
  let isClosed: Bool

  public func contains(_ element: Bound) -> Bool {
    lowerBound <= element && (element < upperBound || isClosed && element == upperBound)
  }

  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<upperBound
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension PlottableValue where Value: Comparable {
  /// Returns a bin with a label; a bar covers the whole bin.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - range: The bin, whose bounds the bar has.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    self.value(label, range.lowerBound..<range.upperBound)
  }

  /// Returns a bin with a localized label; a bar covers the whole bin.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label in the app's string catalog.
  ///   - range: The bin, whose bounds the bar has.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    self.value(Text(labelKey), range)
  }

  /// Returns a bin with a label that is not localized; a bar covers the whole bin.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - range: The bin, whose bounds the bar has.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    self.value(Text(label), range)
  }
}
