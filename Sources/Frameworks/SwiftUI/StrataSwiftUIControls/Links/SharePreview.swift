public import StrataSwiftUIDrawing
import SwiftUICore

/// The title and the pictures with which the system shows what is shared.
///
///     ShareLink(item: url, preview: SharePreview("A recipe"))
///
/// Partial: the title accompanies what is shared, unless the link has a subject; browsers show no
/// other pictures than those of the shared page.
public struct SharePreview<Image, Icon> {
  let title: Text
  let image: Image?
  let icon: Icon?

  init(text: Text, image: Image?, icon: Icon?) {
    (title, self.image, self.icon) = (text, image, icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview.
  ///
  /// - Parameter title: The title.
  public init(_ title: Text) {
    self.init(text: title, image: nil, icon: nil)
  }

  /// Creates a preview.
  ///
  /// - Parameter titleKey: The key of the title in the app's string catalog.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(text: Text(titleKey), image: nil, icon: nil)
  }

  /// Creates a preview.
  ///
  /// - Parameter title: The title, which is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(text: Text(title), image: nil, icon: nil)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with an image.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image of the preview.
  public init(_ title: Text, image: Image) {
    self.init(text: title, image: image, icon: nil)
  }

  /// Creates a preview with an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The image of the preview.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(text: Text(titleKey), image: image, icon: nil)
  }

  /// Creates a preview with an image.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image of the preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(text: Text(title), image: image, icon: nil)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with an icon.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The icon of the preview.
  public init(_ title: Text, icon: Icon) {
    self.init(text: title, image: nil, icon: icon)
  }

  /// Creates a preview with an icon.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - icon: The icon of the preview.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(text: Text(titleKey), image: nil, icon: icon)
  }

  /// Creates a preview with an icon.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - icon: The icon of the preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(text: Text(title), image: nil, icon: icon)
  }
}

extension SharePreview {
  /// Creates a preview with an image and an icon.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image of the preview.
  ///   - icon: The icon of the preview.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(text: title, image: image, icon: icon)
  }

  /// Creates a preview with an image and an icon.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The image of the preview.
  ///   - icon: The icon of the preview.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(text: Text(titleKey), image: image, icon: icon)
  }

  /// Creates a preview with an image and an icon.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image of the preview.
  ///   - icon: The icon of the preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(text: Text(title), image: image, icon: icon)
  }
}
