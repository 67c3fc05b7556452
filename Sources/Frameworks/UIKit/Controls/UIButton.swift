public import Foundation
import SwiftUI

/// Does something when it is pressed.
///
///     var configuration = UIButton.Configuration.filled()
///     configuration.title = "Save"
///     let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in save() })
open class UIButton: UIControl {
  open var configuration: Configuration? { didSet { setNeedsDisplay() } }
  /// Brings the configuration up to date when the state changes, or on request.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var role = Role.normal { didSet { setNeedsDisplay() } }
  /// What unfolds from the button: at a press where it is the primary action, else at a long one.
  open var menu: UIMenu? { didSet { setNeedsDisplay() } }
  open var showsMenuAsPrimaryAction = false { didSet { setNeedsDisplay() } }
  public let buttonType: ButtonType
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]
  private var needsConfiguration = false
  /// The label of the button's title; set its font here where there is no configuration.
  ///
  /// Partial: of it nothing but the font is read.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  /// Partial: nothing is read from it: a button's picture is set by ``setImage(_:for:)``.
  public private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  /// A button of a kind, without a configuration.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    take(primaryAction)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  /// Words and picture of an action, where the configuration has none.
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
    if configuration?.image == nil { configuration?.image = action.image }
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    configuration?.title = title
    setNeedsDisplay()
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    setNeedsDisplay()
  }

  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    setNeedsDisplay()
  }

  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  public var currentTitle: String? { configuration?.title ?? title(for: state) }
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// Asks for the update handler before the button is drawn next.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsDisplay()
  }

  /// A place for a subclass to bring the configuration up to date.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func content() -> AnyView {
    if needsConfiguration || configurationUpdateHandler != nil {
      needsConfiguration = false
      updateConfiguration()
    }
    return AnyView(ButtonView(button: self, edition: edition, look: configuration ?? unconfigured))
  }

  private var unconfigured: Configuration {
    var look = Configuration.plain()
    look.title = title(for: state)
    look.image = image(for: state) ?? buttonType.symbol.flatMap(UIImage.init(systemName:))
    look.contentInsets = .zero
    look.baseForegroundColor = titleColor(for: state) ?? (buttonType == .custom ? .label : nil)
    look.font = titleLabel?.font == UILabel().font ? nil : titleLabel?.font
    return look
  }

  func pressed() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7

    /// What such a button shows by itself.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  /// What a button does in the whole.
  ///
  /// Partial: a primary button looks like a normal one, and no key presses it.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive

    var swiftUI: ButtonRole? {
      switch self {
      case .normal, .primary: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }
}
