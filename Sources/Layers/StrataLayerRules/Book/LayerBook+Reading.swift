public import Foundation

/// A function that returns the text of the preset with a name, or `nil` if there is none.
public typealias PresetShelf = @Sendable (String) -> String?

extension LayerBook {
  /// Reads a rule book and collects all of its mistakes.
  ///
  /// - Parameters:
  ///   - json: the text of the rule book.
  ///   - file: the file's name, for messages.
  ///   - presets: returns a preset's rule book, whose layers and rules are added after those of
  ///     the file.
  ///   - known: the names of the presets, for suggestions.
  ///   - adding: presets from the command line, in addition to those of the file.
  /// - Throws: ``RuleProblems`` with each missing, misspelt or dangling part.
  public init(
    json: Data, file: String = "strata.json", presets: PresetShelf = { _ in nil },
    named known: [String] = [], adding: [String] = []
  ) throws(RuleProblems) {
    var fields = try Self.fields(of: json, file: file)
    self.init(&fields)
    self.file = file
    var problems = fields.problems
    for name in fields.texts("preset") + adding {
      guard let text = presets(name) else {
        let near = NearestName.of(name, among: known)
        problems.append(
          "there is no preset '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        continue
      }
      add(try LayerBook(json: Data(text.utf8), file: "preset \(name)"))
    }
    problems += ownProblems
    guard problems.isEmpty else { throw RuleProblems(all: problems.map { "\(file): \($0)" }) }
    rules.removeAll { rule in off.contains { $0.rule == rule.id } }
  }

  private static func fields(of json: Data, file: String) throws(RuleProblems) -> Fields {
    do {
      guard let object = try JSONSerialization.jsonObject(with: json) as? [String: Any] else {
        throw RuleProblems(all: ["\(file) holds no JSON object"])
      }
      let slips = JSONSlips(json).found
      guard slips.isEmpty else {
        throw RuleProblems(all: slips.map { "\(file) is not valid JSON: \($0)" })
      }
      return Fields(object, place: "")
    } catch let problems as RuleProblems {
      throw problems
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw RuleProblems(all: ["\(file) is not valid JSON: \(detail ?? error.localizedDescription)"]
      )
    }
  }

  private init(_ fields: inout Fields) {
    roots = fields.texts("roots")
    layers = fields.objects("layers") { Layer(&$0) }
    for sentence in Self.doubles(in: layers) { fields.fail(sentence) }
    outside = fields.objects("outside") { Outside(&$0) }
    exceptions = fields.objects("exceptions") { Exception(&$0) }
    platformFree = fields.object("platformFree") { PlatformFree(&$0) }
    rules = fields.objects("rules") { Rule(&$0) }
    off = fields.objects("off") { Off(rule: $0.text("rule"), why: $0.text("why")) }
    ignored = fields.texts("ignore").map { PathPattern($0) }
    _ = fields.texts("preset")
    _ = fields.optionalText("$schema")
    fields.finish()
    renamedKeys = fields.renamed
  }

  /// Adds a preset's layers after the file's layers: a folder belongs to the first layer that
  /// matches it.
  private mutating func add(_ preset: LayerBook) {
    let names = Set(layers.map(\.name))
    layers += preset.layers.filter { !names.contains($0.name) }
    let own = Set(rules.map(\.id))
    rules += preset.rules.filter { !own.contains($0.id) }
    platformFree = platformFree ?? preset.platformFree
    outside += preset.outside.map { Outside(paths: $0.paths, why: $0.why, isOptional: true) }
    ignored += preset.ignored
  }

  /// Returns the problems of layers that share a name or a folder, which would be ambiguous.
  private static func doubles(in layers: [Layer]) -> [String] {
    let names = Dictionary(grouping: layers, by: \.name).filter { $0.value.count > 1 }.keys
    let claims = layers.flatMap { layer in layer.folders.map { (folder: $0.text, layer.name) } }
    let folders = Dictionary(grouping: claims, by: \.folder).mapValues { $0.map(\.1) }
      .filter { Set($0.value).count > 1 }
    return names.sorted().map { "two layers are called '\($0)'" }
      + folders.sorted { $0.key < $1.key }.map { folder, layers in
        "the layers \(layers.joined(separator: " and ")) have the same folder '\(folder.hasSuffix("/**") ? String(folder.dropLast(3)) : folder)'"
      }
  }

  /// The identifiers of checks that are always made, without a rule; exceptions may name them too.
  private static let standing: Set = [
    "layers", "homeless", "platform-free", "broken-source", "link",
  ]

  private var unknownExceptions: [String] {
    let ids = Self.standing.union(rules.map(\.id))
    return exceptions.compactMap(\.rule).filter { !ids.contains($0) && !$0.isEmpty }.map { id in
      let near = NearestName.of(id, among: ids.sorted())
      return "an exception names the rule '\(id)', which does not exist"
        + (near.map { "; did you mean '\($0)'?" } ?? "")
    }
  }

  private var ownProblems: [String] {
    let names = Set(layers.map(\.name))
    // In steps, because the compiler needs seconds for the sum in one expression.
    var used: [(user: String, layer: String)] = layers.flatMap { layer in
      (layer.layers ?? []).map { (layer.name, $0) }
    }
    used += platformFree?.layers.map { ("platformFree", $0) } ?? []
    used += rules.flatMap { rule in rule.kind.layerNames.map { ("the rule \(rule.id)", $0) } }
    let unknown = used.filter { !names.contains($0.1) }.map { user, name in
      let near = NearestName.of(name, among: names.sorted())
      return "\(user) names the layer '\(name)', which does not exist"
        + (near.map { "; did you mean '\($0)'?" } ?? "")
    }
    let ids = Set(rules.map(\.id))
    let doubles = Dictionary(grouping: rules, by: \.id).filter { $0.value.count > 1 }.keys.sorted()
    let absent = off.filter { !ids.contains($0.rule) }
    return unknown + unknownExceptions + doubles.map { "two rules are called '\($0)'" }
      + absent.map { "'off' names the rule '\($0.rule)', which does not exist" }
      + (layers.isEmpty && rules.isEmpty && platformFree == nil ? [emptiness] : [])
  }

  /// The problem of a book without a layer and a rule, as `strata init` writes it if it has
  /// questions only.
  private var emptiness: String {
    "the rule book has no layer and no rule; "
      + (outside.isEmpty
        ? "add 'layers', 'rules' or 'preset'"
        : "make layers of the paths under 'outside', or add 'rules' or 'preset'")
  }
}

extension LayerBook.Layer {
  fileprivate init(_ fields: inout Fields) {
    name = fields.text("name")
    folders = fields.texts("folder").map { PathPattern.below($0) }
    if folders.isEmpty { fields.fail("'folder' is missing") }
    module = fields.optionalText("module")
    layers = fields.has("layers") ? fields.texts("layers") : nil
    modules = fields.has("modules") ? fields.patterns("modules") : nil
    why = fields.text("why")
    rows = fields.texts("rows")
    group = fields.optionalText("group") ?? name
    sentences = fields.table("is", under: "*")
  }

  /// Returns whether the rule book lists a module for this layer.
  ///
  /// - Parameter holes: the parts that the path of the importing file has in place of the
  ///   placeholders of the layer's folder; the module must have the same ones.
  func lists(_ module: String, _ holes: [String: String]) -> Bool {
    modules?.contains { pattern in
      guard pattern.text.contains("{") else { return pattern.fits(module) }
      return NamePattern(PathPattern.fill(pattern.text, with: holes)).fits(module)
    } == true
  }

  /// Returns whether files of this layer may import a module, given the module's layer; `nil` for a
  /// module without one.
  func allows(_ module: String, on target: String?, _ holes: [String: String] = [:]) -> Bool {
    if lists(module, holes) { return true }
    guard let target else { return modules == nil }
    return layers?.contains(target) != false
  }
}

extension LayerBook.Exception {
  fileprivate init(_ fields: inout Fields) {
    module = fields.optionalText("module")
    imports = fields.optionalText("imports")
    rule = fields.optionalText("rule").map { RenamedRules.current($0) }
    symbol = fields.optionalText("symbol")
    path = fields.optionalText("path").map { PathPattern($0) }
    why = fields.text("why")
    until = fields.optionalText("until")
    let isImport = module != nil && imports != nil && rule == nil
    let isRule = rule != nil && (symbol != nil || path != nil) && module == nil && imports == nil
    if !isImport && !isRule {
      fields.fail(
        "an exception must have 'module' and 'imports', or 'rule' with 'symbol' or 'path'")
    }
    if let until, !Day.isDay(until) { fields.fail("'until' must be a date such as 2027-01-31") }
  }
}

extension LayerBook.Outside {
  fileprivate init(_ fields: inout Fields) {
    paths = fields.requiredTexts("paths").map { PathPattern($0) }
    why = fields.text("why")
  }
}

extension LayerBook.PlatformFree {
  fileprivate init(_ fields: inout Fields) {
    layers = fields.requiredTexts("layers")
    conditions = fields.requiredTexts("conditions")
    why = fields.text("why")
    rows = fields.texts("rows")
  }
}

/// The error of a rule book that is written incorrectly; it does not concern violations of its
/// rules.
public struct RuleProblems: Error, Equatable, CustomStringConvertible {
  public var all: [String]
  public var description: String { all.joined(separator: "\n") }

  public init(all: [String]) { self.all = all }
}
