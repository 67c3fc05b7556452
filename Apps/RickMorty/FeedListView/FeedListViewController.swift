import DesignKit
public import Feed
import Observation
import RickMortyUI
import SwiftUI
public import UIKit
import UseCase

/// The list of all characters in UIKit: a table with a diffable data source.
public final class FeedListViewController: UITableViewController {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, ListedCharacter.ID>

  private let viewModel: FeedListViewModel
  private let source: FeedSource
  private var dataSource: UITableViewDiffableDataSource<Int, ListedCharacter.ID>?
  private var characters: [ListedCharacter.ID: CharacterAdapter] = [:]
  /// The number of the model's refreshes that the table shows.
  private var refreshes = 0

  /// Creates a controller of the list.
  ///
  /// - Parameter source: The source that is credited below the list.
  public init(viewModel: FeedListViewModel, source: FeedSource = .usual) {
    self.viewModel = viewModel
    self.source = source
    super.init(style: .plain)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = UITestIDs.FeedList.list
    tableView.register(
      CharacterTableViewCell.self, forCellReuseIdentifier: CharacterTableViewCell.identifier)
    dataSource = makeDataSource()
    addEnds()
    addRefreshing()
    renderState()
    startObservingViewModel()
    Task { await viewModel.loadData() }
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Int, ListedCharacter.ID> {
    UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(
        withIdentifier: CharacterTableViewCell.identifier, for: path)
      if let self, let character = characters[id], let cell = cell as? CharacterTableViewCell {
        cell.configure(with: character, favorites: viewModel.favorites)
      }
      return cell
    }
  }

  /// Adds the SwiftUI views above and below the rows, which both lists share.
  private func addEnds() {
    let header = UIHostingController(
      rootView: FeedHeader(model: viewModel).padding(.horizontal, Space.large))
    let footer = UIHostingController(rootView: FeedEnd(model: viewModel, source: source))
    for child in [header, footer] as [UIViewController] {
      addChild(child)
      child.didMove(toParent: self)
    }
    tableView.tableHeaderView = header.view
    tableView.tableFooterView = footer.view
  }

  private func addRefreshing() {
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        Task {
          await self?.viewModel.refresh()
          control?.endRefreshing()
        }
      }, for: .valueChanged)
    refreshControl = control
  }

  /// Observes the model. The controller has to observe again after each change, since an
  /// observation ends with one.
  private func startObservingViewModel() {
    withObservationTracking {
      _ = viewModel.state
      _ = viewModel.rows
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.renderState()
        self?.startObservingViewModel()
      }
    }
  }

  private func renderState() {
    let rows = viewModel.rows
    characters = Dictionary(rows.map { ($0.id, $0.character) }) { first, _ in first }
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(rows.map(\.id))
    dataSource?.apply(snapshot)
    if refreshes != viewModel.refreshes { showTop() }
  }

  /// Scrolls to the top after a refresh, in the same update that inserts the new rows: otherwise
  /// the old rows would appear on the way and load more pages.
  private func showTop() {
    refreshes = viewModel.refreshes
    // The first row can be that low only at the top.
    let first = IndexPath(row: 0, section: 0)
    tableView.scrollToRow(at: first, at: .bottom, animated: false)
  }

  public override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let character = character(at: indexPath) else { return }
    Task { await viewModel.appeared(character) }
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let character = character(at: indexPath) { viewModel.select(character) }
  }

  private func character(at path: IndexPath) -> CharacterAdapter? {
    dataSource?.itemIdentifier(for: path).flatMap { characters[$0] }
  }
}
