public import Foundation
import StrataRendering
import SwiftUI

/// A colour, perhaps another one in the dark.
///
///     label.textColor = .secondaryLabel
///     view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
///
/// Partial: a dynamic colour is asked once for light and once for dark, when it is made; other
/// traits are what they are then. Colours of the system suit their backgrounds as the style sheet's
/// do, so their numbers differ a little from Apple's.
public final class UIColor: NSObject, Sendable {
  package let color: Color

  init(_ color: Color, nothing: Void) { self.color = color }

  /// The colour of a SwiftUI view.
  public convenience init(_ color: Color) { self.init(color, nothing: ()) }

  /// Red, green and blue, each 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(
      Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// A colour that depends on what it is shown in.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(Color(Paint.adaptive(light: light.color.paint, dark: dark.color.paint)))
  }

  /// A colour of the app's asset catalogs; `nil` where there is none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let color = Color.named(name, in: bundle) else { return nil }
    self.init(color)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)))
  }

  /// The colour as it is in the light, or in the dark.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(resolved(isDark: traitCollection.userInterfaceStyle == .dark)))
  }

  private func resolved(isDark: Bool) -> Color.Resolved {
    var values = EnvironmentValues()
    values.colorScheme = isDark ? .dark : .light
    return color.resolve(in: values)
  }

  /// Writes the colour's parts, each 0…1, as they are in the light.
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
