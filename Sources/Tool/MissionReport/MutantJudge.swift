/// Checks one entry of `Tests/Mission/mutants.json` against the rules for entries.
struct MutantJudge {
  let mutant: Mutant
  let entry: Int

  func row(known: Set<String>, isRepeated: Bool) -> [MutantProblem] {
    if !known.contains(mutant.row) { return [problem(.row, mutant.row, .isRow)] }
    return isRepeated ? [problem(.row, mutant.row, .isNew)] : []
  }

  func change(source: (String) -> String?) -> [MutantProblem] {
    if let renamed = mutant.renamed { return move(to: renamed, source: source) }
    let same =
      mutant.find == mutant.replace ? [problem(.replace, mutant.replace, .differs)] : []
    guard !mutant.file.hasPrefix("Tests/") else {
      return same + [problem(.file, mutant.file, .isSource)]
    }
    guard let text = source(mutant.file) else {
      return same + [problem(.file, mutant.file, .isFile)]
    }
    // An empty text counts as absent: it would be found between any two characters.
    let places = mutant.find.isEmpty ? [] : text.ranges(of: mutant.find)
    switch places.count {
    case 0: return same + [problem(.find, mutant.find, .occurs)]
    case 1: return same
    default: return same + [problem(.find, mutant.find, .occursOnce)]
    }
  }

  private func move(to path: String, source: (String) -> String?) -> [MutantProblem] {
    guard !mutant.file.hasPrefix("Tests/") else { return [problem(.file, mutant.file, .isSource)] }
    guard source(mutant.file) != nil else { return [problem(.file, mutant.file, .isFile)] }
    let isFree = !path.isEmpty && source(path) == nil
    return isFree ? [] : [problem(.renamed, path, .isFree)]
  }

  func tests(proofs: [TestProof]) -> [MutantProblem] {
    guard !mutant.tests.isEmpty else { return [problem(.tests, "", .isNamed)] }
    return mutant.tests
      .filter { suite in !proofs.contains { $0.rows.contains(mutant.row) && $0.id == suite } }
      .map { problem(.tests, $0, .carriesRow) }
  }

  private func problem(
    _ field: MutantProblem.Field, _ value: String, _ rule: MutantProblem.Rule
  ) -> MutantProblem {
    MutantProblem(entry: entry, field: field, value: value, rule: rule)
  }
}
