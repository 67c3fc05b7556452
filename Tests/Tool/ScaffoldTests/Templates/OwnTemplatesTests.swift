import Foundation
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

@Suite struct OwnTemplatesTests {
  private static let path = "{{App}}/Coordinators/{{Entity}}Coordinator.swift"
  private static let text = """
    struct {{Entity}}Coordinator {
    {{#fields}}
        let {{name}}: {{type}}
    {{/fields}}
    }

    """

  private func templates(_ path: String = path, _ text: String = text) -> OwnTemplates {
    OwnTemplates(folder: "mine", templates: [.init(path: path, text: text)])
  }

  @Test(arguments: ProjectLayout.allCases)
  func `a template with known variables passes the check in each preset`(
    layout: ProjectLayout
  ) throws {
    #expect(try templates().check(for: layout) == ["Trips/Coordinators/OrderCoordinator.swift"])
  }

  @Test(arguments: [
    (path, "struct {{Entitty}} {}", "cannot be filled in: 'Entitty' has no value"),
    (path, "{{#fields}}", "cannot be filled in: 'fields' is not closed"),
    ("{{App}}/A.swift", text, "has the same path for each entity; add {{Entity}} to it"),
    ("{{Entity}}.json", "{", "does not give JSON"),
    ("../{{Entity}}.md", "", "would be written to '../Order.md', which is outside of the project"),
    ("/{{Entity}}.md", "", "would be written to '/Order.md', which is outside of the project"),
  ])
  func `a wrong template is refused with its path and the mistake`(
    path: String, text: String, rule: String
  ) {
    #expect(throws: InputError("template", "mine/\(path).mustache", rule)) {
      try templates(path, text).check(for: .template)
    }
  }

  @Test func `a template that does not give Swift is refused with the line`() {
    let error = #expect(throws: InputError.self) {
      try templates(Self.path, "struct {{Entity}} {").check(for: .template)
    }
    #expect(error?.rule.hasPrefix("does not give Swift: Trips/Coordinators/") == true)
  }

  @Test
  func `an entity gets files from a person's templates, too, and a second run changes nothing`()
    throws
  {
    var request = AddRequest(.entity, name: "Order", arguments: ["title:String"])
    let plain = try SampleProject.trips.adding(request)
    request.templates = templates()
    let project = try SampleProject.trips.adding(request)
    #expect(project.differences(to: plain) == ["Trips/Coordinators/OrderCoordinator.swift"])
    #expect(
      project.string("Trips/Coordinators/OrderCoordinator.swift")
        == "struct OrderCoordinator {\n    let title: String\n}\n")
    #expect(try request.changes(in: project) == [])
  }

  @Test func `templates are refused for other parts than an entity`() {
    var request = AddRequest(.module, name: "Design")
    request.templates = templates()
    #expect(
      throws: InputError("template folder", "mine", "is for 'add entity', not 'add module'")
    ) { try request.changes(in: SampleProject.trips) }
  }
}
