import SwiftUI
import UIKit

/// The table in SwiftUI.
struct TreeTable: UIViewControllerRepresentable {
  let orchard: Orchard
  var onSelect: (Tree) -> Void

  func makeUIViewController(context: Context) -> TreeTableViewController {
    TreeTableViewController(orchard: orchard)
  }

  func updateUIViewController(_ controller: TreeTableViewController, context: Context) {
    controller.onSelect = onSelect
  }
}

final class TreeTableViewController: UITableViewController {
  private let orchard: Orchard
  var onSelect: (Tree) -> Void = { _ in }
  private var dataSource: UITableViewDiffableDataSource<Orchard.Section, Tree.ID>!

  init(orchard: Orchard) {
    self.orchard = orchard
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TreeCell.self, forCellReuseIdentifier: TreeCell.reuseIdentifier)
    tableView.register(HostingCell.self, forCellReuseIdentifier: HostingCell.reuseIdentifier)
    tableView.estimatedRowHeight = 64
    tableView.rowHeight = UITableView.automaticDimension
    configureDataSource()
    configureRefresh()
    observe()
  }

  private func configureDataSource() {
    dataSource = SectionedDataSource(tableView: tableView) {
      [orchard] tableView, indexPath, id in
      guard let tree = orchard.tree(id) else { return UITableViewCell() }
      if tree.isRipe {
        let cell = tableView.dequeueReusableCell(
          withIdentifier: HostingCell.reuseIdentifier, for: indexPath)
        (cell as? HostingCell)?.show(tree) { orchard.pick(tree.id) }
        return cell
      }
      let cell = tableView.dequeueReusableCell(
        withIdentifier: TreeCell.reuseIdentifier, for: indexPath)
      (cell as? TreeCell)?.configure(with: tree)
      return cell
    }
    dataSource.defaultRowAnimation = .fade
  }

  private func configureRefresh() {
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(
      UIAction { [weak self] _ in
        Task { @MainActor in
          await self?.orchard.grow()
          self?.refreshControl?.endRefreshing()
        }
      }, for: .valueChanged)
    self.refreshControl = refreshControl
  }

  private func observe() {
    withObservationTracking {
      apply()
    } onChange: { [weak self] in
      Task { @MainActor in self?.observe() }
    }
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Orchard.Section, Tree.ID>()
    for section in orchard.sections {
      let trees = orchard.trees(in: section)
      guard !trees.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(trees.map(\.id), toSection: section)
    }
    let shown = dataSource.snapshot().itemIdentifiers
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(Set(shown).contains))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath), let tree = orchard.tree(id) else {
      return
    }
    onSelect(tree)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let fell = UIContextualAction(style: .destructive, title: "Fell") {
      [orchard] _, _, completion in
      orchard.fell(id)
      completion(true)
    }
    fell.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [fell])
  }
}

private final class SectionedDataSource: UITableViewDiffableDataSource<Orchard.Section, Tree.ID> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    switch sectionIdentifier(for: section) {
    case .ripe: "Ripe"
    case .growing: "Still growing"
    case nil: nil
    }
  }
}
