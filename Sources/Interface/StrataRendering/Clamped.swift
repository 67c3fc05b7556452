extension BinaryFloatingPoint {
  /// Returns the number within a range, and the lower bound for a number that is none.
  ///
  ///     Int((total * 100).clamped(to: 0...100))    // 0 if the total is zero divided by zero
  ///
  /// `min(max(number, 0), 1)` would return what is no number itself, and a conversion of it to an
  /// integer ends the process, which serves all visitors.
  ///
  /// - Parameter range: The range of the result.
  package func clamped(to range: ClosedRange<Self>) -> Self {
    self >= range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }
}
