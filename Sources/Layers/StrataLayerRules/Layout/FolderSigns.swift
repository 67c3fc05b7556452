/// Guesses from imports and references, for folders whose names say nothing.
struct FolderSigns {
  /// The layers that names suggest.
  let known: Set<String>
  private let project: SourceProject
  /// The files whose types each source uses, by its path.
  private let targets: [String: [SourceFile]]

  init(_ project: SourceProject, known: Set<String>) {
    self.project = project
    self.known = known
    targets = project.files.reduce(into: [:]) { targets, file in
      if !file.isTest { targets[file.path] = project.typeUses(in: file).map(\.target) }
    }
  }

  /// The fewest files that imports are a sign for: fewer may import the same by chance.
  private static let fewest = 3

  /// The frameworks that draw screens.
  private static let screens: Set = ["SwiftUI", "UIKit", "AppKit", "WatchKit", "WidgetKit"]
  /// The frameworks that store or send data.
  private static let stores = [
    "CoreData", "SwiftData", "CloudKit", "FoundationNetworking", "Alamofire", "Moya",
    "Apollo", "GRDB", "SQLite*", "Realm*", "Supabase", "Firebase*",
  ].map { NamePattern($0) }
  /// The frameworks that a proposed rule forbids in Domain.
  static let foreignToDomain = [
    "SwiftUI", "UIKit", "AppKit", "CoreData", "SwiftData", "Combine", "Alamofire", "Supabase",
    "Firebase*",
  ]

  private static func drawsScreens(_ file: SourceFile) -> Bool {
    file.facts.imports.contains { screens.contains($0.module) }
  }

  private static func storesData(_ file: SourceFile) -> Bool {
    file.facts.imports.contains { stores.fits($0.module) }
  }

  /// Returns the files whose imports agree with a layer or contradict it. Most files import nothing
  /// that says anything; in Domain this is what is expected.
  static func votes(of files: [SourceFile], for layer: String) -> LayerEvidence.Votes {
    let foreign = foreignToDomain.map { NamePattern($0) }
    let signs = files.compactMap { file -> Bool? in
      switch layer {
      case "Presentation", "Views", "Routers":
        drawsScreens(file) ? true : storesData(file) ? false : nil
      case "Data": storesData(file) ? true : drawsScreens(file) ? false : nil
      case "Domain": !file.facts.imports.contains { foreign.fits($0.module) }
      default: nil
      }
    }
    return .init(agreeing: signs.count { $0 }, contrary: signs.count { !$0 })
  }

  /// Returns the layer that the imports of a folder's files suggest, or else the references to and
  /// from them; `nil` if less than four fifths of the files suggest the same.
  func layer(of files: [SourceFile]) -> String? {
    guard files.count >= Self.fewest else { return nil }
    let screens = files.count(where: Self.drawsScreens)
    let stores = files.count { Self.storesData($0) && !Self.drawsScreens($0) }
    if screens * 5 >= files.count * 4 { return "Presentation" }
    if stores * 5 >= files.count * 4 { return "Data" }
    guard screens + stores == 0, users(of: files).count > 1, !usesLayers(files) else { return nil }
    return known.contains("Domain") ? "Shared" : "Domain"
  }

  /// Returns the layers whose files use a type or import a module of these files.
  private func users(of files: [SourceFile]) -> Set<String> {
    let paths = Set(files.map(\.path))
    let modules = Set(files.compactMap(\.module))
    let users = project.files.filter { file in
      !file.isTest && file.layer != nil
        && (uses(of: file).contains { paths.contains($0.path) }
          || file.facts.imports.contains { $0.module != file.module && modules.contains($0.module) })
    }
    return Set(users.compactMap(\.layer))
  }

  private func uses(of file: SourceFile) -> [SourceFile] { targets[file.path] ?? [] }

  private func usesLayers(_ files: [SourceFile]) -> Bool {
    files.contains { file in
      uses(of: file).contains { $0.layer != nil }
        || file.facts.imports.contains { project.modules.layers[$0.module] != nil }
    }
  }
}

extension SourceProject {
  /// Returns the files whose types a source uses by name, with the line of each use. A name that
  /// several types have is left out.
  func typeUses(in file: SourceFile) -> [(line: Int, target: SourceFile)] {
    file.facts.uses.compactMap { use in
      guard !use.isValue, let places = types.types[use.name], places.count == 1,
        places[0].file.path != file.path
      else { return nil }
      return (use.line, places[0].file)
    }
  }
}
