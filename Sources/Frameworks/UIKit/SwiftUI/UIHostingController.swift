public import Foundation
public import StrataSwiftUIApp
import StrataViewTree

/// A controller that shows a SwiftUI view.
///
///     let host = UIHostingController(rootView: PlaceView(place: place))
///     navigationController?.pushViewController(host, animated: true)
///
/// It behaves as on Apple's platforms except for its module, which there is SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  private let box: StateBox<Content>
  /// The sizes that follow the content.
  ///
  /// Accepted: in a browser its size always follows its content.
  open var sizingOptions = UIHostingControllerSizingOptions()

  /// Creates a controller with the view to show.
  public init(rootView: Content) {
    box = StateBox(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the view to show; the coder is not read.
  ///
  /// - Parameters:
  ///   - aDecoder: An archive, which is not read.
  ///   - rootView: The SwiftUI view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    box = StateBox(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    preconditionFailure("A hosting controller needs a view: use init(rootView:)")
  }

  /// The SwiftUI view. Setting it keeps the state of views that remain.
  open var rootView: Content {
    get { box.untracked }
    set { box.current = newValue }
  }

  open override func loadView() { view = HostingView(HostedContent(box: box)) }
}

/// The sizes of a hosting controller that follow its content.
///
/// Accepted: in a browser the size always follows the content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's preferred content size.
  ///
  /// Accepted: in a browser the size always follows the content.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's intrinsic content size.
  ///
  /// Accepted: in a browser the size always follows the content.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The root view, evaluated again when another one is set.
private struct HostedContent<Content: View>: View {
  let box: StateBox<Content>

  var body: some View { box.current }
}

/// A controller's view is one view, whatever its content: what the controller presents, or has in
/// the background, would otherwise be attached to each of several views.
extension HostedContent: SpreadsModifiers {
  static var spreading: Spreading { .never }
  var spreadsNow: Bool { false }
}

/// A UIKit view that shows a SwiftUI view.
final class HostingView: UIView {
  private let shown: AnyView

  init(_ shown: some View) {
    self.shown = AnyView(shown)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func content() -> AnyView { shown }
}
