extension Double {
  /// Returns the number rounded to a number of decimals, half away from zero. The result is never
  /// minus zero.
  ///
  ///     (-0.4).rounded(decimals: 0)    // 0, not -0
  public func rounded(decimals: Int) -> Double {
    var factor = 1.0
    for _ in 0..<max(decimals, 0) { factor *= 10 }
    // Adding zero turns -0 into 0 and changes nothing else.
    return (self * factor).rounded() / factor + 0
  }
}
