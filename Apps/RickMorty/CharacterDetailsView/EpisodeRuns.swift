import Foundation

/// Episode numbers with consecutive ones merged.
///
///     EpisodeRuns([1, 2, 3, 6, 8, 9]).formatted(locale: english)    // "1–3, 6, 8, 9"
///
/// Two consecutive numbers are written singly. The input may be unordered; duplicates count once.
struct EpisodeRuns: Equatable {
  private(set) var runs: [ClosedRange<Int>] = []

  init(_ numbers: [Int]) {
    for number in Set(numbers).sorted() {
      if let last = runs.last, last.upperBound == number - 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
  }

  func formatted(locale: Locale) -> String {
    func text(_ number: Int) -> String { number.formatted(.number.locale(locale)) }
    let parts = runs.flatMap { run in
      run.count > 2
        ? ["\(text(run.lowerBound))–\(text(run.upperBound))"] : run.map(text)
    }
    return parts.formatted(.list(type: .and, width: .narrow).locale(locale))
  }
}
