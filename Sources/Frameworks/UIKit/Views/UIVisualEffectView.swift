public import Foundation
import StrataSwiftUIApp

/// A view that blurs the content behind it, and shows its content view above that.
open class UIVisualEffectView: UIView {
  /// The effect; `nil` for none.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  /// The view for subviews.
  public private(set) lazy var contentView: UIView = {
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func content() -> AnyView {
    let shown = ContainerView(view: self, edition: edition)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    guard let material = effect?.material else { return AnyView(shown) }
    return AnyView(shown.background(material))
  }
}

/// An effect of a visual effect view.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {
  /// The SwiftUI material that looks alike, if there is one.
  var material: Material? { nil }
}

/// Blurs the content behind a view.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  /// Creates an effect.
  public init(style: Style) { self.style = style }

  override var material: Material? { style.material }

  /// The strength of a blur.
  ///
  /// Partial: the styles that are always light or always dark adapt to the appearance, too.
  public enum Style: Int, Sendable {
    /// A very light blur.
    case extraLight
    /// A light blur.
    case light
    /// A dark blur.
    case dark
    /// A blur of the usual strength.
    case regular = 4
    /// A stronger blur, so that content is emphasized.
    case prominent
    /// The most transparent material.
    case systemUltraThinMaterial
    /// More transparent than the usual material.
    case systemThinMaterial
    /// The usual material.
    case systemMaterial
    /// Less transparent than the usual material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// As `systemUltraThinMaterial`, always light.
    case systemUltraThinMaterialLight
    /// As `systemThinMaterial`, always light.
    case systemThinMaterialLight
    /// As `systemMaterial`, always light.
    case systemMaterialLight
    /// As `systemThickMaterial`, always light.
    case systemThickMaterialLight
    /// As `systemChromeMaterial`, always light.
    case systemChromeMaterialLight
    /// As `systemUltraThinMaterial`, always dark.
    case systemUltraThinMaterialDark
    /// As `systemThinMaterial`, always dark.
    case systemThinMaterialDark
    /// As `systemMaterial`, always dark.
    case systemMaterialDark
    /// As `systemThickMaterial`, always dark.
    case systemThickMaterialDark
    /// As `systemChromeMaterial`, always dark.
    case systemChromeMaterialDark

    var material: Material {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        .ultraThin
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
      case .regular, .dark, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
      case .extraLight, .prominent: .ultraThick
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
      }
    }
  }
}

/// Lets the blurred background shine through the content in front of it.
///
/// Accepted: a browser draws the content in its colors.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect above a blur.
  ///
  /// Accepted: a browser draws the content in its colors.
  public init(blurEffect: UIBlurEffect) {}
}
