public import Foundation

/// A control that reloads content when a person pulls it down.
///
///     let control = UIRefreshControl()
///     control.addAction(UIAction { _ in reload() }, for: .valueChanged)
///     tableView.refreshControl = control
///
/// Partial: for people who cannot pull, a button in the navigation bar reloads the content, too.
open class UIRefreshControl: UIControl {
  /// A Boolean value that indicates whether a refresh is in progress.
  public private(set) var isRefreshing = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Notifies the scroll view that the control appeared or disappeared.
  var changed: () -> Void = {}
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a refresh control.
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Marks a refresh as begun, without running the action.
  ///
  /// Partial: the refresh is not shown, since only a refresh that a person has begun is.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends the refresh. The app must call this method after each refresh.
  open func endRefreshing() {
    isRefreshing = false
    let ended = waiting
    waiting = []
    for continuation in ended { continuation.resume() }
  }

  /// Runs the action and waits until the app calls ``endRefreshing()``.
  func refresh() async {
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    guard isRefreshing else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
