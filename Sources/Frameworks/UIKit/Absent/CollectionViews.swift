// Collection views, which a page shows by tables and SwiftUI's grids instead. Each is declared so that a use of it says
// what is missing.
// swift-format-ignore-file

public import Foundation

/// A view that a collection view reuses.
@available(*, unavailable, message: "Strata does not have UICollectionReusableView: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class UICollectionReusableView: UIView {}

/// A cell of a collection view.
@available(*, unavailable, message: "Strata does not have UICollectionViewCell: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class UICollectionViewCell: UICollectionReusableView {}

/// A cell of a list in a collection view.
@available(*, unavailable, message: "Strata does not have UICollectionViewListCell: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class UICollectionViewListCell: UICollectionViewCell {}

/// An object that places the items of a collection view.
@available(*, unavailable, message: "Strata does not have UICollectionViewLayout: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class UICollectionViewLayout: NSObject {}

/// A layout of items in lines.
@available(*, unavailable, message: "Strata does not have UICollectionViewFlowLayout: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// The place and look of an item.
@available(*, unavailable, message: "Strata does not have UICollectionViewLayoutAttributes: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class UICollectionViewLayoutAttributes: NSObject {}

/// A view that arranges items by a layout.
@available(*, unavailable, message: "Strata does not have UICollectionView: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) { fatalError() }
  public struct CellRegistration<Cell, Item> {
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { fatalError() }
  }
  public struct SupplementaryRegistration<Supplementary> {
    public init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) { fatalError() }
  }
  public static var elementKindSectionHeader: String { fatalError() }
  public static var elementKindSectionFooter: String { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

/// A controller of a collection view.
@available(*, unavailable, message: "Strata does not have UICollectionViewController: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class UICollectionViewController: UIViewController {
  public init(collectionViewLayout: UICollectionViewLayout) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

/// A layout of sections, groups and items.
@available(*, unavailable, message: "Strata does not have UICollectionViewCompositionalLayout: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) { fatalError() }
  public init(sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?) { fatalError() }
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) { fatalError() }
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout { fatalError() }
}

/// The options of a compositional layout.
@available(*, unavailable, message: "Strata does not have UICollectionViewCompositionalLayoutConfiguration: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {}

/// The look of a list in a collection view.
@available(*, unavailable, message: "Strata does not have UICollectionLayoutListConfiguration: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
public struct UICollectionLayoutListConfiguration {
  public enum Appearance { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public init(appearance: Appearance) { fatalError() }
}

/// A length in a compositional layout.
@available(*, unavailable, message: "Strata does not have NSCollectionLayoutDimension: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class NSCollectionLayoutDimension: NSObject {
  public static func fractionalWidth(_ fraction: CGFloat) -> Self { fatalError() }
  public static func fractionalHeight(_ fraction: CGFloat) -> Self { fatalError() }
  public static func absolute(_ length: CGFloat) -> Self { fatalError() }
  public static func estimated(_ length: CGFloat) -> Self { fatalError() }
}

/// A size in a compositional layout.
@available(*, unavailable, message: "Strata does not have NSCollectionLayoutSize: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class NSCollectionLayoutSize: NSObject {
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) { fatalError() }
}

/// An item of a compositional layout.
@available(*, unavailable, message: "Strata does not have NSCollectionLayoutItem: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class NSCollectionLayoutItem: NSObject {
  public init(layoutSize: NSCollectionLayoutSize) { fatalError() }
}

/// A group of a compositional layout.
@available(*, unavailable, message: "Strata does not have NSCollectionLayoutGroup: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { fatalError() }
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
  public static func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { fatalError() }
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
  public static func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
}

/// A section of a compositional layout.
@available(*, unavailable, message: "Strata does not have NSCollectionLayoutSection: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class NSCollectionLayoutSection: NSObject {
  public init(group: NSCollectionLayoutGroup) { fatalError() }
  public static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment) -> Self { fatalError() }
}

/// The surroundings of a compositional layout.
@available(*, unavailable, message: "Strata does not have NSCollectionLayoutEnvironment: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
public protocol NSCollectionLayoutEnvironment {}

/// A header or footer in a compositional layout.
@available(*, unavailable, message: "Strata does not have NSCollectionLayoutBoundarySupplementaryItem: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) { fatalError() }
}

/// A side or corner of a rectangle.
@available(*, unavailable, message: "Strata does not have NSRectAlignment: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
public enum NSRectAlignment {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A decoration in a compositional layout.
@available(*, unavailable, message: "Strata does not have NSCollectionLayoutDecorationItem: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public static func background(elementKind: String) -> Self { fatalError() }
}

/// The data source of a collection view.
@available(*, unavailable, message: "Strata does not have UICollectionViewDiffableDataSource: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
  public init(collectionView: UICollectionView, cellProvider: @escaping (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?) { fatalError() }
}

/// The items of a section that can be expanded.
@available(*, unavailable, message: "Strata does not have NSDiffableDataSourceSectionSnapshot: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  public init() { fatalError() }
}

/// The delegate of a collection view.
@available(*, unavailable, message: "Strata does not have UICollectionViewDelegate: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
public protocol UICollectionViewDelegate {}

/// The data source of a collection view.
@available(*, unavailable, message: "Strata does not have UICollectionViewDataSource: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
public protocol UICollectionViewDataSource {}

/// The layout delegate of a collection view.
@available(*, unavailable, message: "Strata does not have UICollectionViewDelegateFlowLayout: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
public protocol UICollectionViewDelegateFlowLayout {}

/// The prefetching data source of a collection view.
@available(*, unavailable, message: "Strata does not have UICollectionViewDataSourcePrefetching: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
public protocol UICollectionViewDataSourcePrefetching {}

/// The drag delegate of a collection view.
@available(*, unavailable, message: "Strata does not have UICollectionViewDragDelegate: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
public protocol UICollectionViewDragDelegate {}

/// The drop delegate of a collection view.
@available(*, unavailable, message: "Strata does not have UICollectionViewDropDelegate: use UITableView, or SwiftUI's List and LazyVGrid in a UIHostingController (docs/guides/uikit.md)")
public protocol UICollectionViewDropDelegate {}
