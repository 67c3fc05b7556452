public import Foundation
import StrataSwiftUIApp

/// A view that blurs the content behind it, and shows its content view above that.
open class UIVisualEffectView: UIView {
  /// The effect that is shown; `nil` for none.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  /// The view to which an app adds subviews.
  public private(set) lazy var contentView: UIView = {
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  /// Creates a view that shows an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }

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
  /// The SwiftUI material that looks the same; `nil` if there is none.
  var material: Material? { nil }
}

/// Blurs the content behind a view.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  /// Creates a blur of a style.
  public init(style: Style) { self.style = style }

  override var material: Material? { style.material }

  /// The strength and material of a blur.
  ///
  /// Partial: the styles for a light or a dark appearance only follow the appearance like the
  /// others.
  public enum Style: Int, Sendable {
    /// A very light blur of the content behind.
    case extraLight
    /// A light blur of the content behind.
    case light
    /// A dark blur of the content behind.
    case dark
    /// A blur of the usual strength.
    case regular = 4
    /// A stronger blur, so that content is emphasized.
    case prominent
    /// The most transparent of the system's materials.
    case systemUltraThinMaterial
    /// A material that is more transparent than the usual one.
    case systemThinMaterial
    /// The usual material of the system.
    case systemMaterial
    /// A material that is less transparent than the usual one.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// The material of `systemUltraThinMaterial`, meant for a light appearance only.
    case systemUltraThinMaterialLight
    /// The material of `systemThinMaterial`, meant for a light appearance only.
    case systemThinMaterialLight
    /// The material of `systemMaterial`, meant for a light appearance only.
    case systemMaterialLight
    /// The material of `systemThickMaterial`, meant for a light appearance only.
    case systemThickMaterialLight
    /// The material of `systemChromeMaterial`, meant for a light appearance only.
    case systemChromeMaterialLight
    /// The material of `systemUltraThinMaterial`, meant for a dark appearance only.
    case systemUltraThinMaterialDark
    /// The material of `systemThinMaterial`, meant for a dark appearance only.
    case systemThinMaterialDark
    /// The material of `systemMaterial`, meant for a dark appearance only.
    case systemMaterialDark
    /// The material of `systemThickMaterial`, meant for a dark appearance only.
    case systemThickMaterialDark
    /// The material of `systemChromeMaterial`, meant for a dark appearance only.
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
/// Accepted: it has no effect; a browser draws the content in its own colors.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content above a blur.
  ///
  /// Accepted: it has no effect; a browser draws the content in its own colors.
  public init(blurEffect: UIBlurEffect) {}
}
