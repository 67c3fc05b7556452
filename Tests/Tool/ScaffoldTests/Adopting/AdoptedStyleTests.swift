import Foundation
import Testing

@testable import StrataScaffold

/// Tests of the style of projects that strata did not make.
@Suite struct AdoptedStyleTests {
  private static func project(_ files: [String: String]) -> ProjectSnapshot {
    ProjectSnapshot(files: files.mapValues { Data($0.utf8) })
  }

  /// A project with presenters, a container and a home screen.
  private static let shop = project([
    "Shop/Models/Product.swift": "struct Product {\n    let name: String\n}\n",
    "Shop/Models/Theme.swift": "struct Theme {}\n",
    "Shop/Data/ProductRepository.swift": "final class ProductRepository {}\n",
    "Shop/Scenes/ProductList/ProductListPresenter.swift":
      "final class ProductListPresenter {\n    var products: [Product] = []\n}\n",
    "Shop/Scenes/ProductList/ProductListViewController.swift":
      "final class ProductListViewController {\n    let presenter: ProductListPresenter\n}\n",
    "Shop/Scenes/ProductDetail/ProductDetailPresenter.swift":
      "final class ProductDetailPresenter {}\n",
    "Shop/App/AppContainer.swift": """
    final class AppContainer {
        lazy var productRepository = ProductRepository()

        func makeProductList() -> ProductListViewController {
            ProductListViewController(presenter: ProductListPresenter())
        }
    }

    """,
    "Shop/Home/HomeView.swift": "\nlet first: Product? = nil\n",
    "ShopTests/ProductRepositoryTests.swift": "final class ProductRepositoryTests {}\n",
  ])

  private static func style() throws -> AdoptedStyle {
    let guess = try #require(StyleGuess.all(in: shop).first)
    return guess.style(containers: guess.containers)
  }

  @Test func `the model of a screen, such as NoteListModel, is no entity`() throws {
    let notes = Self.project([
      "Notes/Models/Note.swift": "struct Note {}\n",
      "Notes/Net/NoteService.swift": "struct NoteService {}\n",
      "Notes/Screens/NoteListModel.swift":
        "final class NoteListModel {\n    var notes: [Note] = []\n}\n",
      "Notes/Screens/NoteListView.swift": "struct NoteListView {}\n",
    ])
    let guess = try #require(StyleGuess.all(in: notes).first)
    #expect(guess.example == "Note" && guess.feature == "NoteList")
    #expect(
      guess.screens == ["Notes/Screens/NoteListModel.swift", "Notes/Screens/NoteListView.swift"])
    #expect(guess.parts == ["Notes/Models/Note.swift", "Notes/Net/NoteService.swift"])
  }

  @Test
  func `the style of an existing project is found: folders, file names and container of an entity`()
    throws
  {
    let all = StyleGuess.all(in: Self.shop)
    #expect(all.map(\.example) == ["Product"])
    let style = try Self.style()
    #expect(style.feature == "ProductList")
    #expect(
      style.files.entity.sorted() == [
        "Shop/Data/{Name}Repository.swift", "Shop/Models/{Name}.swift",
        "Shop/Scenes/{Name}Detail/{Name}DetailPresenter.swift",
        "ShopTests/{Name}RepositoryTests.swift",
      ])
    #expect(
      style.files.feature.sorted() == [
        "Shop/Scenes/{Name}List/{Name}ListPresenter.swift",
        "Shop/Scenes/{Name}List/{Name}ListViewController.swift",
      ])
    #expect(style.containers == ["Shop/App/AppContainer.swift"])
    #expect(all.first?.mentions == ["Shop/Home/HomeView.swift:2"])
    #expect(try AdoptedStyle(json: style.json()) == style)
  }

  @Test func `an entity is added with the folders and names of the example`() throws {
    let plan = try Self.style().plan(AddRequest(.entity, name: "Order"), in: Self.shop)
    let after = Self.shop.applying(plan.changes)
    #expect(plan.changes.count == 7)
    #expect(after.string("Shop/Models/Order.swift") == "struct Order {\n    let name: String\n}\n")
    #expect(
      after.string("Shop/Scenes/OrderList/OrderListPresenter.swift")
        == "final class OrderListPresenter {\n    var orders: [Order] = []\n}\n")
    #expect(after.files["ShopTests/OrderRepositoryTests.swift"] != nil)
    let container = after.string("Shop/App/AppContainer.swift")
    #expect(container.contains("\n    lazy var orderRepository = OrderRepository()\n"))
    #expect(container.contains("\n    func makeOrderList() -> OrderListViewController {\n"))
    #expect(container.contains("lazy var productRepository"))
    #expect(plan.mentions == ["Shop/Home/HomeView.swift:2"])
    let again = try Self.style().plan(AddRequest(.entity, name: "Order"), in: after)
    #expect(again.changes == [])
  }

  @Test
  func `a feature named ProductArchive is added in the style of the entity Product's feature`()
    throws
  {
    let request = AddRequest(.feature, name: "ProductArchive")
    let plan = try Self.style().plan(request, in: Self.shop)
    #expect(
      plan.changes.map(\.path) == [
        "Shop/App/AppContainer.swift",
        "Shop/Scenes/ProductArchive/ProductArchivePresenter.swift",
        "Shop/Scenes/ProductArchive/ProductArchiveViewController.swift",
      ])
    let container = Self.shop.applying(plan.changes).string("Shop/App/AppContainer.swift")
    #expect(container.contains("func makeProductArchive() -> ProductArchiveViewController {"))
    #expect(container.components(separatedBy: "lazy var").count == 2)
  }

  @Test(arguments: [
    (AddRequest(.entity, name: "Order", arguments: ["title:String"]), "example"),
    (AddRequest(.screen, name: "OrderDetail"), "kind"),
    (AddRequest(.feature, name: "Archive"), "feature"),
    (AddRequest(.entity, name: "class"), "entity"),
  ])
  func `a request with fields, another kind or an unknown entity is refused in an adopted project`(
    request: AddRequest, field: String
  ) throws {
    let error = #expect(throws: InputError.self) {
      try Self.style().plan(request, in: Self.shop)
    }
    #expect(error?.field == field)
  }

  @Test func `a type without a screen is not taken as an example of the style`() {
    let files = [
      "A/Order.swift": "struct Order {}\n",
      "A/OrderRepository.swift": "struct OrderRepository {}\n",
      "A/OrderMapper.swift": "struct OrderMapper {}\n",
    ]
    #expect(StyleGuess.all(in: Self.project(files)) == [])
  }

  @Test func `files of ProductTag are not taken as files of the entity Product`() throws {
    var project = Self.shop
    project.files["Shop/Models/ProductTag.swift"] = Data("struct ProductTag {}\n".utf8)
    project.files["Shop/Data/ProductTagRepository.swift"] = Data("struct A {}\n".utf8)
    let guess = try #require(StyleGuess.all(in: project).first)
    #expect(guess.example == "Product" && !guess.parts.contains { $0.contains("Tag") })
  }
}
