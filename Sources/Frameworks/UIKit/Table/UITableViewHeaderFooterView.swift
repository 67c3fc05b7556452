public import Foundation

/// What stands above or below a section, to be used again.
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public private(set) lazy var contentView: UIView = {
    let view = CellContentView(frame: .zero)
    view.autoresizingMask = [.flexibleWidth]
    addSubview(view)
    return view
  }()
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentView.subviews.forEach { $0.removeFromSuperview() }
      guard let view = contentConfiguration?.makeContentView() else { return }
      view.autoresizingMask = [.flexibleWidth]
      contentView.addSubview(view)
    }
  }

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

  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
  open func prepareForReuse() {}
}
