extension CIImage {
  /// Returns the picture changed by a filter; unchanged if the filter's name is not known.
  ///
  /// - Parameters:
  ///   - filterName: The name of the filter, such as `CISepiaTone`.
  ///   - params: The values by their keys; others are the defaults.
  public func applyingFilter(
    _ filterName: String, parameters params: [String: Any] = [:]
  ) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// Returns the picture blurred as by a bell curve.
  ///
  /// - Parameter sigma: The width of the curve, in points.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
}
