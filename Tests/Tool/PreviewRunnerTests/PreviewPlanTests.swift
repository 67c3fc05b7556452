import Foundation
import Testing

@testable import PreviewRunner

@Suite struct PreviewPlanTests {
  private func plan(_ targets: String, products: String) throws -> PreviewPlan {
    let json = """
      {"name": "P", "path": "/p", "tools_version": "6.2", "dependencies": [],
       "targets": [\(targets)], "products": [\(products)]}
      """
    return try PreviewPlan(DescribedPackage(json: Data(json.utf8)))
  }

  private let app = """
    {"name": "App", "type": "executable", "path": "Sources/App", "sources": [],
     "target_dependencies": ["Screens"]}
    """
  private let screens = """
    {"name": "Screens", "type": "library", "path": "Sources/Screens",
     "product_dependencies": ["SwiftUI"]}
    """
  private let rules = """
    {"name": "Rules", "type": "library", "path": "Sources/Rules"},
    {"name": "ScreensTests", "type": "test", "path": "Tests", "target_dependencies": ["Screens"]}
    """

  @Test func `an app serves the previews of the targets that it links, except those without views`()
    throws
  {
    let plan = try plan(
      [app, screens, rules].joined(separator: ","),
      products: """
        {"name": "app", "targets": ["App"], "type": {"executable": null}},
        {"name": "tool", "targets": ["Rules"], "type": {"executable": null}},
        {"name": "Screens", "targets": ["Screens"], "type": {"library": ["automatic"]}}
        """)
    #expect(plan.apps == ["app"] && plan.libraries == [] && !plan.isEmpty)
    #expect(
      plan.folders.map(\.path) == ["/p/Sources/App", "/p/Sources/Screens", "/p/Sources/Rules"])
  }

  @Test func `a library that no app links gets a generated app`() throws {
    let plan = try plan(
      [screens, rules].joined(separator: ","),
      products:
        "{\"name\": \"Kit\", \"targets\": [\"Screens\", \"Rules\"], \"type\": {\"library\": [\"automatic\"]}}"
    )
    #expect(plan.apps == [])
    #expect(plan.libraries == [.init(product: "Kit", modules: ["Screens"])])
    let stage = PreviewStage(plan: plan, strata: URL(fileURLWithPath: "/house/strata"))
    #expect(stage.folder.path == "/p/.build/previews")
    #expect(stage.manifest.contains(".product(name: \"Kit\", package: \"p\")"))
    #expect(stage.manifest.contains(".package(path: \"/house/strata\")"))
    #expect(stage.source.hasPrefix("import Screens\nimport SwiftUI\n"))
    #expect(stage.source.contains("@main"))
  }

  @Test func `a package without a target that depends on SwiftUI has no previews`() throws {
    let plan = try plan(
      rules,
      products: "{\"name\": \"R\", \"targets\": [\"Rules\"], \"type\": {\"library\": [\"static\"]}}"
    )
    #expect(plan.isEmpty)
    #expect(throws: DecodingError.self) { try DescribedPackage(json: Data("{}".utf8)) }
  }

  @Test func `a target that depends on SwiftUI as a module of the same package has previews`()
    throws
  {
    let plan = try plan(
      """
      {"name": "SwiftUI", "type": "library", "path": "S"},
      {"name": "Counter", "type": "executable", "path": "C", "target_dependencies": ["SwiftUI"]}
      """,
      products: """
        {"name": "Counter", "targets": ["Counter"], "type": {"executable": null}},
        {"name": "SwiftUI", "targets": ["SwiftUI"], "type": {"library": ["automatic"]}}
        """)
    #expect(plan.apps == ["Counter"] && plan.libraries == [])
  }
}
