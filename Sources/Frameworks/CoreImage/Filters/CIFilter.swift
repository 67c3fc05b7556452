public import Foundation

/// A filter, which creates a picture or changes one.
///
///     let filter = CIFilter.sepiaTone()
///     filter.inputImage = CIImage(image: photo)
///     filter.intensity = 0.8
///     let picture = filter.outputImage.flatMap { CIContext().createCGImage($0, from: $0.extent) }
///
/// Partial: there are generators of codes, and the filters for which this class has a function.
/// Colors are computed in sRGB, not in linear light, so that shades differ a little from Apple's;
/// the photo effects are similar to Apple's. A filter computes its picture each time that
/// ``outputImage`` is read.
// @unchecked: as on Apple's platforms, its owner uses it on one thread at a time.
open class CIFilter: NSObject, @unchecked Sendable {
  private let kind: FilterKind
  private var values: FilterValues

  private init(_ kind: FilterKind) { (self.kind, values) = (kind, kind.defaults) }

  /// Creates the filter with a name, such as `CISepiaTone`; returns `nil` if there is none.
  public convenience init?(name: String) {
    guard let kind = FilterKind.all[name] else { return nil }
    self.init(kind)
  }

  /// Creates the filter with a name, and sets its inputs; returns `nil` if there is no such filter.
  ///
  /// - Parameters:
  ///   - name: The name of the filter.
  ///   - params: The values of inputs by their keys; other inputs have their default values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard let kind = FilterKind.all[name] else { return nil }
    self.init(kind)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The filter's name, such as `CISepiaTone`.
  public var name: String { kind.name }

  /// The names of the filter's inputs.
  public var inputKeys: [String] {
    (kind.takesPicture ? [kCIInputImageKey] : []) + kind.defaults.keys
  }

  /// The names of the filter's outputs.
  public var outputKeys: [String] { ["outputImage"] }

  /// Sets all inputs to their default values, and removes the input picture.
  open func setDefaults() { values = kind.defaults }

  /// Sets an input. A key that the filter does not have has no effect.
  ///
  /// - Parameters:
  ///   - value: A number, a point (`CIVector` or `CGPoint`), a color, a text, data or a picture;
  ///     `nil` for the default value.
  ///   - key: The name of the input, such as ``kCIInputIntensityKey``.
  open func setValue(_ value: Any?, forKey key: String) {
    guard inputKeys.contains(key) else { return }
    values.set(value ?? kind.defaults.value(key), key)
  }

  /// Returns the value of an input; `nil` for a key that the filter does not have.
  ///
  /// - Parameter key: The name of the input.
  open func value(forKey key: String) -> Any? { values.value(key) }

  /// The resulting picture; `nil` if there is no input picture, or if a code cannot hold its
  /// message.
  open var outputImage: CIImage? { kind.run(values) }

  func number(_ key: String) -> Float { values.float(key) }
  func point(_ key: String) -> CGPoint { values.point(key) }
}
