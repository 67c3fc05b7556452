public import Foundation
import StrataRendering
import StrataSwiftUIApp

/// The corners, border and shadow of a view.
///
/// Partial: a view has no tree of layers; this type has the properties that apps use most.
@MainActor @preconcurrency public final class CALayer: NSObject {
  private weak var view: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// The shape of the corners.
  ///
  /// Accepted: it has no effect; a browser draws circular arcs.
  public var cornerCurve = CALayerCornerCurve.circular
  /// A Boolean value that indicates whether content is clipped to the view's bounds.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
  /// The width of the border, in points, drawn inside of the view's edges.
  public var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// The color of the border; black if the value is `nil`.
  public var borderColor: CGColor? { didSet { changed() } }
  /// The color of the shadow.
  public var shadowColor: CGColor? = UIColor.black.cgColor { didSet { changed() } }
  /// The opacity of the shadow, 0…1; at 0 no shadow is drawn.
  public var shadowOpacity: Float = 0 { didSet { changed() } }
  /// The blur radius of the shadow, in points.
  public var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// The offset of the shadow from the view, in points.
  public var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }

  init(of view: UIView) { self.view = view }

  private func changed() { view?.setNeedsDisplay() }

  var rules: [StyleRule] {
    var rules: [StyleRule] = []
    if borderWidth > 0 {
      rules.append(.border((borderColor?.color ?? .black).paint, width: Double(borderWidth)))
    }
    if cornerRadius > 0 { rules.append(.cornerRadius(Double(cornerRadius))) }
    if shadowOpacity > 0, let shadowColor {
      rules.append(
        .shadow(
          shadowColor.color.opacity(Double(shadowOpacity)).paint, radius: Double(shadowRadius),
          x: Double(shadowOffset.width), y: Double(shadowOffset.height)))
    }
    return rules
  }
}

/// The shape of round corners.
///
/// Accepted: the values make no difference; a browser draws circular arcs.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Accepted: a browser draws circular arcs for both curves.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Accepted: a browser draws circular arcs for both curves.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A color in the form that a view's `layer` uses.
///
/// Partial: every color has the four components of sRGB. In UIKit, a gray has two components,
/// white and opacity.
public final class CGColor: Sendable {
  let color: Color
  init(_ color: Color) { self.color = color }

  /// The values of red, green, blue and opacity in the light appearance, each 0…1.
  public var components: [CGFloat]? {
    let parts = color.resolve(in: EnvironmentValues())
    return [parts.red, parts.green, parts.blue, parts.opacity].map { CGFloat($0) }
  }

  /// The number of components, which includes the opacity: always 4.
  public var numberOfComponents: Int { 4 }

  /// The color's opacity, 0…1.
  public var alpha: CGFloat { CGFloat(color.resolve(in: EnvironmentValues()).opacity) }
}

extension UIColor {
  /// The color in the form that a view's `layer` uses.
  public var cgColor: CGColor { CGColor(color) }
  /// Creates a color from the form that a view's `layer` uses.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}
