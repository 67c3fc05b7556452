public import Foundation
import StrataRendering
import StrataSwiftUIApp

/// The corners, border and shadow of a view.
///
/// Partial: sublayers are kept, but only the layers of views are drawn. The only other layer is
/// AVFoundation's for a camera's picture, which shows nothing, as there is no camera.
@MainActor @preconcurrency open class CALayer: NSObject {
  private(set) weak var view: UIView?
  private var place = CGRect.zero
  private weak var parent: CALayer?
  /// The layers that were added to this one, from back to front; `nil` if there are none.
  public private(set) var sublayers: [CALayer]?
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

  /// Creates a layer without a view.
  package override init() {}

  /// The layer's rectangle in the layer that contains it: the frame of its view, if it has one.
  public var frame: CGRect {
    get { view?.frame ?? place }
    set { if let view { view.frame = newValue } else { place = newValue } }
  }
  /// The layer's rectangle in its own coordinates. Setting it changes only the size of the frame.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The layer that contains this one, if any.
  public var superlayer: CALayer? { parent ?? view?.superview?.layer }

  /// Adds a layer in front of the others, and removes it from the layer that contained it.
  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.parent = self
  }

  /// Removes the layer from the layer that contains it.
  public func removeFromSuperlayer() {
    let others = parent?.sublayers?.filter { $0 !== self } ?? []
    parent?.sublayers = others.isEmpty ? nil : others
    parent = nil
  }

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
  /// A corner is a part of a circle.
  ///
  /// Accepted: a browser draws circular arcs for both curves.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A corner begins and ends with a smaller curvature.
  ///
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
