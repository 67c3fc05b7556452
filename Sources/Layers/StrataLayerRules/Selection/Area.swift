/// The places where a rule applies: layers by name, or files by pattern.
public struct Area: Equatable, Sendable {
  var layers: [String] = []
  var patterns: [PathPattern] = []

  init(_ names: [String]) {
    for name in names {
      if name.contains("/") || name.contains("*") || name.contains(".") {
        patterns.append(PathPattern(name))
      } else {
        layers.append(name)
      }
    }
  }

  var isEmpty: Bool { layers.isEmpty && patterns.isEmpty }

  func holds(_ file: SourceFile) -> Bool {
    file.layer.map(layers.contains) == true || holds(file.path)
  }

  func holds(_ path: String) -> Bool { patterns.contains { $0.match(path) != nil } }
}

/// The scope of an area: layers by name or files by pattern, without the area's exceptions.
public struct Scope: Equatable, Sendable {
  var area: Area
  var left: Area

  init(_ fields: inout Fields) {
    area = Area(fields.texts("in"))
    left = Area(fields.texts("except"))
  }

  /// Returns whether the area includes a file. An empty area includes every file except tests.
  func holds(_ file: SourceFile) -> Bool {
    (area.isEmpty ? !file.isTest : area.holds(file)) && !left.holds(file)
  }

  var layerNames: [String] { area.layers + left.layers }

  func files(in project: SourceProject) -> [SourceFile] { project.files.filter(holds) }

  /// Returns those checked files that the area includes.
  func judged(in project: SourceProject) -> [SourceFile] { project.judged.filter(holds) }
}
