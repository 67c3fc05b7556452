import Foundation

/// A kind of filter: its name, the default values of its inputs, and the function that computes the
/// picture.
// @unchecked: the values are numbers, texts and immutable objects.
struct FilterKind: @unchecked Sendable {
  let name: String
  let defaults: FilterValues
  var takesPicture = true
  let run: @Sendable (FilterValues) -> CIImage?

  init(
    _ name: String, _ defaults: KeyValuePairs<String, Any> = [:],
    _ change: @escaping @Sendable (Raster, FilterValues) -> Raster
  ) {
    (self.name, self.defaults) = (name, FilterValues(defaults))
    run = { values in values.picture.flatMap { $0.changed { change($0, values) } } }
  }

  init(
    making name: String, _ defaults: KeyValuePairs<String, Any>,
    _ run: @escaping @Sendable (FilterValues) -> CIImage?
  ) {
    (self.name, self.defaults) = (name, FilterValues(defaults))
    (takesPicture, self.run) = (false, run)
  }

  /// Creates a filter that changes the color of each pixel independently.
  static func colors(
    _ name: String, _ defaults: KeyValuePairs<String, Any> = [:],
    _ change: @escaping @Sendable (FilterValues) -> (SIMD3<Float>) -> SIMD3<Float>
  ) -> FilterKind {
    FilterKind(name, defaults) { picture, values in picture.mapped(change(values)) }
  }

  /// The filters by their names.
  static let all = Dictionary(
    (codes + colors + effects + blurs + mosaics).map { ($0.name, $0) }
  ) { $1 }

  static let codes = [
    FilterKind(
      making: "CIQRCodeGenerator", ["inputMessage": Data(), kCIInputCorrectionLevelKey: "M"]
    ) { values in
      let level = values.value(kCIInputCorrectionLevelKey) as? String ?? "M"
      let message = values.value("inputMessage") as? Data ?? Data()
      return QRTables.Level(rawValue: level).flatMap { QRCode(Array(message), $0) }
        .map { CIImage($0) }
    }
  ]
}

extension FilterValues {
  func float(_ key: String) -> Float { Float(number(key)) }
}
