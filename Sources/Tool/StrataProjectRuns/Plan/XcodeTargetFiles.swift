import Foundation
import StrataProjectFacts

/// Sorts the files of an Xcode target.
struct XcodeTargetFiles {
  private let member: XcodePlanner.Member
  private let files: any ProjectFiles
  private(set) var target: PlannedTarget
  private(set) var leftOut: [LeftOut] = []

  init(_ member: XcodePlanner.Member, files: any ProjectFiles) {
    (self.member, self.files) = (member, files)
    let kind: PlannedTarget.Kind =
      member.isApp ? .executable : member.isTest ? .test : .library
    target = PlannedTarget(name: member.module, kind: kind, base: member.folder)
    target.settings = SwiftSettings.lines(of: member.settings)
  }

  /// Sorts the files of the groups and the synchronized folders.
  mutating func sort() {
    let paths = paths()
    let folders = paths.filter { Path.kind($0.path) == "swift" }.map { Path.folder($0.path) }
    let isInside = folders.allSatisfy { $0 == member.folder || Path.isBelow($0, member.folder) }
    if !isInside { target.base = Path.common(folders + [member.folder]) }
    var sorted = BundleFiles(base: target.base, top: member.folder)
    for (path, bundled) in paths { sorted.add(path, bundled: bundled) }
    if member.isApp {
      sorted.write(InformationFile(member, files: files).text, at: "Info.plist")
    }
    (target.files, target.resources) = (sorted.files, sorted.resources)
    leftOut = sorted.leftOut + missing
    let symbols = AssetSymbols(of: target.files, settings: member.settings, in: files)
    if let text = symbols.text, imports.contains("SwiftUI") {
      target.files.append(.init(path: AssetSymbols.path, content: .text(text)))
    }
    var code = DataModelCode()
    code.read(target.files, in: files, below: member.folder)
    target.files += code.files
    leftOut += code.leftOut
  }

  private var imports: [String] { SourceImports.modules(of: target.sources, in: files) }

  private typealias Placed = (path: String, bundled: String?)

  /// Returns every file of the target, each once, with its place in the bundle if the project sets
  /// one.
  private func paths() -> [Placed] {
    let excluded = named(member.target.excluded)
    var found: [Placed] = []
    for file in named(member.target.files)
    // A package that the target names among its resources stays a package.
    where !files.isFile("\(file)/Package.swift") { found += expanded(file) }
    for folder in named(member.target.folders) {
      let inside = files.files(below: folder).map { "\(folder)/\($0)" }
      // A package in the folder is a package of the project, and its files are not the target's.
      let packages = inside.filter { Path.name($0) == "Package.swift" }.map(Path.folder)
      found += inside.filter { path in
        !(excluded + packages).contains { path == $0 || Path.isBelow(path, $0) }
      }.map { ($0, nil) }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
  }

  /// The text that Xcode writes before the path of a file that exists once for each language.
  private static let localized = "/Localized: "

  /// Returns the absolute paths of names in the project. A name may mean the files of all
  /// languages: `App/Localized: Texts/Localizable.strings` for `App/Texts/en.lproj/Localizable.strings`
  /// and others.
  private func named(_ names: [String]) -> [String] {
    names.flatMap { name -> [String] in
      guard let mark = name.range(of: Self.localized) else {
        return [files.spelled(Path.plain("/\(name)"))]
      }
      let place = Path.plain("/\(name[..<mark.lowerBound])/\(name[mark.upperBound...])")
      let folder = Path.folder(place)
      return files.entries(of: folder).filter { Path.kind($0) == "lproj" }
        .map { "\(folder)/\($0)/\(Path.name(place))" }.filter(files.isFile)
    }
  }

  /// The files that the project names but that do not exist.
  private var missing: [LeftOut] {
    named(member.target.files)
      .filter { !files.isFile($0) && !files.isFolder($0) }
      .map {
        LeftOut(
          name: Path.relative($0, from: member.folder),
          reason: "the project lists this file, but it does not exist")
      }
  }

  /// Returns the files that a reference stands for: the file itself, or the contents of a folder. A
  /// referenced folder keeps its name in the bundle, unless the folder is a bundle itself.
  private func expanded(_ path: String) -> [Placed] {
    if files.isFile(path) { return [(path, nil)] }
    let isPlain = Path.kind(path).isEmpty
    return files.files(below: path).map { inside in
      ("\(path)/\(inside)", isPlain ? "\(Path.name(path))/\(inside)" : nil)
    }
  }
}

/// The settings of a target, from its project and its `.xcconfig` files.
struct TargetSettings {
  private let target: XcodeBuildTarget
  private let folder: String
  private let language: String
  private let files: any ProjectFiles

  init(
    _ target: XcodeBuildTarget, folder: String, language: String?, files: any ProjectFiles
  ) {
    (self.target, self.folder, self.files) = (target, folder, files)
    self.language = language ?? "en"
  }

  func resolved(configuration: String) -> XcodeBuildSettings {
    var settings = XcodeBuildSettings()
    settings.add([
      "TARGET_NAME": target.name, "SRCROOT": folder, "PROJECT_DIR": folder,
      "CONFIGURATION": configuration, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "DEVELOPMENT_LANGUAGE": language,
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ])
    for layer in target.layers(of: configuration) {
      switch layer {
      case .values(let values): settings.add(values)
      case .file(let path):
        let path = Path.plain("/\(path)")
        guard let text = files.text(at: path) else { continue }
        settings.add(file: text) { files.text(at: Path.join(Path.folder(path), $0)) }
      }
    }
    return settings
  }
}
