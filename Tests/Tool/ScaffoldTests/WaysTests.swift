import Foundation
import Testing

@testable import StrataScaffold

/// Tests of the navigation to new parts in the running app.
@Suite struct WaysTests {
  private static func new(_ layout: ProjectLayout) throws -> ProjectSnapshot {
    let files = try NewProject(name: "Zebra", layout: layout).files(strata: "..")
    let texts = files.map { ($0.path, Data($0.text.utf8)) }
    return ProjectSnapshot(files: Dictionary(uniqueKeysWithValues: texts))
  }

  private static func app(_ project: ProjectSnapshot) -> String {
    project.string(project.files.keys.first { $0.hasSuffix("/ZebraApp.swift") } ?? "")
  }

  private static let order = AddRequest(.entity, name: "Order", arguments: ["title:String"])

  @Test(arguments: ProjectLayout.allCases)
  func `adding a first list puts the app's content and the list into two tabs`(
    layout: ProjectLayout
  ) throws {
    let project = try Self.new(layout).adding(Self.order)
    let app = Self.app(project)
    let view =
      switch layout {
      case .template, .strata: "OrderListView(viewModel: .init(useCases: container))"
      case .layers: "OrderListView(viewModel: container.makeOrderListViewModel())"
      case .featureFirst: "OrderListView(store: container.makeOrderStore())"
      case .dashboard: "OrderListTab()"
      case .modules: "OrderListBuilder(container: composition.container).buildOrderListView("
      }
    #expect(app.contains("TabView {"))
    #expect(app.contains(view), "\(app)")
    #expect(app.contains("Text(.orderListNavigationTitle)"))
    let symbols = project.string("Zebra/Resources/Localizable+Symbols.swift")
    for symbol in app.matches(of: /Text\(\.(\w+)\)/).map(\.1) {
      #expect(symbols.contains("static var \(symbol):"), "\(symbol)")
    }
    #expect(layout != .modules || app.contains("import ZebraOrderListView\n"))
    #expect(
      layout != .dashboard
        || project.string("Zebra/Code/Application/OrderListTab.swift").contains(
          "OrderListView(viewModel: viewModel)")
    )
  }

  @Test(arguments: ProjectLayout.allCases)
  func `the tab of a list has a symbol that fits the name, also after a rename`(
    layout: ProjectLayout
  ) throws {
    let project = try Self.new(layout).adding(Self.order)
    #expect(Self.app(project).contains("Image(systemName: \"shippingbox\")"))
    for (name, symbol) in [("HomeVisit", "calendar"), ("Zed", "list.bullet")] {
      let renamed = try project.renaming("Order", to: name)
      let added = try Self.new(layout).adding(
        AddRequest(.entity, name: name, arguments: ["title:String"]))
      #expect(Self.app(renamed).contains("Image(systemName: \"\(symbol)\")"), "\(name)")
      #expect(Self.app(renamed) == Self.app(added))
    }
  }

  @Test func `each symbol of a tab is one of the symbols that can be drawn`() throws {
    let folder = NewProject.repository.appending(path: "Sources/Tool/StrataIconSheetTool/Table")
    let tables = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).map { try String(contentsOf: $0, encoding: .utf8) }
    let lines = tables.joined().split(separator: "\n")
    let known = Set(lines.compactMap { $0.split(separator: " ").first })
    for symbol in TypeName.tabSymbols.keys + [TypeName.listSymbol] {
      #expect(known.contains(symbol[...]), "\(symbol)")
    }
    let words = TypeName.tabSymbols.values.flatMap(\.self)
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: ProjectLayout.allCases)
  func `a second list is another tab, and adding it again changes nothing`(
    layout: ProjectLayout
  ) throws {
    let more = AddRequest(.feature, name: "OrderArchive")
    let project = try Self.new(layout).adding(Self.order).adding(more)
    let app = Self.app(project)
    #expect(app.matches(of: /TabView \{/).count == 1)
    #expect(app.matches(of: /\.tabItem \{/).count == 3)
    #expect(try more.changes(in: project) == [])
    #expect(try Self.order.changes(in: project) == [])
  }

  @Test(arguments: ProjectLayout.allCases.filter { $0 != .modules })
  func `adding a detail screen makes the rows of the entity's list link to it`(
    layout: ProjectLayout
  ) throws {
    let screen = AddRequest(.screen, name: "OrderDetail")
    let project = try Self.new(layout).adding(Self.order).adding(screen)
    let list = project.files.keys.first { $0.hasSuffix("/OrderListView.swift") } ?? ""
    let text = project.string(list)
    #expect(text.contains("NavigationLink {"))
    #expect(
      text.contains(
        layout == .featureFirst
          ? "OrderDetailView(store: store, id: order.id)"
          : "OrderDetailView(viewModel: viewModel.orderDetail(of: order))"))
    let model = project.files.keys.first { $0.hasSuffix("/OrderListViewModel.swift") } ?? ""
    #expect(
      layout == .featureFirst
        || project.string(model).contains(
          "func orderDetail(of order: Order) -> OrderDetailViewModel {")
    )
    // A list is not requested again, so that its rows show what the screen finds. A store is shared.
    #expect(project.string(model).contains(", changed: replace)") == (layout != .featureFirst))
    #expect(try screen.changes(in: project) == [])
  }

  // A store is shared, and document 004's first list has a screen of one.
  @Test(arguments: [ProjectLayout.strata, .template, .layers, .dashboard])
  func `a list without a function for changes shows what its new screen finds in a closure`(
    layout: ProjectLayout
  ) throws {
    let project = try Self.new(layout).adding(AddRequest(.screen, name: "ItemDetail"))
    let model = project.files.keys.first { $0.hasSuffix("/ItemListViewModel.swift") } ?? ""
    let change = "items.map { $0.id == changed.id ? changed : $0 }"
    #expect(project.string(model).contains(change))
    project.expectSoundSources()
  }

  @Test(arguments: [
    "func replace(_ old: Order, with new: Order) {}", "func replace(_ text: String) {}",
    "func replace(order: Order) {}", "func replace(_ order: Order) async {}",
    "static func replace(_ order: Order) {}",
  ])
  func `a person's function that takes something else does not show what a screen finds`(
    function: String
  ) throws {
    let project = try Self.new(.strata).adding(Self.order).removing("OrderDetail")
    let model = project.files.keys.first { $0.hasSuffix("/OrderListViewModel.swift") } ?? ""
    let own = "    func replace(_ order: Order) {"
    #expect(project.string(model).contains(own))
    let edited = project.editing(model) {
      $0.replacing(own, with: "    \(function)\n\n    func list(_ order: Order) {")
    }
    let text = try edited.adding(AddRequest(.screen, name: "OrderDetail")).string(model)
    #expect(
      text.contains("func orderDetail(of order: Order)") && !text.contains("changed: replace"))
    #expect(text.contains("orders.map { $0.id == changed.id ? changed : $0 }"))
  }

  @Test func `adding a list does not change an app's window that was edited by hand`() throws {
    let written = try Self.new(.template).editing("Zebra/ZebraApp.swift") {
      $0.replacing("WindowGroup {", with: "WindowGroup {\n            Text(verbatim: \"Mine\")")
    }
    #expect(try Self.app(written.adding(Self.order)) == Self.app(written))
  }

  @Test func `adding a list that the app already shows adds no tab`() throws {
    let path = "Zebra/UI/Shared/Menu.swift"
    let shown = try Self.new(.template).adding(Self.order)
      .editing(path) { _ in
        "import SwiftUI\n\nstruct Menus: View {\n    var body: some View { OrderListView() }\n}\n"
      }
      .editing("Zebra/ZebraApp.swift") { _ in "import SwiftUI\n" }
    #expect(try Self.order.changes(in: shown) == [])
  }
}
