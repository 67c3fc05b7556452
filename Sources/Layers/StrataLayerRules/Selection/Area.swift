/// Where a rule holds: floors by their names, or files by patterns.
public struct Area: Equatable, Sendable {
  var floors: [String] = []
  var patterns: [PathPattern] = []

  init(_ names: [String]) {
    for name in names {
      if name.contains("/") || name.contains("*") || name.contains(".") {
        patterns.append(PathPattern(name))
      } else {
        floors.append(name)
      }
    }
  }

  var isEmpty: Bool { floors.isEmpty && patterns.isEmpty }

  func holds(_ file: SourceFile) -> Bool {
    file.floor.map(floors.contains) == true || holds(file.path)
  }

  func holds(_ path: String) -> Bool { patterns.contains { $0.match(path) != nil } }
}

/// An area and what is left out of it.
public struct Scope: Equatable, Sendable {
  var area: Area
  var left: Area

  init(_ fields: inout Fields) {
    area = Area(fields.texts("in"))
    left = Area(fields.texts("except"))
  }

  /// Without an area, every file but the tests.
  func holds(_ file: SourceFile) -> Bool {
    (area.isEmpty ? !file.isTest : area.holds(file)) && !left.holds(file)
  }

  var floorNames: [String] { area.floors + left.floors }

  func files(in house: House) -> [SourceFile] { house.files.filter(holds) }

  /// The files that a check is asked about.
  func judged(in house: House) -> [SourceFile] { house.judged.filter(holds) }
}
