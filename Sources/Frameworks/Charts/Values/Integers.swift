extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
  public var _plotValue: _PlotValue { .number(Double(self)) }

  /// Returns the integer that is nearest to a position between two integers; `nil` for a value that
  /// is no number.
  public static func _from(_ value: _PlotValue) -> Self? {
    value.number.flatMap { $0.isFinite ? Self(exactly: $0.rounded()) : nil }
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
