public import Foundation
import StrataSwiftUIApp

extension UIButton {
  /// The content and appearance of a button.
  public struct Configuration {
    /// The style that a configuration was created with.
    enum Look { case plain, gray, tinted, filled, borderless, bordered, prominent }

    var look: Look
    /// The button's title. Setting it removes the attributes of ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title as attributed text.
    public var attributedTitle: AttributedString?
    /// A function that changes the attributes of the title; `nil` for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A smaller line below the title. Setting it removes the attributes of
    /// ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The line below the title as attributed text.
    public var attributedSubtitle: AttributedString?
    /// A function that changes the attributes of the subtitle; `nil` for none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The button's image beside the title.
    public var image: UIImage?
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 0
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The edge of the title at which the image is placed.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between the button's edges and its content, in points.
    ///
    /// Partial: it is ignored; the button's size determines the distance.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of title and image; `nil` for the color of the button's style.
    public var baseForegroundColor: UIColor?
    /// The color of the button's background; `nil` for the color of the button's style.
    ///
    /// Partial: only filled buttons use it; other backgrounds are a shade of the foreground color.
    public var baseBackgroundColor: UIColor?
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    public var buttonSize = Size.medium
    /// A Boolean value that indicates whether a progress indicator replaces the image and disables
    /// the button.
    public var showsActivityIndicator = false
    /// The size and weight of the symbol in `image`, used if the image has no symbol configuration.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    var font: UIFont?

    init(_ look: Look) { self.look = look }

    /// Returns the configuration of a button without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns the configuration of a button with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns the configuration of a button with a pale background of its tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns the configuration of a button filled with its tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the configuration of a button without a border.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns the configuration of a button with a border.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Returns the configuration of a tinted button with a border.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the configuration of a prominent button with a border.
    public static func borderedProminent() -> Configuration { Configuration(.prominent) }

    /// The roundness of the corners.
    public enum CornerStyle: Int, Sendable {
      /// The corners have the radius of the background.
      case fixed = -1
      /// The radius of the corners grows with the text.
      case dynamic
      /// The corners are slightly round.
      case small
      /// The corners are rounder than those of `small`.
      case medium
      /// The corners are rounder than those of `medium`.
      case large
      /// The ends of the button are half circles.
      case capsule
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      /// The usual size of a button.
      case medium
      /// A size smaller than the usual one.
      case small
      /// The smallest size of buttons.
      case mini
      /// A size of buttons that is larger than the usual one.
      case large
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// The button's style determines the alignment: centered.
      case automatic
      /// Both texts begin at the leading edge.
      case leading
      /// Both texts are centered.
      case center
      /// Both texts end at the trailing edge.
      case trailing

      var swiftUI: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .automatic, .center: .center
        case .trailing: .trailing
        }
      }
    }
  }
}

/// A button drawn from its configuration.
struct ButtonView: View {
  let button: UIButton
  let edition: Int
  let look: UIButton.Configuration

  var body: some View {
    Group {
      if let menu = button.menu, button.showsMenuAsPrimaryAction {
        Menu {
          MenuEntries(menu: menu, sender: button)
        } label: {
          label
        }
      } else {
        Button(role: button.role.swiftUI) { [weak button] in
          button?.pressed()
        } label: {
          label
        }
        .held(button.menu, by: button)
      }
    }
    .styled(as: look)
    .buttonBorderShape(look.cornerStyle.shape)
    .controlSize(look.controlSize)
    .font(look.font?.font)
    .tint((isFilled ? look.baseBackgroundColor : look.baseForegroundColor)?.color)
    .disabled(!button.isEnabled || look.showsActivityIndicator)
  }

  private var isFilled: Bool { look.look == .filled || look.look == .prominent }

  /// The content, colored for buttons with a filled background.
  private var label: some View {
    content.colored(isFilled ? look.baseForegroundColor : nil)
  }

  @ViewBuilder private var content: some View {
    let isColumn = look.imagePlacement == .top || look.imagePlacement == .bottom
    let isAfter = look.imagePlacement == .trailing || look.imagePlacement == .bottom
    let words = VStack(alignment: look.titleAlignment.swiftUI, spacing: look.titlePadding) {
      if let title = look.shownTitle { title }
      if let subtitle = look.shownSubtitle { subtitle.font(.caption) }
    }
    if look.image == nil, !look.showsActivityIndicator, look.subtitle == nil {
      look.shownTitle ?? Text(verbatim: "")
    } else if look.title == nil, look.subtitle == nil {
      picture
    } else if isColumn {
      VStack(spacing: look.imagePadding) {
        if !isAfter { picture }
        words
        if isAfter { picture }
      }
    } else {
      HStack(spacing: look.imagePadding) {
        if !isAfter { picture }
        words
        if isAfter { picture }
      }
    }
  }

  @ViewBuilder private var picture: some View {
    if look.showsActivityIndicator {
      ProgressView()
    } else if let image = look.image {
      image.image
        .drawn(as: image.symbolConfiguration ?? look.preferredSymbolConfigurationForImage)
        .accessibilityHidden(look.title != nil)
    }
  }
}

extension UIButton.Configuration.CornerStyle {
  /// The border shape of SwiftUI; radii are in points.
  var shape: ButtonBorderShape {
    switch self {
    case .fixed, .dynamic: .automatic
    case .small: .roundedRectangle(radius: 4)
    case .medium: .roundedRectangle(radius: 8)
    case .large: .roundedRectangle(radius: 12)
    case .capsule: .capsule
    }
  }
}

extension UIButton.Configuration {
  fileprivate var shownTitle: Text? { attributedTitle?.shown(titleTextAttributesTransformer) }

  fileprivate var shownSubtitle: Text? {
    attributedSubtitle?.shown(subtitleTextAttributesTransformer)
  }

  var controlSize: ControlSize {
    switch buttonSize {
    case .mini: .mini
    case .small: .small
    case .medium: .regular
    case .large: .large
    }
  }
}

extension View {
  /// Opens a menu on a long press, if there is one.
  @ViewBuilder fileprivate func held(_ menu: UIMenu?, by sender: UIButton) -> some View {
    if let menu { contextMenu { MenuEntries(menu: menu, sender: sender) } } else { self }
  }

  @ViewBuilder fileprivate func colored(_ color: UIColor?) -> some View {
    if let color { foregroundStyle(color.color) } else { self }
  }

  @ViewBuilder fileprivate func styled(as look: UIButton.Configuration) -> some View {
    switch look.look {
    case .filled, .prominent: buttonStyle(.borderedProminent)
    case .gray, .tinted, .bordered: buttonStyle(.bordered)
    case .plain, .borderless: buttonStyle(.borderless)
    }
  }
}
