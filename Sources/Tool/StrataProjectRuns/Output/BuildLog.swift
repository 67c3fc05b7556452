/// The parsed output of a build.
package struct BuildLog: Sendable {
  /// The compiler's messages, without duplicates.
  package private(set) var diagnostics: Set<Diagnostic> = []
  /// The addresses of the packages that SwiftPM has begun to fetch but has not finished fetching.
  private var unfetched: Set<String> = []
  /// The errors that SwiftPM reported before it compiled anything.
  private var faults: [String] = []
  private var hasBegun = false

  /// Creates the log of a build that has written nothing yet.
  package init() {}

  /// Reads a line of the build's output.
  package mutating func add(_ line: String) {
    if let found = Diagnostic(line) { diagnostics.insert(found) }
    if line.hasPrefix("Building for ") { hasBegun = true }
    guard !hasBegun else { return }
    if let fetch = line.wholeMatch(of: /(?:Fetching|Updating|Downloading) (.+)/) {
      unfetched.insert(String(fetch.1))
    }
    if let done = line.wholeMatch(
      of: /(?:Fetched|Updated|Downloaded) (.+?)(?: from cache)? \([\d.]+s\)/)
    {
      unfetched.remove(String(done.1))
    }
    if line.hasPrefix("error: ") { faults.append(String(line.dropFirst("error: ".count))) }
  }

  /// The reason why nothing was compiled; `nil` if SwiftPM has begun to compile.
  package var obstacle: Obstacle? {
    if hasBegun { return nil }
    if !unfetched.isEmpty {
      return Obstacle(text: "packages could not be fetched", details: unfetched.sorted())
    }
    return Obstacle(text: "SwiftPM could not prepare the build", details: faults)
  }

  /// The reason why nothing was compiled.
  package struct Obstacle: Equatable, Sendable {
    /// The reason in words for people.
    package var text: String
    /// The addresses of the packages that were not fetched, or SwiftPM's errors.
    package var details: [String]

    /// The reason and its details in one sentence.
    package var sentence: String {
      let all = details.joined(separator: ", ")
      return "nothing was compiled, since \(text)\(all.isEmpty ? "" : ": \(all)")"
    }
  }
}
