public import Foundation
import StrataRendering
import StrataSwiftUIApp

/// A row of a table.
///
/// Partial: the browser measures cells, so each row is as high as its content, and at least 44
/// points high.
open class UITableViewCell: UIView {
  /// The identifier by which the table reuses the cell.
  public let reuseIdentifier: String?
  let style: CellStyle
  /// The view for the app's content.
  public private(set) lazy var contentView: UIView = {
    let view = CellContentView(frame: .zero)
    addSubview(view)
    return view
  }()
  private var hosted: (UIView & UIContentView)?
  /// The symbol at the cell's end.
  open var accessoryType = AccessoryType.none { didSet { setNeedsDisplay() } }
  /// The view at the cell's end, instead of a symbol.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsDisplay()
    }
  }
  /// The appearance of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected = false { didSet { stateChanged() } }
  /// A Boolean value that indicates whether the cell is drawn as pressed.
  open var isHighlighted = false { didSet { stateChanged() } }
  /// A Boolean value that indicates whether the cell's table is being edited.
  open var isEditing = false { didSet { stateChanged() } }
  /// The background of the cell.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the content configuration is updated for the cell's
  /// state.
  open var automaticallyUpdatesContentConfiguration = true
  /// The inset of the line below the cell, in points.
  ///
  /// Partial: it is ignored; the lines begin where those of a SwiftUI list begin.
  open var separatorInset = UIEdgeInsets.zero
  /// A closure that updates the configurations when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = false

  /// The title's label, for cells without a content configuration.
  @available(iOS, deprecated: 100000, message: "Use UIListContentConfiguration instead")
  public private(set) lazy var textLabel: UILabel? = legacy.title
  /// The label of the second line, or `nil` in the default style.
  @available(iOS, deprecated: 100000, message: "Use UIListContentConfiguration instead")
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : legacy.detail
  /// The image's view, for cells without a content configuration.
  @available(iOS, deprecated: 100000, message: "Use UIListContentConfiguration instead")
  public private(set) lazy var imageView: UIImageView? = legacy.picture
  private lazy var legacy = LegacyCellContent(style, in: contentView)

  /// Creates a row of a table.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the labels.
  ///   - reuseIdentifier: The identifier under which the view is used again; `nil` for never.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: .zero)
    directionalLayoutMargins = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
  }

  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
  }

  /// The reuse identifier of the cell that a table is about to create.
  static var wanted: String?

  // `UIView.init()` calls this, and so does a table that creates a cell of a registered class.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: Self.wanted)
  }

  /// The content of the cell.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// Returns a configuration for the cell's style, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    case .default: .cell()
    }
  }

  /// The state that the content and background configurations depend on.
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }

  /// Requests an update of the configurations before the cell is drawn next.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsDisplay()
  }

  /// Updates the configurations for a state. Subclasses override it.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called before the cell is used for another row. Subclasses reset their content and call
  /// `super`.
  open func prepareForReuse() {}

  /// Selects or deselects the cell.
  ///
  /// - Parameters:
  ///   - selected: Whether the cell is selected.
  ///   - animated: Not used.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets whether the cell is drawn as pressed.
  ///
  /// - Parameters:
  ///   - highlighted: Whether it is highlighted.
  ///   - animated: Not used.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Called when the table's editing begins or ends.
  ///
  /// - Parameters:
  ///   - editing: Whether editing begins or ends.
  ///   - animated: Not used.
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

  // The button of a selectable row carries both the label and the identifier.
  override var namesItself: Bool { true }
  override var isNamedByRow: Bool { (superview as? UITableView)?.picksRows ?? false }

  override func content() -> AnyView {
    configureIfNeeded()
    return AnyView(CellContent(cell: self, edition: edition))
  }

  /// A function that updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void
  /// The arrangement of a cell's labels.
  public enum CellStyle: Int, Sendable {
    /// A cell with one label.
    case `default`
    /// A label at the leading edge and a value at the trailing one.
    case value1
    /// A small label, followed by a value at its side.
    case value2
    /// A label with a smaller one below it.
    case subtitle
  }
  /// The symbol at a cell's end.
  public enum AccessoryType: Int, Sendable {
    /// No symbol at the end of the cell.
    case none
    /// An arrow, which shows that the row opens another page.
    case disclosureIndicator
    /// A button for details and an arrow.
    case detailDisclosureButton
    /// A check mark, which shows that the row is selected.
    case checkmark
    /// A button for details, without an arrow.
    case detailButton
  }
  /// The appearance of a cell while it is selected. All styles except `none` highlight it in the
  /// same way.
  public enum SelectionStyle: Int, Sendable {
    /// A cell looks the same whether or not it is selected.
    case none
    /// A selected cell is highlighted, as with `default`.
    case blue
    /// A selected cell is highlighted, as with `default`.
    case gray
    /// A selected cell is highlighted.
    case `default`
  }
  /// The change that a person can make to a row.
  public enum EditingStyle: Int, Sendable {
    /// The row cannot be changed.
    case none
    /// The person deletes the row.
    case delete
    /// The person adds a row.
    case insert
  }
}

/// The part of a cell that holds the app's content.
final class CellContentView: UIView {
  override var isRowContent: Bool { true }

  override func content() -> AnyView {
    AnyView(
      ContainerView(view: self, edition: edition, fills: false)
        .frame(maxWidth: .infinity, alignment: .leading))
  }
}

/// The labels and image of a cell without a content configuration.
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

/// A cell's content and accessory.
struct CellContent: View {
  let cell: UITableViewCell
  let edition: Int

  var body: some View {
    HStack(spacing: 0) {
      HostedView(view: cell.contentView).id(cell.contentView.number)
      accessory
    }
    // The limits are on the row's stack: a row has no other content that could be higher.
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
