import SwiftUI
import UIKit

/// A cell that shows a SwiftUI view by a hosting controller.
final class HostingCell: UITableViewCell {
  static let reuseIdentifier = "HostingCell"

  private let host = UIHostingController<RipeRow?>(rootView: nil)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    host.view.backgroundColor = .clear
    host.view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(host.view)
    NSLayoutConstraint.activate([
      host.view.topAnchor.constraint(equalTo: contentView.topAnchor),
      host.view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      host.view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      host.view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    selectionStyle = .none
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ tree: Tree, onPick: @escaping () -> Void) {
    host.rootView = RipeRow(tree: tree, onPick: onPick)
  }
}

struct RipeRow: View {
  let tree: Tree
  let onPick: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "basket.fill")
        .foregroundStyle(.orange)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(tree.name).font(.headline)
        Text("\(tree.variety), \(tree.kilograms) kg")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Pick", action: onPick)
        .buttonStyle(.bordered)
        .accessibilityLabel("Pick \(tree.name)")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
  }
}
