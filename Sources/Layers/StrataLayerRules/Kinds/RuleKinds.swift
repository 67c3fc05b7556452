/// The list of the available kinds of rules.
public enum RuleKinds {
  /// The types of all kinds, in the order of the documentation.
  public static let all: [any RuleKind.Type] = [
    ImportsRule.self, OrderRule.self, IndependenceRule.self, CyclesRule.self, AcyclicRule.self,
    ReferencesRule.self, LeaksRule.self, ConformancesRule.self, AttributesRule.self,
    ConstructsRule.self, MentionsRule.self, GlobalsRule.self, KindsRule.self, SizesRule.self,
    ParametersRule.self, NamesRule.self, FilesRule.self,
    DebugRule.self, CompanionsRule.self, MembersRule.self, StringsRule.self, CatalogRule.self,
    SettingsRule.self, PackagesRule.self, PropertyListRule.self, TextsRule.self,
  ]

  static func read(_ name: String, _ fields: inout Fields) -> any RuleKind {
    if let kind = all.first(where: { $0.name == name }) { return kind.init(&fields) }
    if !name.isEmpty {
      let near = NearestName.of(name, among: all.map { $0.name })
      fields.fail(
        "there is no kind of rule '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    fields.passRest()
    return CyclesRule(&fields)
  }
}
