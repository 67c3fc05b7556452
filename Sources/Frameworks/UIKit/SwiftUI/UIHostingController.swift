public import Foundation
import StrataViewTree
public import SwiftUI

/// SwiftUI as a screen of UIKit.
///
///     let host = UIHostingController(rootView: PlaceView(place: place))
///     navigationController?.pushViewController(host, animated: true)
///
/// As on Apple's platforms in all but its module: there it is part of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  private let box: StateBox<Content>
  /// Accepted: in a browser its size always follows its content.
  open var sizingOptions = UIHostingControllerSizingOptions()

  public init(rootView: Content) {
    box = StateBox(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    box = StateBox(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    preconditionFailure("A hosting controller needs a view: use init(rootView:)")
  }

  /// What is shown; setting it keeps the state of views that stay.
  open var rootView: Content {
    get { box.untracked }
    set { box.current = newValue }
  }

  open override func loadView() { view = HostingView(HostedContent(box: box)) }
}

/// How a hosting controller's size follows its content.
///
/// Accepted: in a browser it always does.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Accepted: in a browser it always does.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// Accepted: in a browser it always does.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Draws again when another view is set.
private struct HostedContent<Content: View>: View {
  let box: StateBox<Content>

  var body: some View { box.current }
}

/// A view of UIKit that shows SwiftUI.
final class HostingView: UIView {
  private let shown: AnyView

  init(_ shown: some View) {
    self.shown = AnyView(shown)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func content() -> AnyView { shown }
}
