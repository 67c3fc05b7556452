public import Foundation
import StrataRendering
import SwiftUI

/// A row of a table.
///
/// Partial: cells measure themselves in the browser, so each row is as high as its content, and at
/// least 44 points.
open class UITableViewCell: UIView {
  public let reuseIdentifier: String?
  let style: CellStyle
  public private(set) lazy var contentView: UIView = {
    let view = CellContentView(frame: .zero)
    addSubview(view)
    return view
  }()
  private var hosted: (UIView & UIContentView)?
  open var accessoryType = AccessoryType.none { didSet { setNeedsDisplay() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsDisplay()
    }
  }
  open var selectionStyle = SelectionStyle.default { didSet { setNeedsDisplay() } }
  open var isSelected = false { didSet { stateChanged() } }
  open var isHighlighted = false { didSet { stateChanged() } }
  open var isEditing = false { didSet { stateChanged() } }
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }
  open var automaticallyUpdatesContentConfiguration = true
  /// Partial: it is not used: the line between two rows begins where the rows of a list do.
  open var separatorInset = UIEdgeInsets.zero
  /// Brings the configurations up to date when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = false

  @available(iOS, deprecated: 100000, message: "Use UIListContentConfiguration instead")
  public private(set) lazy var textLabel: UILabel? = legacy.title
  @available(iOS, deprecated: 100000, message: "Use UIListContentConfiguration instead")
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : legacy.detail
  @available(iOS, deprecated: 100000, message: "Use UIListContentConfiguration instead")
  public private(set) lazy var imageView: UIImageView? = legacy.picture
  private lazy var legacy = LegacyCellContent(style, in: contentView)

  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: .zero)
    directionalLayoutMargins = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
  }

  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
  }

  /// What a table has asked for when it makes a cell of a class that was registered.
  static var wanted: String?

  // What `UIView.init()` comes to, and with it a table that makes a cell of a registered class.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: Self.wanted)
  }

  /// What the cell shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    case .default: .cell()
    }
  }

  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }

  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsDisplay()
  }

  /// A place for a subclass to bring the configurations up to date.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A place to forget what the last row showed. Call `super`.
  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func stateChanged() {
    if configurationUpdateHandler != nil { needsConfiguration = true }
    setNeedsDisplay()
  }

  private func showConfiguration() {
    guard let contentConfiguration else {
      hosted?.removeFromSuperview()
      hosted = nil
      return
    }
    if let hosted, hosted.supports(contentConfiguration) {
      hosted.configuration = contentConfiguration
      return
    }
    contentView.subviews.forEach { $0.removeFromSuperview() }
    let view = contentConfiguration.makeContentView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
    hosted = view
  }

  private func configureIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      hosted?.configuration = configuration.updated(for: configurationState)
    }
  }

  // A row that can be chosen is a button, which says both.
  override var namesItself: Bool { true }
  override var isNamedByRow: Bool { (superview as? UITableView)?.picksRows ?? false }

  override func content() -> AnyView {
    configureIfNeeded()
    return AnyView(CellContent(cell: self, edition: edition))
  }

  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
}

/// The part of a cell that an app fills.
final class CellContentView: UIView {
  override var isRowContent: Bool { true }

  override func content() -> AnyView {
    AnyView(
      ContainerView(view: self, edition: edition, fills: false)
        .frame(maxWidth: .infinity, alignment: .leading))
  }
}

/// The labels of a cell, as they were used before there were configurations.
@MainActor private struct LegacyCellContent {
  let title = UILabel()
  let detail = UILabel()
  let picture = UIImageView(image: nil)

  init(_ style: UITableViewCell.CellStyle, in view: UIView) {
    title.font = .preferredFont(forTextStyle: .body)
    detail.font = .preferredFont(forTextStyle: style == .subtitle ? .subheadline : .body)
    detail.textColor = .secondaryLabel
    let words = UIStackView(arrangedSubviews: style == .default ? [title] : [title, detail])
    words.axis = style == .subtitle ? .vertical : .horizontal
    words.spacing = style == .subtitle ? 2 : 8
    let row = UIStackView(arrangedSubviews: [words])
    row.spacing = 12
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = .init(top: 11, leading: 16, bottom: 11, trailing: 16)
    row.translatesAutoresizingMaskIntoConstraints = true
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(row)
    picture.isHidden = false
    row.insertArrangedSubview(picture, at: 0)
  }
}

/// A row's content and what stands at its end.
struct CellContent: View {
  let cell: UITableViewCell
  let edition: Int

  var body: some View {
    HStack(spacing: 0) {
      HostedView(view: cell.contentView).id(cell.contentView.number)
      accessory
    }
    // On the row's own line: a row has no other content that could be higher.
    .modifier(
      RulesModifier(rules: [
        .limits(minWidth: nil, maxWidth: .infinity, minHeight: 44, maxHeight: nil)
      ]))
  }

  @ViewBuilder private var accessory: some View {
    if let view = cell.accessoryView {
      HostedView(view: view).id(view.number).padding(.trailing, 16)
    } else if let symbol = cell.accessoryType.symbol {
      Image(systemName: symbol.name)
        .font(.system(size: 14, weight: .semibold))
        .foregroundStyle(symbol.isTinted ? Color.accentColor : Color(UIColor.tertiaryLabel))
        .accessibilityHidden(true)
        .padding(.trailing, 16)
    }
  }
}

extension UITableViewCell.AccessoryType {
  var symbol: (name: String, isTinted: Bool)? {
    switch self {
    case .none: nil
    case .disclosureIndicator: ("chevron.forward", false)
    case .checkmark: ("checkmark", true)
    case .detailButton, .detailDisclosureButton: ("info.circle", true)
    }
  }
}
