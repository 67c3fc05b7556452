public import Foundation
import StrataSwiftUIApp
import StrataViewTree

/// A controller of a search field for a screen.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     navigationItem.searchController = search
///
/// Partial: the results controller is not shown; the screen itself shows the results.
open class UISearchController: UIViewController {
  /// The object that updates the results when the text changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The field in which a person types the search text.
  public let searchBar = UISearchBar(frame: .zero)
  /// The controller that was passed for results; it is not shown.
  public let searchResultsController: UIViewController?
  /// A Boolean value that indicates whether the content is dimmed during a search.
  ///
  /// Accepted: it has no effect; the content is never dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// A Boolean value that indicates whether the navigation bar is hidden during a search.
  ///
  /// Accepted: it has no effect; the bar remains visible and contains the search field.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that indicates whether there is a search text. Setting it to `false` clears
  /// the text.
  open var isActive = false {
    didSet { if !isActive, searchBar.text?.isEmpty == false { written("") } }
  }
  /// A Boolean value that indicates whether the field shows its Cancel button by itself.
  ///
  /// Accepted: it has no effect; the field always shows its Cancel button.
  open var automaticallyShowsCancelButton = true

  /// Creates a controller with an empty search field.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.owner = self
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  func written(_ text: String) {
    guard text != searchBar.text else { return }
    searchBar.text = text
    isActive = !text.isEmpty
    searchBar.delegate?.searchBar(searchBar, textDidChange: text)
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Updates the results of a search.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// A search field.
open class UISearchBar: UIView {
  /// The object that is notified of changes of the text.
  open weak var delegate: (any UISearchBarDelegate)?
  weak var owner: UISearchController?
  let box = StateBox<String?>("")
  /// The text that is searched.
  open var text: String? {
    get { box.untracked }
    set { box.current = newValue }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// A value that indicates which letters a phone's keyboard capitalizes.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The style of the bar's background.
  ///
  /// Accepted: it has no effect; the field always has the background of the content below it.
  open var searchBarStyle = Style.default

  /// The style of a search bar's background.
  public enum Style: UInt, Sendable {
    /// A search field on a background.
    case `default`
    /// A search field on a background, while the bar is not emphasized.
    case prominent
    /// A search field without a background.
    case minimal
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Receives the events of a search field. Every method has a default implementation.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// Called when the text has changed.
  ///
  /// - Parameters:
  ///   - searchBar: The search field.
  ///   - searchText: The text in the field.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the Cancel button was pressed.
  ///
  /// Partial: never called. The field's Cancel button clears the text, and
  /// ``searchBar(_:textDidChange:)`` is called.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

extension View {
  /// Adds a search field, if there is one.
  @ViewBuilder func searched(by controller: UISearchController?) -> some View {
    if let controller {
      let bar = controller.searchBar
      searchable(
        text: Binding(get: { bar.box.current ?? "" }, set: { controller.written($0) }),
        prompt: bar.placeholder.map { Text(verbatim: $0) }
      )
      .textInputAutocapitalization(bar.autocapitalizationType.swiftUI)
      .onSubmit(of: .search) { bar.delegate?.searchBarSearchButtonClicked(bar) }
    } else {
      self
    }
  }
}
