public import Foundation
import SwiftUI

extension UIButton {
  /// What a button shows and how it looks.
  public struct Configuration {
    /// How much the button stands out.
    enum Look { case plain, gray, tinted, filled, borderless, bordered, prominent }

    var look: Look
    public var title: String?
    /// Partial: its words are shown, without the attributes.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    public var subtitle: String?
    public var image: UIImage?
    /// Between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 0
    public var titleAlignment = TitleAlignment.automatic
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Partial: it is not used: buttons have the room around their words that their size says.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    /// Partial: buttons that are filled have it; behind others there is a shade of their own colour.
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    var font: UIFont?

    init(_ look: Look) { self.look = look }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.prominent) }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }

    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// Where title and subtitle stand, one below the other.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing

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

/// A button as its configuration wants it.
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

  /// A filled button's own colour is behind its words.
  private var label: some View {
    content.colored(isFilled ? look.baseForegroundColor : nil)
  }

  @ViewBuilder private var content: some View {
    let isColumn = look.imagePlacement == .top || look.imagePlacement == .bottom
    let isAfter = look.imagePlacement == .trailing || look.imagePlacement == .bottom
    let words = VStack(alignment: look.titleAlignment.swiftUI, spacing: look.titlePadding) {
      if let title = look.title { Text(verbatim: title) }
      if let subtitle = look.subtitle { Text(verbatim: subtitle).font(.caption) }
    }
    if look.image == nil, !look.showsActivityIndicator, look.subtitle == nil {
      Text(verbatim: look.title ?? "")
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
  /// In points, as far as it is a number of them.
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
  /// Unfolds a menu at a long press, if there is one.
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
