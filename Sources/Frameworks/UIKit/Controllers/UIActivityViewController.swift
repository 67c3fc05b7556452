public import Foundation
import StrataSwiftUIApp

/// A controller that shares texts, URLs and images.
///
///     let share = UIActivityViewController(activityItems: [url], applicationActivities: nil)
///     present(share, animated: true)
///
/// Partial: it is a sheet with a button for each text, URL, file and image, since a browser shares
/// only after a person has pressed a button. Other items are left out. The browser does not report
/// whether a person has shared anything.
open class UIActivityViewController: UIViewController {
  /// A function that is called with the outcome: the chosen activity, whether it was completed, the
  /// items that it returns and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  /// The activities that the controller would not offer.
  ///
  /// Accepted: it has no effect; the browser chooses the activities that it offers.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the sheet has closed.
  ///
  /// Partial: the handler always receives no activity and `false`, as the browser does not report
  /// what was chosen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a controller that shares texts, URLs and images.
  ///
  /// - Parameters:
  ///   - activityItems: The texts (`String`), URLs, also of files, and images to share.
  ///   - applicationActivities: Not used, since the browser offers its own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    completionWithItemsHandler?(nil, false, nil, nil)
  }

  override func screen() -> AnyView { AnyView(ActivityView(controller: self, items: shared)) }

  /// The items that a browser can share.
  private var shared: [SharedItem] {
    items.compactMap { item in
      switch item {
      case let text as String: .text(text)
      case let url as URL: .url(url)
      case let url as NSURL: .url(url as URL)
      case let text as NSString: .text(text as String)
      case let text as NSAttributedString: .text(text.string)
      case let image as UIImage: .image(image)
      default: nil
      }
    }
  }
}

/// An item that a browser can share.
private enum SharedItem {
  case text(String)
  case url(URL)
  case image(UIImage)

  /// The text that stands for the item: of a file only its name.
  var words: String {
    switch self {
    case .text(let text): text
    case .url(let url): url.isFileURL ? url.lastPathComponent : url.absoluteString
    case .image: ""
    }
  }
}

/// An activity that shares items.
///
/// Accepted: it has no effect; the browser offers its own activities.
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// The kind of an activity.
  ///
  /// Accepted: it has no effect; the browser chooses the activities that it offers.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sends the items to a device nearby.
    ///
    /// Accepted: it has no effect; the browser chooses the activities that it offers.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Adds a web page to the list of pages to read later.
    ///
    /// Accepted: it has no effect; the browser chooses the activities that it offers.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Makes an image the picture of a contact.
    ///
    /// Accepted: it has no effect; the browser chooses the activities that it offers.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Copies the items to the pasteboard.
    ///
    /// Accepted: it has no effect; the browser chooses the activities that it offers.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends the items by mail.
    ///
    /// Accepted: it has no effect; the browser chooses the activities that it offers.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends the items in a text message.
    ///
    /// Accepted: it has no effect; the browser chooses the activities that it offers.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Publishes the items on Facebook.
    ///
    /// Accepted: it has no effect; the browser chooses the activities that it offers.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Publishes the items on Twitter.
    ///
    /// Accepted: it has no effect; the browser chooses the activities that it offers.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Prints the items.
    ///
    /// Accepted: it has no effect; the browser chooses the activities that it offers.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saves images to the photo library.
    ///
    /// Accepted: it has no effect; the browser chooses the activities that it offers.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
  }
}

/// The sheet of an activity controller: the items, each with a button that shares it.
private struct ActivityView: View {
  let controller: UIActivityViewController
  let items: [SharedItem]

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(items.enumerated()), id: \.offset) { _, item in
          HStack {
            if case .image(let image) = item {
              Image(uiImage: image).resizable().scaledToFit().frame(height: 44)
            }
            Text(verbatim: item.words).lineLimit(2)
            Spacer()
            link(item)
          }
        }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button {
            controller.dismiss(animated: true)
          } label: {
            Image(systemName: "xmark")
          }
          .accessibilityLabel(Text(verbatim: "Close"))
        }
      }
    }
  }

  @ViewBuilder private func link(_ item: SharedItem) -> some View {
    switch item {
    case .url(let url): ShareLink(item: url)
    case .image(let image):
      ShareLink(item: Image(uiImage: image), preview: SharePreview(Text(verbatim: "")))
    case .text(let text):
      if let url = URL(string: text), url.scheme != nil {
        ShareLink(item: url)
      } else {
        ShareLink(item: text)
      }
    }
  }
}
