public import Foundation
import StrataViewTree
import SwiftUI

/// A field that searches a screen.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     navigationItem.searchController = search
///
/// Partial: results are shown by the screen itself.
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public let searchBar = UISearchBar(frame: .zero)
  public let searchResultsController: UIViewController?
  /// Accepted: what is searched stays in sight.
  open var obscuresBackgroundDuringPresentation = true
  /// Accepted: the bar stays, with the search in it.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether something is searched for; an app that ends it empties the field.
  open var isActive = false {
    didSet { if !isActive, searchBar.text?.isEmpty == false { written("") } }
  }
  /// Accepted: the field shows its Cancel button whatever this says.
  open var automaticallyShowsCancelButton = true

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

/// Who shows what was searched for.
@MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// The field of a search.
open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  weak var owner: UISearchController?
  let box = StateBox<String?>("")
  open var text: String? {
    get { box.untracked }
    set { box.current = newValue }
  }
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// Which letters the keyboard of a phone writes large by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Who hears of a search.
@MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Partial: nobody calls it: the field's Cancel button empties it, which is a change of the text.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

extension View {
  /// Adds the field of a search, if there is one.
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
