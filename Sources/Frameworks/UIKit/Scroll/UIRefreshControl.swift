public import Foundation

/// What pulling a table or scroll view down does.
///
///     let control = UIRefreshControl()
///     control.addAction(UIAction { _ in reload() }, for: .valueChanged)
///     tableView.refreshControl = control
///
/// Partial: those who cannot pull find the same in a button of the navigation bar.
open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Tells the scroll view that the control is shown, or no more.
  var changed: () -> Void = {}
  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says that refreshing began, without the action being run.
  ///
  /// Partial: nobody sees it; a person sees what they began themselves.
  open func beginRefreshing() { isRefreshing = true }

  open func endRefreshing() {
    isRefreshing = false
    let ended = waiting
    waiting = []
    for continuation in ended { continuation.resume() }
  }

  /// What a person's pull does: it ends when the app says so.
  func refresh() async {
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    guard isRefreshing else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
