public import CoreTransferable
import Foundation
public import StrataSwiftUIDrawing
public import SwiftUICore

extension ShareLink {
  /// Creates a link that shares a value as a file.
  ///
  /// The file is made when the person presses the link, in the first type in which the value can be
  /// exported.
  ///
  /// - Parameters:
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email; the preview's title if it is `nil`.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  ///   - preview: The preview of what is shared. Its title names the file.
  ///   - label: The view of the label.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: [], files: [SharedFile(item)], subject: subject ?? preview.title, message: message,
      label: label())
  }
}

extension ShareLink
where
  Data: RandomAccessCollection, Data.Element: Transferable
{
  /// Creates a link that shares several values, each as a file.
  ///
  /// Partial: the browser shares or downloads one file after the other; the titles of the previews
  /// are those of the first one.
  ///
  /// - Parameters:
  ///   - items: The shared values.
  ///   - subject: The subject, for example of an email; the first preview's title if it is `nil`.
  ///   - message: A text that accompanies the shared items; `nil` for none.
  ///   - preview: A function that returns the preview of a value.
  ///   - label: The view of the label.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: [], files: items.map { SharedFile($0) },
      subject: subject ?? items.first.map { preview($0).title }, message: message, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares a value as a file.
  ///
  /// - Parameters:
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email; the preview's title if it is `nil`.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  ///   - preview: The preview of what is shared. Its title names the file.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: nil)
    }
  }

  /// Creates a link with a title that shares a value as a file.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email; the preview's title if it is `nil`.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  ///   - preview: The preview of what is shared. Its title names the file.
  nonisolated public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Creates a link with a title that shares a value as a file.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email; the preview's title if it is `nil`.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  ///   - preview: The preview of what is shared. Its title names the file.
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
  }

  /// Creates a link with a title that shares a value as a file.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email; the preview's title if it is `nil`.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  ///   - preview: The preview of what is shared. Its title names the file.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
  }
}
