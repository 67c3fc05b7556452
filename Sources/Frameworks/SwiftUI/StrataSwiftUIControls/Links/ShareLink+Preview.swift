public import Foundation
public import StrataSwiftUIDrawing
public import SwiftUICore

extension ShareLink {
  /// Creates a link with a preview that shares a URL.
  ///
  /// - Parameters:
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email; the preview's title if it is `nil`.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  ///   - preview: The preview of what is shared.
  ///   - label: The view of the label.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(
      items: [item.absoluteString], files: SharedFile.files(at: item),
      subject: subject ?? preview.title, message: message, label: label())
  }

  /// Creates a link with a preview that shares a text.
  ///
  /// - Parameters:
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email; the preview's title if it is `nil`.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  ///   - preview: The preview of what is shared.
  ///   - label: The view of the label.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(
      items: [item], subject: subject ?? preview.title, message: message, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link with a preview that shares a URL.
  ///
  /// - Parameters:
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email; the preview's title if it is `nil`.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  ///   - preview: The preview of what is shared.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<URL> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: nil)
    }
  }

  /// Creates a link with a preview that shares a text.
  ///
  /// - Parameters:
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email; the preview's title if it is `nil`.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  ///   - preview: The preview of what is shared.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<String> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: nil)
    }
  }
}
