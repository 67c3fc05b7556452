import Foundation
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

/// Tests of the texts with which generated screens show values, and of the rows and forms around
/// them.
@Suite struct ShownValueTests {
  private static let request = AddRequest(
    .entity, name: "Order",
    arguments: [
      "title:String", "isPaid:Bool", "status:open|inDelivery", "isLate:Bool?", "score:Double?",
      "mood:calm|inDoubt?", "tags:[String]",
    ])
  private static let withCatalog = ProjectLayout.allCases.filter { $0 != .modules }

  private func project(_ layout: ProjectLayout) throws -> ProjectSnapshot {
    try SampleProject.new(layout).adding(Self.request)
  }

  private func file(_ name: String, in project: ProjectSnapshot) -> String {
    project.string(project.files.keys.first { $0.hasSuffix("/\(name)") } ?? "")
  }

  @Test(arguments: withCatalog)
  func `a value that is true or false is shown with the catalog's Yes or No`(
    layout: ProjectLayout
  ) throws {
    let project = try project(layout)
    let detail = file("OrderDetailView.swift", in: project)
    #expect(detail.contains("order.isPaid ? .commonYesLabel : .commonNoLabel)"), "\(detail)")
    #expect(
      detail.contains("order.isLate.map { Text($0 ? .commonYesLabel : .commonNoLabel) } ?? Text("))
    let catalog = project.string("Trips/Resources/Localizable.xcstrings")
    for word in ["Yes", "No"] { #expect(catalog.contains("\"Common.\(word).label\"")) }
    #expect(try project.violations() == [])
    project.expectSoundSources()
  }

  @Test(arguments: withCatalog)
  func `a question of a field's name is a word in the catalog`(layout: ProjectLayout) throws {
    let catalog = try project(layout).string("Trips/Resources/Localizable.xcstrings")
    #expect(catalog.contains("\"value\" : \"Paid\"") && !catalog.contains("\"Is paid\""))
  }

  @Test(arguments: ProjectLayout.allCases)
  func `no screen shows a raw value, or a text that ignores the reader's language`(
    layout: ProjectLayout
  ) throws {
    for (path, data) in try project(layout).files where path.hasSuffix("View.swift") {
      let text = String(decoding: data, as: UTF8.self)
      for call in [".rawValue", "String(order", "String(viewModel", "String($0", ".formatted("] {
        #expect(!text.contains(call), "\(path): \(call)")
      }
    }
  }

  @Test func `packages have the words of an enum in the code`() throws {
    let project = try project(.modules)
    let words = project.string("UseCase/Sources/UseCase/OrderUseCase/Adapter/Order+Words.swift")
    #expect(words.contains("case .inDelivery: \"In delivery\""))
    let details = file("OrderDetailsView.swift", in: project)
    #expect(details.contains("Text(LocalizedStringKey(viewModel.order.status.label))"))
    #expect(details.contains("Text(viewModel.order.isPaid ? \"Yes\" : \"No\")"))
    #expect(details.contains("order.mood.map { Text(LocalizedStringKey($0.label)) } ?? Text("))
    let form = file("OrderFormView.swift", in: project)
    #expect(form.contains("Text(LocalizedStringKey(choice.label)).tag(choice)"))
    #expect(try project.violations() == [])
    project.expectSoundSources()
  }

  @Test func `a row of packages looks like a link and is a button`() throws {
    for name in ["OrderListView.swift", "ItemListView.swift"] {
      let list = file(name, in: try project(.modules))
      #expect(list.contains(".buttonStyle(.plain)") && list.contains("\"chevron.forward\""))
      #expect(list.contains(".accessibilityHidden(true)") && list.contains(".contentShape(.rect)"))
    }
  }

  @Test func `a form of packages is a sheet, and screens with changes have no second way back`()
    throws
  {
    let project = try project(.modules)
    for name in ["OrderListRouter.swift", "OrderDetailsRouter.swift"] {
      let sheet = "router.showScreen(.sheet) { innerRouter in\n            formBuilder"
      #expect(file(name, in: project).contains(sheet))
    }
    #expect(!file("OrderFormView.swift", in: project).contains("navigationBarBackButtonHidden"))
    #expect(!file("OrderDetailsView.swift", in: project).contains("Button(\"Back\")"))
    #expect(project.string("Routing/Sources/Routing/Router.swift").contains(".sheet(item:"))
  }

  @Test func `a router of an earlier version pushes a form, which has one way back`() throws {
    let old = try SampleProject.new(.modules).editing("Routing/Sources/Routing/Router.swift") {
      $0.replacing("    case sheet\n", with: "")
    }
    let project = try old.adding(Self.request)
    #expect(file("OrderListRouter.swift", in: project).contains("router.showScreen(.push)"))
    #expect(!file("OrderDetailsRouter.swift", in: project).contains(".sheet"))
    let form = file("OrderFormView.swift", in: project)
    #expect(form.contains(".navigationBarBackButtonHidden()"))
    project.expectSoundSources()
  }

  @Test(arguments: ProjectLayout.allCases)
  func `the title of a form says whether it makes or changes an entity`(
    layout: ProjectLayout
  ) throws {
    let project = try project(layout)
    let form = file("OrderFormView.swift", in: project)
    let catalog = project.string("Trips/Resources/Localizable.xcstrings")
    for (key, text) in [("New", "New order"), ("Edit", "Edit order")] {
      let isNamed =
        layout == .modules
        ? form.contains("\"\(text)\"")
        : form.contains(".orderForm\(key)Title") && catalog.contains("\"value\" : \"\(text)\"")
      #expect(isNamed, "\(form)")
    }
    #expect(form.contains("draft.isAddition ?"))
    let draft = file("OrderDraft.swift", in: project)
    #expect(draft.contains("isAddition = true") && draft.contains("isAddition = false"))
    project.expectSoundSources()
  }

  @Test(arguments: ProjectLayout.allCases)
  func `names of several words are in sentence case in all texts, and keep abbreviations`(
    layout: ProjectLayout
  ) throws {
    let request = AddRequest(
      .entity, name: "FoodURL",
      arguments: ["name:String", "homePage:URL", "isSoldOut:Bool", "url:URL", "imageUrl:URL"])
    let project = try SampleProject.new(layout).adding(request)
    let texts = project.files.filter { path, _ in
      path.hasSuffix("Localizable.xcstrings") || layout == .modules && path.hasSuffix("View.swift")
    }.map { String(decoding: $0.value, as: UTF8.self) }.joined()
    for text in [
      "New food URL", "Edit food URL", "Food URLs", "No food URLs", "Home page", "Sold out", "URL",
      "Image URL",
      "The food URL could not be saved",
    ] {
      #expect(texts.contains("\"\(text)\""), "\(text)")
    }
    for other in ["Food Url", "food url", "New Food", "Edit Food"] {
      #expect(!texts.contains(other), "\(other)")
    }
  }

  @Test(arguments: ProjectLayout.allCases)
  func `a form names each control once`(layout: ProjectLayout) throws {
    let form = try file("OrderFormView.swift", in: project(layout))
    let headers = form.components(separatedBy: "header:").count - 1
    let fields = form.components(separatedBy: "TextField(").count - 1
    #expect(headers == fields && fields == 2, "\(form)")
  }

  @Test(arguments: ProjectLayout.allCases)
  func `a search without a result says so, and the number is that of the shown rows`(
    layout: ProjectLayout
  ) throws {
    let list = try file("OrderListView.swift", in: project(layout))
    #expect(list.contains("ContentUnavailableView.search(text: search)"))
    #expect(layout == .modules || list.contains("Text(.orderListCountTitle(shown.count))"))
  }

  @Test(arguments: ProjectLayout.allCases)
  func `rows do not show through the bar that undoes a deletion`(layout: ProjectLayout) throws {
    let list = try file("OrderListView.swift", in: project(layout))
    #expect(list.contains(".padding()\n            .background(.bar)\n"))
  }

  @Test(arguments: [ProjectLayout.layers, .featureFirst])
  func `an error is shown above the rows that are kept`(layout: ProjectLayout) throws {
    let project = try project(layout)
    let error = layout == .layers ? "let error = viewModel.error" : "let errorMessage = store."
    for name in ["OrderListView.swift", "OrderDetailView.swift"] {
      let screen = file(name, in: project)
      let list = screen.firstRange(of: "List {").map { screen[$0.upperBound...] } ?? ""
      #expect(list.trimmingPrefix { $0.isWhitespace }.hasPrefix("if \(error)"), "\(screen)")
    }
  }
}
