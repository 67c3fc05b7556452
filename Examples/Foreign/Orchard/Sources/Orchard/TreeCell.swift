import UIKit

/// A cell laid out with anchors.
final class TreeCell: UITableViewCell {
  static let reuseIdentifier = "TreeCell"

  private let icon = UIImageView(image: UIImage(systemName: "leaf.fill"))
  private let nameLabel = UILabel()
  private let detailLabel = UILabel()
  private let weightLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUp() {
    icon.tintColor = .systemGreen
    icon.contentMode = .scaleAspectFit
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .secondaryLabel
    detailLabel.numberOfLines = 0
    weightLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    weightLabel.textColor = .secondaryLabel
    weightLabel.setContentHuggingPriority(.required, for: .horizontal)

    for view in [icon, nameLabel, detailLabel, weightLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }

    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),

      nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: weightLabel.leadingAnchor, constant: -8),

      detailLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      detailLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      detailLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      detailLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),

      weightLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      weightLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    accessoryType = .disclosureIndicator
  }

  func configure(with tree: Tree) {
    nameLabel.text = tree.name
    detailLabel.text = tree.variety
    weightLabel.text = "\(tree.kilograms) kg"
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    detailLabel.text = nil
    weightLabel.text = nil
  }
}
