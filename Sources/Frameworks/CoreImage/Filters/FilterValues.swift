public import Foundation
public import UIKit

/// The values of a filter's inputs.
struct FilterValues {
  private var values: [String: Any]
  /// The names of the inputs that are not pictures, in order.
  private(set) var keys: [String]

  init(_ pairs: KeyValuePairs<String, Any>) {
    keys = pairs.map(\.key)
    values = Dictionary(pairs.map { ($0.key, $0.value) }) { $1 }
  }

  func value(_ key: String) -> Any? { values[key] }

  mutating func set(_ value: Any?, _ key: String) { values[key] = value }

  /// Returns the number of an input, from minus a million to a million; 0 for what is no number.
  func number(_ key: String) -> Double {
    let number = written(key)
    return number.isNaN ? 0 : min(max(number, -1e6), 1e6)
  }

  private func written(_ key: String) -> Double {
    switch values[key] {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }

  func point(_ key: String) -> CGPoint {
    if let vector = values[key] as? CIVector { return CGPoint(x: vector.x, y: vector.y) }
    return values[key] as? CGPoint ?? .zero
  }

  func color(_ key: String) -> SIMD3<Float> {
    let color = values[key] as? CIColor ?? CIColor(red: 0, green: 0, blue: 0)
    return SIMD3(Float(color.red), Float(color.green), Float(color.blue))
  }

  var picture: CIImage? { values[kCIInputImageKey] as? CIImage }
}

/// A vector of two to four numbers, such as a point.
public final class CIVector: NSObject, Sendable {
  private let numbers: [CGFloat]

  /// Creates a vector with the coordinates of a point.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate.
  ///   - y: The vertical coordinate, which increases upwards.
  public init(x: CGFloat, y: CGFloat) { numbers = [x, y] }

  /// Creates a vector from a rectangle's origin and size.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate.
  ///   - y: The vertical coordinate, which increases upwards.
  ///   - z: The width.
  ///   - w: The height.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { numbers = [x, y, z, w] }

  /// Creates a vector with the coordinates of a point.
  public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }

  /// The number of the vector's elements.
  public var count: Int { numbers.count }
  /// The first element of the vector.
  public var x: CGFloat { numbers[0] }
  /// The second element of the vector.
  public var y: CGFloat { numbers[1] }
  /// The third element; 0 if there is none.
  public var z: CGFloat { count > 2 ? numbers[2] : 0 }
  /// The fourth element; 0 if there is none.
  public var w: CGFloat { count > 3 ? numbers[3] : 0 }
}

/// A color for a filter, in sRGB.
public final class CIColor: NSObject, Sendable {
  /// The red component, from 0 to 1.
  public let red: CGFloat
  /// The green component, from 0 to 1.
  public let green: CGFloat
  /// The blue component, from 0 to 1.
  public let blue: CGFloat
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat

  /// Creates a color for a filter, in sRGB.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a color from a `UIColor` as it is in light appearance.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
