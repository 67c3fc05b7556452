public import Foundation
public import StrataSwiftUIApp
import StrataViewTree

/// A controller that shows a SwiftUI view.
///
///     let host = UIHostingController(rootView: PlaceView(place: place))
///     navigationController?.pushViewController(host, animated: true)
///
/// It behaves as on Apple's platforms, where it belongs to the module SwiftUI instead of UIKit.
open class UIHostingController<Content: View>: UIViewController {
  private let box: StateBox<Content>
  /// The sizes of the controller that follow its content.
  ///
  /// Accepted: it has no effect; in a browser the size always follows the content.
  open var sizingOptions = UIHostingControllerSizingOptions()

  /// Creates a controller that shows a SwiftUI view.
  public init(rootView: Content) {
    box = StateBox(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that shows a SwiftUI view. The coder is not read.
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

  /// The SwiftUI view that is shown. Setting it keeps the state of those views in it that remain.
  open var rootView: Content {
    get { box.untracked }
    set { box.current = newValue }
  }

  /// Returns the size of the SwiftUI view.
  ///
  /// Partial: the size is calculated as by ``ImageRenderer``, with the fonts of the server.
  ///
  /// - Parameter size: The size that the view is offered.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let picture = ImageRenderer(content: box.untracked)
    picture.proposedSize = ProposedViewSize(size)
    var own = CGSize.zero
    picture.render { fitting, _ in own = fitting }
    return own
  }

  open override func loadView() { view = HostingView(HostedContent(box: box)) }
}

/// The sizes of a hosting controller that follow its content.
///
/// Accepted: the values make no difference; in a browser the size always follows the content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's preferred content size follows the content.
  ///
  /// Accepted: it makes no difference; in a browser the size always follows the content.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic content size of the controller's view follows the content.
  ///
  /// Accepted: it makes no difference; in a browser the size always follows the content.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The root view of a hosting controller. It is evaluated again when the app sets another root
/// view.
private struct HostedContent<Content: View>: View {
  let box: StateBox<Content>

  var body: some View { box.current }
}

/// A controller's view counts as a single view, whatever its content. Otherwise the controller's
/// presentations and background would be attached to each of the views in it.
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
