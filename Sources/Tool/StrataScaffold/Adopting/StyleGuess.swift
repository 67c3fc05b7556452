import Foundation
import StrataSwiftEdits

/// A guess of the style of a project: the entity whose files can serve as an example for others.
public struct StyleGuess: Equatable, Sendable {
  /// The entity.
  public var example: String
  /// The entity's first feature.
  public var feature: String
  /// The paths of the feature's files, and those of the entity's other files.
  public var screens: [String]
  public var parts: [String]
  /// The files that connect the parts, by their names.
  public var containers: [String]
  /// The places of other sources that name the entity, each with its first such line.
  public var mentions: [String]

  /// The number of the entity's files.
  public var fileCount: Int { screens.count + parts.count }

  /// Returns the style with containers that a person may have chosen.
  ///
  /// - Parameter containers: the paths of the files that connect the parts.
  public func style(containers: [String]) -> AdoptedStyle {
    let forms = NameForms(TypeName(known: example))
    let files = AdoptedStyle.Files(
      entity: parts.map(forms.pattern), feature: screens.map(forms.pattern))
    return AdoptedStyle(
      example: example, feature: feature, files: files, containers: containers.sorted())
  }

  // MARK: Finding

  /// Finds the entities of a project that have a model, a screen and at least one file more.
  ///
  /// - Parameter project: the files of the project.
  /// - Returns: the guesses, those with most files first, and of these those with most containers.
  public static func all(in project: ProjectSnapshot) -> [StyleGuess] {
    let models = models(in: project)
    let names = NameIndex(models)
    let files = NameIndex(project.files.keys.filter(isCopied), by: file)
    return models.compactMap { guess($0, among: names, files, in: project) }
      .sorted {
        ($1.fileCount, $1.containers.count, $0.example)
          < ($0.fileCount, $0.containers.count, $1.example)
      }
  }

  /// Returns the names of the types that have a file with their name, or with `Model` or `Entity`
  /// behind it, and no role in it such as `View`.
  private static func models(in project: ProjectSnapshot) -> [String] {
    var names: Set<String> = []
    for (path, data) in project.files where path.hasSuffix(".swift") && !isTest(path) {
      let stem = stem(path)
      let name = ["Model", "Entity"].first { stem.hasSuffix($0) }.map { stem.dropLast($0.count) }
      guard role(of: stem) == nil, let text = String(bytes: data, encoding: .utf8),
        let types = try? SwiftSource(path: path, text: text).types,
        types.contains(where: { $0.name == stem && ["struct", "class"].contains($0.kind) })
      else { continue }
      names.insert(String(name ?? stem[...]))
    }
    return names.filter { !isScreensModel($0, among: names, in: project) }.sorted()
  }

  /// Returns whether a name comes from the model of a screen, such as `NoteListModel` of the screen
  /// `NoteListView` of an entity `Note`.
  private static func isScreensModel(
    _ name: String, among names: Set<String>, in project: ProjectSnapshot
  ) -> Bool {
    let stems = Set(project.files.keys.map(stem))
    return stems.contains("\(name)Model") && !stems.contains(name)
      && ["View", "Screen", "ViewController"].contains { stems.contains(name + $0) }
      && names.contains { other in
        name != other && name.hasPrefix(other)
          && name.dropFirst(other.count).first?.isUppercase == true
      }
  }

  private static func guess(
    _ name: String, among models: NameIndex, _ files: NameIndex, in project: ProjectSnapshot
  ) -> StyleGuess? {
    let forms = NameForms(TypeName(known: name))
    let names = NameReplacement([(forms, .placeholders)])
    let longer = models.texts(naming: forms).filter { $0 != name && names.names($0) }
      .map { NameReplacement([(NameForms(TypeName(known: $0)), .placeholders)]) }
    let files = files.texts(naming: forms).filter { path in
      let file = file(path)
      return names.names(file) && !longer.contains { $0.names(file) }
    }
    let views = files.filter { path in screenRoles.contains(role(of: stem(path)) ?? "") }
    guard let feature = mostCommon(views.map { trimmed(stem($0)) }), files.count > 2 else {
      return nil
    }
    let screens = files.filter { path in
      let stem = stem(path)
      return views.contains(path) && trimmed(stem) == feature
        || feature != name && stem == "\(feature)Model"
    }
    let parts = files.filter { !screens.contains($0) }
    guard !parts.isEmpty else { return nil }
    let others = sources(naming: names, in: project).filter { !files.contains($0) }
    let containers = others.filter { isContainer(stem($0)) }
    return StyleGuess(
      example: name, feature: feature, screens: screens, parts: parts, containers: containers,
      mentions: mentions(of: forms, in: project, except: Set(files + containers)))
  }

  /// Returns the most common name, of several equally common ones the shortest.
  private static func mostCommon(_ names: [String]) -> String? {
    Dictionary(grouping: names) { $0 }.min {
      ($1.value.count, $0.key.count, $0.key) < ($0.value.count, $1.key.count, $1.key)
    }?.key
  }

  // MARK: Mentions

  /// Returns the first line in each other source that names an entity.
  static func mentions(
    of forms: NameForms, in project: ProjectSnapshot, except known: Set<String>
  ) -> [String] {
    let names = NameReplacement([(forms, .placeholders)])
    return sources(naming: names, in: project).filter { !known.contains($0) }.map { path in
      let text = String(decoding: project.files[path] ?? Data(), as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines.firstIndex { names.names(String($0)) } ?? 0
      return "\(path):\(line + 1)"
    }
  }

  private static func sources(
    naming names: NameReplacement, in project: ProjectSnapshot
  ) -> [String] {
    project.files.filter { path, data in
      path.hasSuffix(".swift") && !isTest(path)
        && names.names(String(decoding: data, as: UTF8.self))
    }.keys.sorted()
  }
}

// MARK: Names of files

extension StyleGuess {
  /// The ends of names of types that belong to a screen.
  private static let screenRoles: Set<String> = [
    "View", "ViewController", "ViewModel", "Presenter", "Screen", "Wireframe", "Router",
    "Interactor", "Builder", "Configurator", "Coordinator", "Reducer", "Feature", "Store", "Cell",
    "Row",
  ]

  /// The ends of names of types that belong to data and rules.
  private static let partRoles: Set<String> = [
    "Repository", "Service", "Client", "API", "Endpoint", "DTO", "Mapper", "UseCase", "DataSource",
    "Storage", "Cache", "Response", "Request", "Provider", "Manager", "Gateway", "Worker",
    "Protocol", "Mock", "Stub", "Fake", "Container", "Assembly", "Factory",
  ]

  private static let containerWords = [
    "Container", "Assembly", "Assembler", "Factory", "Dependencies", "Dependency", "Injection",
    "Composition", "Resolver", "Registry", "Coordinator", "Router",
  ]

  private static func isContainer(_ stem: String) -> Bool {
    containerWords.contains { stem.contains($0) }
  }

  /// Returns the longest role with which a name ends; `nil` if there is none.
  private static func role(of stem: String) -> String? {
    let name = withoutTests(stem)
    return screenRoles.union(partRoles).filter { name.hasSuffix($0) && name != $0 }
      .max { $0.count < $1.count }
  }

  private static func trimmed(_ stem: String) -> String {
    String(withoutTests(stem).dropLast(role(of: stem)?.count ?? 0))
  }

  private static func withoutTests(_ stem: String) -> String {
    stem.hasSuffix("Tests") ? String(stem.dropLast(5)) : stem
  }

  private static func file(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func stem(_ path: String) -> String {
    file(path).split(separator: ".").first.map(String.init) ?? path
  }

  private static func isTest(_ path: String) -> Bool {
    stem(path).hasSuffix("Tests")
      || path.split(separator: "/").contains { $0.hasSuffix("Tests") || $0 == "Tests" }
  }

  private static func isCopied(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(".json")
  }
}
