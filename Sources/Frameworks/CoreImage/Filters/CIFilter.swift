public import Foundation

/// Makes a picture, or changes one.
///
///     let filter = CIFilter.sepiaTone()
///     filter.inputImage = CIImage(image: photo)
///     filter.intensity = 0.8
///     let picture = filter.outputImage.flatMap { CIContext().createCGImage($0, from: $0.extent) }
///
/// Partial: codes, and the filters that this class has a function for. Colors are computed as they
/// are stored, not in linear light, so that shades differ a little from Apple's; those of the photo
/// effects are similar. A filter computes its picture each time that ``outputImage`` is read.
// @unchecked: as on Apple's platforms, its owner uses it on one thread at a time.
open class CIFilter: NSObject, @unchecked Sendable {
  private let kind: FilterKind
  private var values: FilterValues

  private init(_ kind: FilterKind) { (self.kind, values) = (kind, kind.defaults) }

  /// Creates the filter of a name, such as `CISepiaTone`; `nil` for one that is not known.
  public convenience init?(name: String) {
    guard let kind = FilterKind.all[name] else { return nil }
    self.init(kind)
  }

  /// Creates a filter of a name with values; `nil` for a name that is not known.
  ///
  /// - Parameters:
  ///   - name: The name of the filter.
  ///   - params: The values by their keys; others are the defaults.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard let kind = FilterKind.all[name] else { return nil }
    self.init(kind)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The filter's name, such as `CISepiaTone`.
  public var name: String { kind.name }

  /// The names of the values.
  public var inputKeys: [String] {
    (kind.takesPicture ? [kCIInputImageKey] : []) + kind.defaults.keys
  }

  /// The names of what the filter makes.
  public var outputKeys: [String] { ["outputImage"] }

  /// Sets all values to their defaults, and removes the picture.
  open func setDefaults() { values = kind.defaults }

  /// Sets a value; a key that the filter lacks has no effect.
  ///
  /// - Parameters:
  ///   - value: A number, a point (`CIVector` or `CGPoint`), a color, a text, data or a picture;
  ///     `nil` for the default.
  ///   - key: The name of the input, such as ``kCIInputIntensityKey``.
  open func setValue(_ value: Any?, forKey key: String) {
    guard inputKeys.contains(key) else { return }
    values.set(value ?? kind.defaults.value(key), key)
  }

  /// Returns a value, or `nil` for a key that the filter lacks.
  ///
  /// - Parameter key: The name of the input.
  open func value(forKey key: String) -> Any? { values.value(key) }

  /// The picture; `nil` if there is none to change, or if a code cannot hold its message.
  open var outputImage: CIImage? { kind.run(values) }

  func number(_ key: String) -> Float { values.float(key) }
  func point(_ key: String) -> CGPoint { values.point(key) }
}
