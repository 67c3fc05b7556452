import DesignKit
public import Feed
import SwiftUI
public import UIKit
public import UseCase

/// A character as a row of a UIKit table, with the look of ``CharacterView``.
public final class CharacterTableViewCell: UITableViewCell {
  /// The cell's reuse identifier.
  public static let identifier = "CharacterTableViewCell"

  private let portrait = UIHostingController<CharacterPortrait?>(rootView: nil)
  private let star = UIHostingController<FavoriteButton?>(rootView: nil)
  private let status = UIHostingController<StatusLine?>(rootView: nil)
  private let name = UILabel()
  private let place = UILabel()

  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    build()
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func prepareForReuse() {
    super.prepareForReuse()
    portrait.rootView = nil
    star.rootView = nil
  }

  /// Shows a character, and whether it is a favourite.
  public func configure(with character: CharacterAdapter, favorites: FavoritesModel) {
    portrait.rootView = CharacterPortrait(character: character, side: 72)
    name.text = character.name
    status.rootView = StatusLine(character: character)
    place.text = character.location
    star.rootView = FavoriteButton(
      character: character, favorites: favorites,
      identifier: UITestIDs.FeedList.star(character.id))
    accessibilityIdentifier = UITestIDs.FeedList.row(character.id)
  }

  private func build() {
    name.font = .preferredFont(forTextStyle: .headline)
    name.numberOfLines = 2
    place.font = .preferredFont(forTextStyle: .footnote)
    place.textColor = .secondaryLabel
    place.numberOfLines = 2
    accessoryView = star.view
    guard let picture = portrait.view, let line = status.view else { return }
    let lines = UIStackView(arrangedSubviews: [name, line, place])
    lines.axis = .vertical
    lines.alignment = .leading
    lines.spacing = Space.tiny
    layOut(picture: picture, lines: lines)
  }

  private func layOut(picture: UIView, lines: UIStackView) {
    let margins = contentView.layoutMarginsGuide
    for view in [picture, lines] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      picture.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      picture.widthAnchor.constraint(equalToConstant: 72),
      picture.heightAnchor.constraint(equalToConstant: 72),
      lines.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: Space.medium),
      lines.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      lines.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      // Names and places of two lines are higher than the picture: the row grows with them.
      lines.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      lines.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ])
  }
}
