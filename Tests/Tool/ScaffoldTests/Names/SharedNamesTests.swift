import Foundation
import Testing

@testable import StrataScaffold

/// Tests of entities whose files could not be told apart from those of another entity.
@Suite struct SharedNamesTests {
  /// The names that the screens of an entity Order have in each layout as folders or types.
  private static let names: [(layout: ProjectLayout, name: String)] = [
    (.strata, "OrderDetail"), (.strata, "OrderForm"), (.strata, "OrderList"),
    (.template, "OrderDetail"), (.template, "OrderForm"), (.template, "OrderList"),
    (.layers, "OrderDetail"), (.layers, "OrderForm"), (.layers, "OrderList"),
    (.dashboard, "OrderDetail"), (.dashboard, "OrderForm"), (.dashboard, "OrderList"),
    (.featureFirst, "OrderForm"), (.strata, "OrderDraft"), (.template, "OrderDraft"),
    (.layers, "OrderDraft"), (.dashboard, "OrderDraft"),
  ]

  private func isRefused(
    _ name: String, _ field: String, _ other: String, _ work: () throws -> Void
  ) {
    let error = #expect(throws: InputError.self, "\(name)") { try work() }
    #expect(error?.field == field && error?.value == name)
    let start = "cannot be told apart from the entity \(other), because files or types of both are"
    #expect(error?.rule.hasPrefix(start) == true, "\(error?.rule ?? "")")
  }

  @Test(arguments: names)
  func `an entity with the name of another entity's screen is refused`(
    layout: ProjectLayout, name: String
  ) throws {
    let project = try SampleProject.new(layout, with: "Order")
    isRefused(name, "entity", "Order") {
      _ = try AddRequest(.entity, name: name).changes(in: project)
    }
  }

  @Test(arguments: names)
  func `an entity whose screen would have the name of another entity is refused`(
    layout: ProjectLayout, name: String
  ) throws {
    let project = try SampleProject.new(layout, with: name)
    isRefused("Order", "entity", name) {
      _ = try AddRequest(.entity, name: "Order").changes(in: project)
    }
  }

  @Test(arguments: names)
  func `an entity is not renamed to the name of another entity's screen`(
    layout: ProjectLayout, name: String
  ) throws {
    let project = try SampleProject.new(layout, with: "Order")
      .adding(AddRequest(.entity, name: "Visit"))
    isRefused(name, "new name", "Order") {
      _ = try RenameRequest("Visit", to: name).plan(in: project)
    }
  }

  @Test(arguments: [
    (ProjectLayout.featureFirst, "OrderDetail"), (.modules, "OrderDetail"), (.modules, "OrderForm"),
    (.template, "OrderLine"), (.layers, "OrderItem"),
  ])
  func `an entity whose name only begins with another one's can be added and removed`(
    layout: ProjectLayout, name: String
  ) throws {
    let project = try SampleProject.new(layout, with: "Order")
    let both = try project.adding(AddRequest(.entity, name: name))
    #expect(both.differences(to: project) != [])
    #expect(try both.removing(name).differences(to: project) == [])
  }

  @Test func `removing an entity keeps a screen whose name begins with the same letters`() throws {
    let path = "Trips/UI/Catalog/CatalogView.swift"
    var project = try SampleProject.new(.template, with: "Cat")
    project.files[path] = Data("import SwiftUI\n\nstruct CatalogView {}\n".utf8)
    #expect(try project.removing("Cat").files[path] == project.files[path])
  }

  @Test func `an entity with the name of a feature is refused with the place of its screen`() throws
  {
    let project = try SampleProject.new(.template, with: "Order")
      .adding(AddRequest(.feature, name: "OrderArchive"))
    let rule =
      "is the name of a screen and its folder, as in Trips/UI/OrderArchive/OrderArchiveView.swift; "
      + "choose another name"
    #expect(throws: InputError("entity", "OrderArchive", rule)) {
      try AddRequest(.entity, name: "OrderArchive").changes(in: project)
    }
  }

  @Test(arguments: ["Order", "OrderDetail"])
  func `two entities with shared names of an earlier version are neither removed nor renamed`(
    name: String
  ) throws {
    let model = "Trips/Domain/Models/Order.swift"
    var project = try SampleProject.new(.template, with: "Order")
    let text = project.string(model).replacing("Order", with: "OrderDetail")
    project.files["Trips/Domain/Models/OrderDetail.swift"] = Data(text.utf8)
    project.files["Trips/Data/Repositories/OrderDetailRepository.swift"] = Data(
      "protocol OrderDetailRepository {}\n".utf8)
    let other = name == "Order" ? "OrderDetail" : "Order"
    isRefused(name, "entity", other) { _ = try RemoveRequest(name).plan(in: project) }
    isRefused(name, "entity", other) {
      _ = try RenameRequest(name, to: "Visit").plan(in: project)
    }
  }
}
