extension CIImage {
  /// Returns the picture after a filter has changed it; the unchanged picture if there is no filter
  /// with the name.
  ///
  /// - Parameters:
  ///   - filterName: The name of the filter, such as `CISepiaTone`.
  ///   - params: The values of inputs by their keys; other inputs have their default values.
  public func applyingFilter(
    _ filterName: String, parameters params: [String: Any] = [:]
  ) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// Returns the picture after a Gaussian blur.
  ///
  /// - Parameter sigma: The standard deviation of the blur, in points.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
}
