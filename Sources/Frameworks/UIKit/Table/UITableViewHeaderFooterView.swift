public import Foundation

/// The view above or below a section.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier that the view was created for.
  public let reuseIdentifier: String?
  /// The view for the app's content.
  public private(set) lazy var contentView: UIView = {
    let view = CellContentView(frame: .zero)
    view.autoresizingMask = [.flexibleWidth]
    addSubview(view)
    return view
  }()
  /// The content of the view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentView.subviews.forEach { $0.removeFromSuperview() }
      guard let view = contentConfiguration?.makeContentView() else { return }
      view.autoresizingMask = [.flexibleWidth]
      contentView.addSubview(view)
    }
  }

  /// Creates a view that is shown above or below a section.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: UITableViewCell.wanted)
  }

  /// Returns the configuration of a header, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
  /// Called before the view is used again.
  ///
  /// Accepted: it is never called, since views are always new.
  open func prepareForReuse() {}
}
