public import Foundation
import StrataDeviceServices
import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A button that shares an item by the browser's share sheet. If there is none, text and URLs are
/// copied, and files are downloaded.
///
///     ShareLink(item: url)
///     ShareLink(item: photo, preview: SharePreview("Photo", image: photo))
///
/// Same as Apple's for URLs, texts and values of types that can be transferred.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  let items: [String]
  /// The files that are made when the person presses the button; empty if text is shared.
  let files: [SharedFile]
  let subject: Text?
  let message: Text?
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  @Environment(\.buttonStyling) private var styling
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.self) private var environment

  nonisolated init(
    items: [String], files: [SharedFile] = [], subject: Text?, message: Text?, label: Label
  ) {
    (self.items, self.files) = (items, files)
    (self.subject, self.message, self.label) = (subject, message, label)
  }

  public var body: some View {
    ButtonElement(
      look: styling.look, isEnabled: isEnabled,
      attributes: files.isEmpty ? [.share: shared] : [:], action: send, label: label)
  }

  /// Sends the files to the browser, one after the other.
  private func send() {
    guard !files.isEmpty else { return }
    let words = [subject, message].map { $0?.resolved(in: environment) ?? "" }
    let requests = DeviceHost.current?.requests ?? NoDeviceRequests()
    Task {
      for file in files {
        do {
          try await file.send(title: words[0], text: words[1], through: requests)
        } catch is DeviceRequestError {
          return  // The page is gone.
        } catch {
          SharedFile.report(error)
        }
      }
    }
  }

  /// The request to share: subject, message and items, each on a separate line.
  private var shared: String {
    let words = [subject, message].map { text in
      text.map { $0.resolved(in: environment).replacing("\n", with: " ") } ?? ""
    }
    return (words + items).joined(separator: "\n")
  }
}

/// The default label of a share link.
public struct DefaultShareLinkLabel: View {
  let title: Text?
  @Environment(\.locale) private var locale

  nonisolated init(title: Text?) { self.title = title }

  public var body: some View {
    Label {
      title ?? Text(verbatim: FrameworkWords(locale)[.share])
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link with a label that shares a URL.
  ///
  /// - Parameters:
  ///   - item: the URL to share.
  ///   - subject: A title for the shared item; `nil` for none.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  ///   - label: the link's label.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(
      items: [item.absoluteString], files: SharedFile.files(at: item), subject: subject,
      message: message, label: label())
  }

  /// Creates a link with a label that shares a text.
  ///
  /// - Parameters:
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  ///   - label: The view of the label.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(items: [item], subject: subject, message: message, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares a URL.
  ///
  /// - Parameters:
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: nil)
    }
  }

  /// Creates a link that shares a text.
  ///
  /// - Parameters:
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: nil)
    }
  }

  /// Creates a link with a title that shares a URL.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Creates a link with a title that shares a text.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Creates a link with a title that shares a URL.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Creates a link with a title that shares a text.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Creates a link with a title that shares a URL.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }

  /// Creates a link with a title that shares a text.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - item: The shared value.
  ///   - subject: The subject, for example of an email.
  ///   - message: A text that accompanies the shared item; `nil` for none.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }
}
