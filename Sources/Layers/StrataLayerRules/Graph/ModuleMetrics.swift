/// The metrics of a module's dependencies by Robert C. Martin, in percent.
///
/// A module that many others use should have protocols for them, and one that uses many others
/// should have none: the distance says how far a module is from that.
public struct ModuleMetrics: Equatable, Sendable {
  /// The name of the module.
  public var module: String
  /// The number of the project's modules that import it.
  public var userCount: Int
  /// The number of the project's modules that it imports.
  public var usedCount: Int
  /// The number of its protocols.
  public var protocolCount: Int
  /// The number of its types, with protocols.
  public var typeCount: Int

  /// Creates the metrics. For the parameters, see the properties of the same names.
  public init(
    module: String, userCount: Int, usedCount: Int, protocolCount: Int, typeCount: Int
  ) {
    self.module = module
    self.userCount = userCount
    self.usedCount = usedCount
    self.protocolCount = protocolCount
    self.typeCount = typeCount
  }

  /// The share of imported modules among those that import it or that it imports; `nil` if there
  /// are none.
  public var instability: Int? {
    let count = userCount + usedCount
    return count == 0 ? nil : Self.percent(usedCount, of: count)
  }

  /// The share of protocols among the types; 0 without a type.
  public var abstractness: Int { typeCount == 0 ? 0 : Self.percent(protocolCount, of: typeCount) }

  /// The distance from the line on which instability and abstractness add up to 100 %; `nil` for a
  /// module that is alone.
  public var distance: Int? { instability.map { abs($0 + abstractness - 100) } }

  private static func percent(_ part: Int, of whole: Int) -> Int {
    (part * 200 + whole) / (whole * 2)
  }

  /// Returns the metrics of each module of a project, in the order of their names. Tests do not
  /// count.
  public static func all(in project: SourceProject) -> [ModuleMetrics] {
    let names = project.modules.names
    let used = names.reduce(into: [String: Set<String>]()) { used, name in
      used[name] = Set((project.modules.edges[name] ?? []).map(\.to)).intersection(names)
    }
    let files = Dictionary(grouping: project.files.filter { !$0.isTest }) { $0.module ?? "" }
    return names.sorted().map { name in
      let types = (files[name] ?? []).flatMap(\.facts.declarations).filter(\.kind.isType)
      return ModuleMetrics(
        module: name, userCount: used.values.count { $0.contains(name) },
        usedCount: used[name]?.count ?? 0, protocolCount: types.count { $0.kind == .protocol },
        typeCount: types.count)
    }
  }
}
