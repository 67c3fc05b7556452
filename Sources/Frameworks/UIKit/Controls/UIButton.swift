public import Foundation
import StrataSwiftUIApp

/// A control that runs its actions when it is pressed.
///
///     var configuration = UIButton.Configuration.filled()
///     configuration.title = "Save"
///     let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in save() })
open class UIButton: UIControl {
  /// The content and appearance, or `nil` for titles and images by state.
  open var configuration: Configuration? { didSet { setNeedsDisplay() } }
  /// A closure that updates the configuration when the state changes or an update is requested.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The purpose of the button, which affects its appearance.
  open var role = Role.normal { didSet { setNeedsDisplay() } }
  /// The menu that opens on a press if it is the primary action, otherwise on a long press.
  open var menu: UIMenu? { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether a press opens the menu.
  open var showsMenuAsPrimaryAction = false { didSet { setNeedsDisplay() } }
  /// The kind of button.
  public let buttonType: ButtonType
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]
  private var needsConfiguration = false
  /// The label of the title; set its font for a button without a configuration.
  ///
  /// Partial: only its font is used.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view of the image.
  ///
  /// Partial: changes to this view are ignored; ``setImage(_:for:)`` sets the button's image.
  public private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  /// Creates a button of a kind, without a configuration.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
  }

  /// Creates a button with a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The look of the button.
  ///   - primaryAction: The action of a press. Its title and image are used where the configuration
  ///     has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    take(primaryAction)
  }

  /// Creates a button of a kind with the title, image and handler of an action.
  ///
  /// - Parameters:
  ///   - buttonType: The kind of the button.
  ///   - primaryAction: The action of a tap.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  /// Sets the title and image of an action where the configuration has none.
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
    if configuration?.image == nil { configuration?.image = action.image }
  }

  /// Sets the title in a state.
  ///
  /// - Parameters:
  ///   - title: The text in this state; `nil` for none.
  ///   - state: The state of the control.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    configuration?.title = title
    setNeedsDisplay()
  }

  /// Returns the title in a state, or the title of the normal state if that state has none.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the image in a state.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` if there is none.
  ///   - state: The state of the control.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    setNeedsDisplay()
  }

  /// Returns the image in a state, or the image of the normal state if that state has none.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the title's color in a state.
  ///
  /// - Parameters:
  ///   - color: The color; `nil` for the default.
  ///   - state: The state of the control.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    setNeedsDisplay()
  }

  /// Returns the title's color in a state, or the color of the normal state if that state has none.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// The title that is shown now.
  public var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The image that is shown now.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// Requests a call of ``updateConfiguration()`` before the button is drawn next.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsDisplay()
  }

  /// Updates the configuration: calls the update handler. Subclasses override it.
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

  /// The kind of a button, which may have a symbol.
  public enum ButtonType: Int, Sendable {
    /// A button without a predefined appearance.
    case custom
    /// A button whose title and image have the tint color.
    case system
    /// A button that shows the letter i in a circle, for details about an item.
    case detailDisclosure
    /// A button that shows the letter i in a circle, for dark backgrounds.
    case infoLight
    /// A button that shows the letter i in a circle, for light backgrounds.
    case infoDark
    /// A button that shows a plus sign in a circle.
    case contactAdd
    /// A button that shows a cross in a circle.
    case close = 7

    /// The symbol that a button of this kind shows without an image.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  /// The purpose of a button.
  ///
  /// Partial: a primary button looks like a normal one, and no key triggers it.
  public enum Role: Int, Sendable {
    /// A button without a particular purpose.
    case normal
    /// The button that a person most likely wants.
    case primary
    /// A button that cancels an operation and leaves everything as it was.
    case cancel
    /// A button that deletes or changes data.
    case destructive

    var swiftUI: ButtonRole? {
      switch self {
      case .normal, .primary: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }
}
