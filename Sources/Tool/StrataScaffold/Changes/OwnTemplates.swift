public import Foundation
import StrataSwiftEdits

/// A folder of a person's templates, with the variables of the tool's own ones.
///
/// Each file whose name ends in `.mustache` becomes a file of the project for each entity; its path
/// has variables, too: `{{App}}/Coordinators/{{Entity}}Coordinator.swift.mustache`.
public struct OwnTemplates: Equatable, Sendable {
  /// A template of the folder.
  struct Template: Equatable, Sendable {
    /// The path from the folder, without the ending `.mustache`.
    var path: String
    var text: String
  }

  /// The name of the folder for errors.
  let folder: String
  let templates: [Template]

  private static let ending = ".mustache"

  /// Creates templates from their texts.
  init(folder: String, templates: [Template]) {
    self.folder = folder
    self.templates = templates
  }

  /// Reads a folder.
  ///
  /// - Parameters:
  ///   - place: the folder.
  ///   - name: the name of the folder for errors.
  /// - Throws: ``InputError`` if the folder cannot be read, has no template, or one that is not text.
  public init(reading place: URL, name: String) throws(InputError) {
    folder = name
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: place.path) else {
      throw InputError("template folder", name, "cannot be read")
    }
    let own = paths.filter { $0.hasSuffix(Self.ending) }.sorted()
    guard !own.isEmpty else {
      throw InputError("template folder", name, "has no file whose name ends in \(Self.ending)")
    }
    var templates: [Template] = []
    for path in own {
      let file = place.appending(path: path)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw InputError("template", "\(name)/\(path)", "is not text in UTF-8")
      }
      templates.append(Template(path: String(path.dropLast(Self.ending.count)), text: text))
    }
    self.templates = templates
  }

  /// Returns the files of an entity.
  ///
  /// - Throws: ``InputError`` with the template and what is wrong with it.
  func files(with values: [String: Mustache.Value]) throws(InputError) -> [ProjectFile] {
    var files: [ProjectFile] = []
    for template in templates {
      do {
        let path = try Mustache(template.path).text(with: values)
        let text = try Mustache(template.text).text(with: values)
        try checkPlace(path, of: template)
        files.append(ProjectFile(path: path, text: text))
      } catch let failure as Mustache.Failure {
        throw problem(template, "cannot be filled in: \(failure.reason)")
      } catch let error as InputError {
        throw error
      } catch {
        throw problem(template, "cannot be filled in")
      }
    }
    return files
  }

  private func checkPlace(_ path: String, of template: Template) throws(InputError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { ["", ".", ".."].contains($0) || $0.hasPrefix(".strata") }) else {
      throw problem(template, "would be written to '\(path)', which is outside of the project")
    }
  }

  private func problem(_ template: Template, _ rule: String) -> InputError {
    InputError("template", "\(folder)/\(template.path)\(Self.ending)", rule)
  }
}

// MARK: The check

extension OwnTemplates {
  /// Checks the templates with two sample entities that have a field of each kind.
  ///
  /// - Parameter layout: the document that the projects follow.
  /// - Returns: the paths of the files for one of them.
  /// - Throws: ``InputError`` with the first template that has an unknown variable, a section that is
  ///   not closed, the same path for both entities, or a result that is neither Swift nor JSON.
  public func check(for layout: ProjectLayout) throws(InputError) -> [String] {
    let orders = try files(with: Self.values("Order", layout))
    let visits = try files(with: Self.values("Visit", layout))
    for (index, file) in orders.enumerated() {
      guard file.path != visits[index].path else {
        throw problem(templates[index], "has the same path for each entity; add {{Entity}} to it")
      }
      guard !orders[..<index].contains(where: { $0.path == file.path }) else {
        throw problem(templates[index], "has the same path as another template, '\(file.path)'")
      }
      try checkText(of: file, templates[index])
    }
    return orders.map(\.path)
  }

  private func checkText(of file: ProjectFile, _ template: Template) throws(InputError) {
    if file.path.hasSuffix(".swift") {
      do { _ = try SwiftSource(path: file.path, text: file.text) } catch {
        throw problem(template, "does not give Swift: \(error.text)")
      }
    }
    if file.path.hasSuffix(".json") {
      guard (try? JSONSerialization.jsonObject(with: Data(file.text.utf8))) != nil else {
        throw problem(template, "does not give JSON")
      }
    }
  }

  private static func values(
    _ name: String, _ layout: ProjectLayout
  ) throws(InputError) -> [String: Mustache.Value] {
    let texts = [
      "title:String", "note:String?", "count:Int", "price:Double", "isOpen:Bool", "since:Date",
      "page:URL", "token:UUID", "tags:[String]", "status:open|closed",
    ]
    var fields: [Field] = []
    for text in texts { fields.append(try Field(text)) }
    var entity = try Entity(TypeName(name, field: "entity"), fields: fields)
    entity.wire = layout.wire
    entity.model = layout.model(of: entity.name)
    entity.sendsChanges = true
    entity.isEdited = true
    entity.asksOne = true
    return entity.projectValues(app: "Trips", layout)
  }
}

extension Entity {
  /// Returns the values of the variables in the templates of a project.
  func projectValues(app: String, _ layout: ProjectLayout) -> [String: Mustache.Value] {
    let texts = ["App": app, "choicesFolder": layout.choicesFolder(self, app: app)]
    return values.merging(texts.mapValues(Mustache.Value.text)) { own, _ in own }
      .merging(layout.values) { own, _ in own }
      .merging(layout.formValues(self, app: app)) { own, _ in own }
  }
}
