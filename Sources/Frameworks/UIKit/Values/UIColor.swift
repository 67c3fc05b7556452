public import Foundation
import StrataRendering
import StrataSwiftUIApp

/// A color, which may differ in light and dark appearance.
///
///     label.textColor = .secondaryLabel
///     view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
///
/// Partial: a dynamic color is resolved once for light and once for dark appearance, when it is
/// created; it does not follow other traits later. System colors match the style sheet, so their
/// values differ slightly from Apple's.
public final class UIColor: NSObject, Sendable {
  private let typeWord = ComparableInFoundation.typeWord
  package let color: Color

  init(_ color: Color, nothing: Void) { self.color = color }

  /// Creates a UIKit color from a SwiftUI color.
  public convenience init(_ color: Color) { self.init(color, nothing: ()) }

  /// Creates a color in sRGB, from components 0…1.
  ///
  /// - Parameters:
  ///   - red: The red part, from 0 to 1.
  ///   - green: The green part, from 0 to 1.
  ///   - blue: The blue part, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a color in Display P3, from components 0…1.
  ///
  /// - Parameters:
  ///   - red: The red part, from 0 to 1.
  ///   - green: The green part, from 0 to 1.
  ///   - blue: The blue part, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(
      Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  /// Creates a gray. The brightness and the opacity are 0…1.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 for black to 1 for white.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Creates a color from hue, saturation and brightness, each 0…1.
  ///
  /// - Parameters:
  ///   - hue: The hue, from 0 to 1.
  ///   - saturation: The saturation, from 0 to 1.
  ///   - brightness: The brightness, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// Creates a color that depends on the appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(Color(Paint.adaptive(light: light.color.paint, dark: dark.color.paint)))
  }

  /// Creates a color of the app's asset catalogs, or `nil` if it does not exist.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates a color of a bundle's asset catalogs, or `nil` if it does not exist.
  ///
  /// - Parameters:
  ///   - name: The name of the color in the catalogs.
  ///   - bundle: The bundle of the catalogs; `nil` for the app's.
  ///   - traitCollection: Not used: the color adapts where it is shown.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let color = Color.named(name, in: bundle) else { return nil }
    self.init(color)
  }

  /// Creates a color of a bundle's asset catalogs. If the color does not exist, it is clear.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Returns the color with an opacity, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)))
  }

  /// Returns the color for the light or dark appearance of `traitCollection`.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(resolved(isDark: traitCollection.userInterfaceStyle == .dark)))
  }

  private func resolved(isDark: Bool) -> Color.Resolved {
    var values = EnvironmentValues()
    values.colorScheme = isDark ? .dark : .light
    return color.resolve(in: values)
  }

  /// Writes the color's components in the light appearance, each 0…1.
  ///
  /// - Parameters:
  ///   - red: The red part, from 0 to 1.
  ///   - green: The green part, from 0 to 1.
  ///   - blue: The blue part, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  /// - Returns: Always `true`.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = resolved(isDark: false)
    red?.pointee = CGFloat(parts.red)
    green?.pointee = CGFloat(parts.green)
    blue?.pointee = CGFloat(parts.blue)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }
  public override var description: String { "UIColor \(color)" }
}

extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// Writes the components of the color in the light appearance into an archive.
  public func encode(with coder: NSCoder) {
    let parts = resolved(isDark: false)
    let components = [parts.red, parts.green, parts.blue, parts.opacity].map { Double($0) }
    for (key, part) in zip(Self.archiveKeys, components) { coder.encode(part, forKey: key) }
  }

  /// Reads a color from an archive.
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Self.archiveKeys[0]) else { return nil }
    let parts = Self.archiveKeys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private static var archiveKeys: [String] { ["UIRed", "UIGreen", "UIBlue", "UIAlpha"] }
}
